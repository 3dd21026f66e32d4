import Foundation

// What the views do for their engine, and the engine for them.
extension UIView {
    /// The window, or the topmost view where there is none.
    var simulatedLayoutRoot: UIView { hostWindow ?? simulatedRoot }

    /// Constraints have come or gone, or views with them: from now on there is an engine.
    func simulatedConstraintsDidChange() {
        guard let engine = simulatedLayoutRoot.autoLayout.engine else { return simulatedBeginAutoLayout() }
        engine.structureDidChange()
        engine.setDirty()
    }

    /// A view wants to update its constraints.
    func simulatedAskForConstraints() {
        guard let engine = simulatedLayoutRoot.autoLayout.engine else { return simulatedBeginAutoLayout() }
        engine.constraintsAreAskedFor()
    }

    private func simulatedBeginAutoLayout() {
        let root = simulatedLayoutRoot
        root.autoLayout.engine = SimulatedLayoutEngine(root: root)
    }

    /// The order of the subviews, or what a constraint may refer to: counts in the next layout, but is no reason for one.
    func simulatedStructureDidChange() {
        simulatedLayoutRoot.autoLayout.engine?.structureDidChange()
    }

    /// The constant or the priority of a constraint that this view holds.
    func simulatedDidChange(_ constraint: NSLayoutConstraint) {
        simulatedLayoutRoot.autoLayout.engine?.constraintDidChange(constraint.serialNumber)
    }

    /// Something else that constraints may depend on.
    func simulatedLayoutInputDidChange() {
        guard autoLayout.isInvolved, let engine = simulatedLayoutRoot.autoLayout.engine else { return }
        engine.inputDidChange(of: self)
        engine.setDirty()
    }

    /// Views that constraints position are where their superview's layout puts them; where they are before that counts
    /// for the keyboard's guides only.
    func simulatedPlaceDidChange(byScrolling: Bool) {
        guard autoLayout.isInvolved, let engine = simulatedLayoutRoot.autoLayout.engine else { return }
        engine.inputDidChange(of: self)
        guard !engine.isDirty else { return }
        let isInput = byScrolling ? autoLayout.isInvolvedByOffset : autoLayout.frame == nil
        if isInput || engine.hasKeyboardGuides { engine.setDirty() }
    }

    func simulatedUpdateLayoutEngine() {
        simulatedLayoutRoot.autoLayout.engine?.updateIfNeeded()
    }

    // MARK: Moving from tree to tree

    var simulatedIsInLayoutEngine: Bool { simulatedLayoutRoot.autoLayout.engine != nil }

    /// Constraints that are held above a view which leaves its superview end, as in UIKit.
    func simulatedDropConstraintsFromAbove() {
        var ancestor = parentView
        while let here = ancestor {
            for constraint in here.autoLayout.constraints
            where constraint.simulatedViews.contains(where: { $0.isDescendantUncounted(of: self) }) {
                here.removeConstraint(constraint)
            }
            ancestor = here.parentView
        }
    }

    func simulatedDidMoveToTree(hadEngine: Bool) {
        if parentView != nil { autoLayout.engine = nil }
        if hadEngine || simulatedIsInLayoutEngine || type(of: self).requiresConstraintBasedLayout {
            simulatedConstraintsDidChange()
        }
    }

    // MARK: Layout

    /// UIKit's own part of `layoutSubviews`: positions the subviews by their constraints, wherever they were.
    func simulatedApplyConstraints() {
        guard let engine = simulatedLayoutRoot.autoLayout.engine else { return }
        // What it finds out about this view's subviews is done right here.
        let neededLayout = needsLayout
        engine.updateIfNeeded()
        needsLayout = neededLayout
        SimulatedEngine.current.performing(as: .uikit) {
            for view in childViews { view.simulatedMoveToConstraints() }
            guard let scrollView = self as? UIScrollView, let size = autoLayout.contentSizeOfScrollView else { return }
            let pixels = SimulatedPixels(of: self)
            let zoom = scrollView.zoomScale
            let rounded = CGSize(width: pixels.round(size.width * zoom), height: pixels.round(size.height * zoom))
            if scrollView.contentSize != rounded { scrollView.contentSize = rounded }
        }
    }

    /// Center and bounds only: the transform is the app's. The center is set as an app would set it, so a subclass notices.
    func simulatedMoveToConstraints() {
        guard let frame = autoLayout.frame else { return }
        let isSame = autoLayout.placedFrame == frame
        autoLayout.placedFrame = frame
        if isSame, simulatedBehavior.layoutsLeaveDisplacedViews { return }
        let pixels = SimulatedPixels(of: self)
        // Edges, not sizes, are rounded, so that neighbours stay neighbours.
        let (left, top) = (pixels.round(frame.origin.x), pixels.round(frame.origin.y))
        let width = max(0, pixels.round(frame.origin.x + frame.size.width) - left)
        let height = max(0, pixels.round(frame.origin.y + frame.size.height) - top)
        let zoom = (parentView as? UIScrollView)?.simulatedScale(of: self) ?? 1
        center = CGPoint(x: (left + width / 2) * zoom, y: (top + height / 2) * zoom)
        simulatedSetBounds(CGRect(origin: modelBounds.origin, size: CGSize(width: width, height: height)))
        simulatedRefreshSafeArea()
    }
}

extension UIWindow {
    /// The keyboard's layout guides move in the keyboard's own animation, and what is pinned to them with them. What
    /// that means inside of the views is laid out at the end of the turn.
    func simulatedFollowKeyboard() {
        guard let engine = autoLayout.engine else { return }
        engine.updateIfNeeded()
        guard engine.hasKeyboardGuides else { return }
        engine.setDirty()
        let moved = engine.updateIfNeeded()
        SimulatedEngine.current.performing(as: .uikit) {
            for view in moved where view.autoLayout.placedFrame != nil { view.simulatedMoveToConstraints() }
        }
    }
}

/// Rounds to the pixels of a view's screen; off screen, away what sums leave behind.
@MainActor
struct SimulatedPixels {
    private let scale: CGFloat

    init(of view: UIView) {
        let scale = view.hostWindow?.screen.scale ?? 0
        self.scale = scale > 0 ? scale : 1e6
    }

    func round(_ value: CGFloat) -> CGFloat {
        let pixels = value * scale
        // A half goes the same way whichever bits the sum has lost.
        return (pixels + 1e-6).rounded() / scale
    }
}
