internal import UIKit

/// Writes the plans of one avoidance, by its adjusters, and takes everything back.
@MainActor final class PlanWriter {
    let adjusters: TargetAdjusters
    let lists = ListMotion()
    /// Exists while the end of the target is to be kept visible.
    var end: EndKeeper?

    init(_ target: AvoidanceTarget) { adjusters = TargetAdjusters(of: target) }

    /// Follows a change of the room for the target, and of the app's room below it, if that is given.
    func keepEnd(room: CGFloat? = nil) { end?.keep(for: room, didMove: lists.keepWhole) }

    /// Whether `plan` would change anything.
    func differs(from plan: AvoidancePlan) -> Bool {
        if end?.isDue == true { return true }
        if plan.restores { return adjusters.isHolding }
        return zip(adjusters.scrollViews, plan.moves).contains { $0.differs(from: $1) }
            || adjusters.formerScrollViews.contains(where: \.isHolding) || !adjusters.formerContainers.isEmpty
            || adjusters.container?.differs(from: plan.lift ?? 0) ?? false
            || adjusters.coverageAdjuster?.differs(from: plan) ?? false
    }

    /// Carries out `plan`. A bar that rises may make some of `neighbors` lower.
    func apply(_ plan: AvoidancePlan, beside neighbors: [UIScrollView] = []) {
        if plan.restores { return restore(scrollsBack: plan.scrollsBack, mayWait: true) }
        keepingLists {
            adjusters.restoreFormer()
            for (adjuster, scroll) in zip(adjusters.scrollViews, plan.moves) { adjuster.apply(scroll) }
        }
        adjusters.container?.apply(plan.lift ?? 0)
        guard let coverageAdjuster = adjusters.coverageAdjuster else { return }
        let bar = coverageAdjuster.bar
        let others = neighbors.filter { bar.map($0.isDescendant) != true }
        lists.keepWhole(others, shrinkingBy: coverageAdjuster.rise(with: plan)) { coverageAdjuster.apply(plan) }
    }

    /// Makes `changes`; lists stay whole on their way, and the end stays where it is kept.
    private func keepingLists(_ changes: () -> Void) {
        let before = adjusters.allScrollViews.compactMap(\.bounds)
        changes()
        for (scrollView, bounds) in before { lists.keepWhole(scrollView, movedFrom: bounds) }
        keepEnd()
    }

    /// Takes back what was changed in `view`, at once.
    func release(_ view: UIView) {
        let released = adjusters.allScrollViews.filter { $0.scrollView?.isDescendant(of: view) ?? false }
        UIView.performWithoutAnimation {
            for adjuster in released { adjuster.restore(scrollsBack: false, mayWait: false) }
            if adjusters.container?.view?.isDescendant(of: view) ?? false { adjusters.container?.restore() }
        }
        adjusters.forget(released)
    }

    /// Takes the lift around `view` back, at once.
    func lower(around view: UIView) {
        guard let container = adjusters.container, container.isLifted, let lifted = container.view else { return }
        if view.isDescendant(of: lifted) { UIView.performWithoutAnimation { container.restore() } }
    }

    /// Ends the animation that is under way. Without an animation of its own, a movement would leave it to go on beyond the new
    /// place.
    func endAnimations() {
        lists.end()
        for view in adjusters.moved { view.layer.removeAllAnimations() }
    }

    /// Whether `plan`, which restores, moves any view.
    func movesWhenRestoring(_ plan: AvoidancePlan) -> Bool {
        adjusters.container?.isLifted == true || adjusters.coverageAdjuster?.isHolding == true
            || adjusters.allScrollViews.contains { $0.scrollsWhenRestoring(scrollsBack: plan.scrollsBack) }
    }

    /// Takes every change back; `scrollsBack` also scrolls to where the user was. With `mayWait`, an inset stays as long as
    /// the user scrolls.
    func restore(scrollsBack: Bool, mayWait: Bool) {
        keepingLists {
            for container in adjusters.formerContainers { container.restore() }
            adjusters.container?.restore()
            for adjuster in adjusters.allScrollViews { adjuster.restore(scrollsBack: scrollsBack, mayWait: mayWait) }
        }
        adjusters.coverageAdjuster?.reconcile(whileEditing: true)
        adjusters.coverageAdjuster?.apply(AvoidancePlan(reason: .nothingCovered))
    }
}
