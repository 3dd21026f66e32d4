import Foundation

/// The constraints of a tree of views, translated for the solver.
///
/// Positions are relative to the superview, as frames are. So a constraint has few variables, and nothing changes for
/// the views in a container that is moved. Views that keep their frame count with their center and bounds, which are
/// the same under any transform.
@MainActor
struct SimulatedLayoutProblem {
    let root: UIView
    /// The size of the root itself is sought.
    private let isFitting: Bool
    private(set) var views: [UIView] = []
    private(set) var entries: [(constraint: NSLayoutConstraint, holder: UIView)] = []
    private(set) var mentioned: Set<ObjectIdentifier> = []
    private(set) var involved: Set<ObjectIdentifier> = []
    private(set) var involvedByInsets: Set<ObjectIdentifier> = []
    private(set) var involvedByOffset: Set<ObjectIdentifier> = []
    /// Scroll views whose content is as large as constraints say.
    private(set) var scrollViews: Set<ObjectIdentifier> = []
    private(set) var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    init(root: UIView, isFitting: Bool = false) {
        self.root = root
        self.isFitting = isFitting
        gather(root)
    }

    // MARK: What there is

    private mutating func gather(_ view: UIView) {
        views.append(view)
        for constraint in view.autoLayout.constraints {
            guard constraint.simulatedViews.allSatisfy({ $0.isDescendantUncounted(of: view) }) else { continue }
            entries.append((constraint, view))
            note(constraint.firstItem, constraint.firstAttribute, view)
            note(constraint.secondItem, constraint.secondAttribute, view)
        }
        for child in view.childViews { gather(child) }
    }

    /// What the place of an item depends on, on the way up to the holder of its constraint.
    private mutating func note(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ holder: UIView) {
        guard let view = NSLayoutConstraint.simulatedView(of: item) else { return }
        let guide = item as? UILayoutGuide
        if let guide { guides[ObjectIdentifier(guide)] = guide }
        mentioned.insert(ObjectIdentifier(view))
        involved.insert(ObjectIdentifier(view))
        let isContent = guide?.simulatedIsContentGuide ?? (view === holder && !attribute.isSize)
        if isContent, view is UIScrollView { scrollViews.insert(ObjectIdentifier(view)) }
        if guide?.simulatedIsFixed == true || attribute.withinMargins != nil {
            involvedByInsets.insert(ObjectIdentifier(view))
        }
        guard !attribute.isSize else { return }
        if guide?.simulatedIsFixed == true { involvedByOffset.insert(ObjectIdentifier(view)) }
        guard view !== holder else { return }
        var container = guide == nil ? view.parentView : view
        while let here = container, here !== holder {
            involved.insert(ObjectIdentifier(here))
            involvedByOffset.insert(ObjectIdentifier(here))
            container = here.parentView
        }
    }

    var hasKeyboardGuides: Bool { guides.values.contains { $0 is UIKeyboardLayoutGuide } }

    /// Whether constraints say where the view is; those that keep their frame, and the top of the tree, are where they
    /// are.
    func isPositioned(_ view: UIView) -> Bool {
        guard view !== root else { return isFitting }
        return !view.translatesAutoresizingMaskIntoConstraints && mentioned.contains(ObjectIdentifier(view))
    }

    // MARK: Boxes

    /// In the superview's coordinates.
    private func frame(of view: UIView) -> SimulatedLayoutBox {
        guard isPositioned(view) else {
            let (center, size) = (view.modelCenter, view.modelBounds.size)
            return SimulatedLayoutBox(CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, size: size))
        }
        let box = SimulatedLayoutBox(item: view.autoLayout.number)
        return view === root ? box.at(.zero) : box
    }

    /// The box of an item in the coordinates of the holder. The edges of a scroll view are, for what is in it, those of
    /// its content.
    private func box(
        of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
    ) -> SimulatedLayoutBox? {
        var container: UIView?
        var box: SimulatedLayoutBox
        if let guide = item as? UILayoutGuide, let owner = guide.owningView {
            box = guide.simulatedBox(in: frame(of: owner).at(owner.modelBounds.origin))
            container = owner
        } else if let view = item as? UIView {
            if view === holder, !attribute.isSize {
                if let scrollView = view as? UIScrollView {
                    return SimulatedLayoutBox(item: scrollView.contentLayoutGuide.simulatedNumber).at(.zero)
                }
                return frame(of: view).at(view.modelBounds.origin)
            }
            box = frame(of: view)
            container = view.parentView
        } else {
            return nil
        }
        while let here = container, here !== holder {
            box = box.outside(frame(of: here), origin: here.modelBounds.origin)
            container = here.parentView
        }
        return box
    }

    func expression(
        of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
    ) -> SimulatedLinearExpression? {
        guard var box = box(of: item, attribute, in: holder) else { return nil }
        let view = item as? UIView
        if attribute.withinMargins != nil, let view { box = box.inset(by: view.layoutMargins) }
        return box.expression(
            of: attribute.withinMargins ?? attribute,
            isRightToLeft: holder.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            baselines: view?.simulatedBaselines
        )
    }
}
