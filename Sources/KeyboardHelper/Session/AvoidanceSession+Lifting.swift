internal import UIKit

/// What is lifted for an input: the target, one of the screens in it, or the controller's view around a scroll view.
extension AvoidanceSession {
    /// Chooses what the next plans lift.
    func chooseLiftedView(
        on screen: UIView?, inside inner: some Collection<AvoidanceSession>, isBesideTarget: Bool
    ) {
        let view =
            target.kind == .scrollView
            ? hostToLift(isBesideTarget: isBesideTarget) : liftedView(on: screen, inside: inner)
        if view !== adjuster.liftedView { memory.forgetHostTop() }
        adjuster.lift(view)
    }

    /// What is to be lifted for an input on `screen`, if no host inside lifts that. A screen that scrolls needs no lift.
    private func liftedView(on screen: UIView?, inside inner: some Collection<AvoidanceSession>) -> UIView? {
        let scrollView = target.servesScreens ? screen as? UIScrollView : nil
        if let scrollView, scrollView.scrollsAlongHeight, scrollView.scaleInWindow != nil,
            !avoidance.settings.keepsInPlace(scrollView)
        {
            return nil
        }
        return target.liftedView(on: screen).flatMap { view in
            inner.contains { $0.target.view.map(view.isDescendant) ?? false } ? nil : view
        }
    }

    /// The controller's view, if it is lifted for an input that a scroll view target does not move. It stays the one that is lifted
    /// until it is back, so that plans count with that.
    private func hostToLift(isBesideTarget: Bool) -> UIView? {
        if isBesideTarget, liftsHost { return host }
        return adjuster.containerLift.flatMap { $0 > 0 ? adjuster.liftedView : nil }
    }

    /// Whether an input that the target does not move is lifted together with the controller's view. Bars stay.
    var liftsHost: Bool { target.kind == .scrollView && host?.ownController?.hasBars == false }
}
