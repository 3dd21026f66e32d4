import Foundation

/// The constraints of a tree of views, translated for the solver.
///
/// Positions are relative to the superview, as frames are. So a constraint has few variables, and nothing changes for
/// the views in a container that is moved. Views that keep their frame count with their center and bounds, which are
/// the same under any transform.
@MainActor
final class SimulatedLayoutProblem {
    /// What linear constraints come from.
    enum Row {
        case constraint(NSLayoutConstraint)
        /// Content hugging and compression resistance of a view that constraints position.
        case ownSize(SimulatedTie<UIResponder>)
        /// A guide that constraints position, by its number.
        case guide(Int)
    }

    // A problem may outlive what it was made of, so it retains no view. Views go by their numbers.
    let root: Int
    /// The size of the root itself is sought.
    private let isFitting: Bool
    /// Superviews first.
    private(set) var views: [SimulatedTie<UIResponder>] = []
    private(set) var rows: [Row] = []
    private(set) var plainGuides: [UILayoutGuide] = []
    /// The views that may show a text of several lines.
    private(set) var texts: [SimulatedTie<UIResponder>] = []
    private(set) var hasKeyboardGuides = false

    private var mentioned: Set<Int> = []
    private(set) var involved: Set<Int> = []
    private(set) var involvedByInsets: Set<Int> = []
    private(set) var involvedByOffset: Set<Int> = []
    /// Scroll views whose content is as large as constraints say.
    private(set) var scrollViews: Set<Int> = []

    // What to do when something changes.

    /// The rows that depend on the place, the size or the content of a view.
    private(set) var rowsOfView: [Int: [Int]] = [:]
    private(set) var rowOfConstraint: [Int: Int] = [:]
    /// Rows that depend on what nothing tells of: insets, the keyboard, baselines.
    private(set) var volatileRows: Set<Int> = []
    /// For the number of a view, or of the content of a scroll view, the place of the view among `views`.
    private(set) var viewOfItem: [Int: Int] = [:]

    init(root: UIView, isFitting: Bool = false) {
        self.root = root.autoLayout.number
        self.isFitting = isFitting
        gather(root)
        for view in views.compactMap(\.view) where isPositioned(view) {
            rowsOfView[view.autoLayout.number, default: []].append(rows.count)
            rows.append(.ownSize(view.simulatedTie))
            if view is UILabel || view is UITextView { texts.append(view.simulatedTie) }
        }
        plainGuides.sort { $0.simulatedNumber < $1.simulatedNumber }
        rows += plainGuides.map { .guide($0.simulatedNumber) }
    }

    // MARK: What there is

    private func gather(_ view: UIView) {
        viewOfItem[view.autoLayout.number] = views.count
        views.append(view.simulatedTie)
        for constraint in view.autoLayout.constraints {
            let (first, second) = (constraint.first.view, constraint.second.view)
            guard first?.isDescendantUncounted(of: view) != false, second?.isDescendantUncounted(of: view) != false
            else {
                continue
            }
            rowOfConstraint[constraint.serialNumber] = rows.count
            note(constraint.first, constraint.firstAttribute, view)
            note(constraint.second, constraint.secondAttribute, view)
            rows.append(.constraint(constraint))
        }
        for child in view.childViews { gather(child) }
    }

    /// What the place of an item depends on, on the way up to the holder of its constraint.
    private func note(
        _ item: SimulatedLayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ holder: UIView
    ) {
        guard let view = item.view else { return }
        let (guide, number) = (item.guide, view.autoLayout.number)
        if let guide { note(guide) }
        mentioned.insert(number)
        involve(view)
        let isContent = guide?.simulatedIsContentGuide ?? (view === holder && !attribute.isSize)
        if isContent, let scrollView = view as? UIScrollView {
            scrollViews.insert(number)
            viewOfItem[scrollView.contentLayoutGuide.simulatedNumber] = viewOfItem[number]
        }
        let dependsOnInsets = guide?.simulatedIsFixed == true || attribute.withinMargins != nil
        if dependsOnInsets { involvedByInsets.insert(number) }
        if dependsOnInsets || attribute.isBaseline { volatileRows.insert(rows.count) }
        guard !attribute.isSize else { return }
        if guide?.simulatedIsFixed == true { involvedByOffset.insert(number) }
        guard view !== holder else { return }
        var container = guide == nil ? view.parentView : view
        while let here = container, here !== holder {
            involve(here)
            involvedByOffset.insert(here.autoLayout.number)
            container = here.parentView
        }
    }

    private func involve(_ view: UIView) {
        involved.insert(view.autoLayout.number)
        rowsOfView[view.autoLayout.number, default: []].append(rows.count)
    }

    private func note(_ guide: UILayoutGuide) {
        if guide is UIKeyboardLayoutGuide { hasKeyboardGuides = true }
        guard guide.simulatedIsPlain, !plainGuides.contains(where: { $0 === guide }) else { return }
        plainGuides.append(guide)
    }

    /// Whether constraints say where the view is; those that keep their frame, and the top of the tree, are where they
    /// are.
    func isPositioned(_ view: UIView) -> Bool {
        guard view.autoLayout.number != root else { return isFitting }
        return !view.translatesAutoresizingMaskIntoConstraints && mentioned.contains(view.autoLayout.number)
    }

    // MARK: Expressions

    /// In the superview's coordinates.
    private func span(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> SimulatedLayoutSpan {
        guard isPositioned(view) else {
            if let effectView = view.parentView as? UIVisualEffectView, isPositioned(effectView) {
                return SimulatedLayoutSpan(item: effectView.autoLayout.number, axis).at(.zero)
            }
            let (center, size) = (view.modelCenter, view.modelBounds.size)
            let frame = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, size: size)
            return SimulatedLayoutSpan(frame, axis)
        }
        let span = SimulatedLayoutSpan(item: view.autoLayout.number, axis)
        return view.autoLayout.number == root ? span.at(.zero) : span
    }

    /// An item along the axis of an attribute, in the coordinates of the holder. The edges of a scroll view are, for what is
    /// in it, those of its content.
    private func span(
        of item: SimulatedLayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
    ) -> SimulatedLayoutSpan? {
        guard let axis = attribute.axis else { return nil }
        var container: UIView?
        var span: SimulatedLayoutSpan
        if let guide = item.guide, let owner = guide.owningView {
            span = guide.simulatedSpan(in: self.span(of: owner, axis).at(owner.modelBounds.origin))
            container = owner
        } else if case .view = item, let view = item.view {
            if view === holder, !attribute.isSize {
                if let scrollView = view as? UIScrollView {
                    return SimulatedLayoutSpan(item: scrollView.contentLayoutGuide.simulatedNumber, axis).at(.zero)
                }
                return self.span(of: view, axis).at(view.modelBounds.origin)
            }
            span = self.span(of: view, axis)
            container = view.parentView
        } else {
            return nil
        }
        // A size is the same in all coordinates.
        while !attribute.isSize, let here = container, here !== holder {
            span = span.outside(self.span(of: here, axis), origin: here.modelBounds.origin)
            container = here.parentView
        }
        return span
    }

    func expression(
        of item: SimulatedLayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
    ) -> SimulatedLinearExpression? {
        guard var span = span(of: item, attribute, in: holder) else { return nil }
        let view = item.guide == nil ? item.view : nil
        if attribute.withinMargins != nil, let view { span = span.inset(by: view.layoutMargins) }
        return span.expression(
            of: attribute.withinMargins ?? attribute,
            isRightToLeft: attribute.isDirected && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            baselines: attribute.isBaseline ? view?.simulatedBaselines : nil
        )
    }
}
