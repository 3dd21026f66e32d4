internal import UIKit

/// Applies a plan, inside the animation.
extension AvoidanceSession {
    /// Another avoidance moves a view around this host. What follows from that happens in the same animation, unless a plan of
    /// its own is still to come. In the same host, each that seeks the focus has its own plan.
    func surroundingsDidMove(isInside: Bool) {
        guard isInside || !target.seeksFocus else { return }
        guard let (plan, _) = makePlan(after: .layout) else { return }
        // A plan that waits for the user is made again by the host's own layout pass, which asks until nothing waits any more.
        if plan.isProvisional { probe?.setNeedsLayout() }
        if adjuster.differs(from: plan) { carryOut(plan, after: .layout) }
    }

    /// Applies `plan`. A view that moves may lose a part of its safe area, and what is laid out by that moves back inside of it.
    /// Then the plan goes further, in the same animation.
    func carryOut(_ plan: AvoidancePlan, after trigger: PlanTrigger) {
        var plan = plan
        for _ in 0..<Self.mostRounds {
            let lift = adjuster.containerLift ?? 0
            let places = plan.reason == .alreadyVisible ? [] : placesInSafeArea
            apply(plan)
            guard layOutByNewSafeArea(since: places), !hasEnded, !plan.restores,
                let (next, _) = makePlan(after: trigger), adjuster.differs(from: next)
            else { return }
            // Nobody compensates a view that is no controller's.
            let view = adjuster.liftedView
            let inset = view?.ownController == nil ? view?.safeAreaInsets.bottom ?? 0 : 0
            plan = next.reaching(after: plan, from: lift, insetToLose: inset, scale: window?.screen.scale ?? 1)
        }
    }

    /// Two are enough, unless the safe area above the content grows, or scrolling changes it.
    private static let mostRounds = 8

    private func apply(_ plan: AvoidancePlan) {
        let neighbors = target.constraint == nil ? [] : drag.scrollViews
        drag.keepingPulledContent { adjuster.apply(plan, beside: neighbors) }
        // The app may have ended the avoidance from within these writes.
        if hasEnded { adjuster.restore(scrollsBack: false, mayWait: false) }
    }

    // MARK: Safe areas

    /// The views around the input that a plan moves, from the outside in, and the part of the safe area that their places leave
    /// them: what is lifted, the bar, and what scrolls.
    private var placesInSafeArea: [(view: UIView, place: PlaceInSafeArea)] {
        let outermost = target.bar ?? adjuster.liftedView ?? target.view
        guard let outermost, let inner = target.bar ?? tracker?.lastKnownInput?.superview else { return [] }
        let path = Array(inner.outwards(to: outermost))
        guard path.last === outermost else { return [] }
        let moved = path.enumerated().filter { index, view in
            view === outermost && !(view is UIScrollView) || index + 1 < path.count && path[index + 1] is UIScrollView
        }
        return moved.reversed().map { ($0.element, PlaceInSafeArea(of: $0.element)) }
    }

    /// Lays out the outermost of these views that has another safe area than at `places`, inside the animation that has moved it.
    /// Left to the end of the turn, its content would jump. Returns whether there was one.
    private func layOutByNewSafeArea(since places: [(view: UIView, place: PlaceInSafeArea)]) -> Bool {
        let moved = places.first { view, place in
            let now = PlaceInSafeArea(of: view)
            // The bottom of a controller's view is compensated.
            return now.top != place.top || now.bottom != place.bottom && view.ownController == nil
        }
        guard let view = moved?.view else { return false }
        PendingLayout.follow(view)
        return true
    }
}
