internal import UIKit

/// Applies the plans of one avoidance, and takes everything back.
///
/// Scroll views, a container and what follows the keyboard have an adjuster each, for its own part of the plan.
@MainActor final class TargetAdjuster {
    let views: AdjustedViews
    let lists = ListMotion()
    /// Exists while the end of the target is to be kept visible.
    var end: EndKeeper?

    init(_ target: AvoidanceTarget) { views = AdjustedViews(of: target) }

    var target: AvoidanceTarget { views.target }

    /// Follows a change of the room for the target, and of the app's room below it, if that is given.
    func keepEnd(room: CGFloat? = nil) { end?.keep(for: room, didMove: lists.keepWhole) }

    /// Whether `plan` would change anything.
    func differs(from plan: AvoidancePlan) -> Bool {
        if end?.isDue == true { return true }
        if plan.restores { return views.isHolding }
        return zip(views.scrollViews, plan.scrolls).contains { $0.differs(from: $1) }
            || views.formerScrollViews.contains(where: \.isHolding)
            || views.container?.differs(from: plan.lift ?? 0) ?? false
            || views.coverageAdjuster?.differs(from: plan) ?? false
    }

    /// Carries out `plan`. A bar that rises may make some of `neighbors` lower.
    func apply(_ plan: AvoidancePlan, beside neighbors: [UIScrollView] = []) {
        if plan.restores { return restore(scrollsBack: plan.scrollsBack, mayWait: true, focusPlaces: plan.focusPlaces) }
        keepingLists {
            for adjuster in views.formerScrollViews { adjuster.restore(scrollsBack: false, mayWait: false) }
            views.forget(views.formerScrollViews)
            for (adjuster, plan) in zip(views.scrollViews, plan.scrolls) { adjuster.apply(plan) }
        }
        views.container?.apply(plan.lift ?? 0)
        guard let coverageAdjuster = views.coverageAdjuster else { return }
        let bar = coverageAdjuster.bar
        let others = neighbors.filter { bar.map($0.isDescendant) != true }
        lists.keepWhole(others, shrinkingBy: coverageAdjuster.rise(with: plan)) { coverageAdjuster.apply(plan) }
    }

    /// Makes `changes`; lists stay whole on their way, and the end stays where it is kept.
    private func keepingLists(_ changes: () -> Void) {
        let before = views.allScrollViews.compactMap(\.bounds)
        changes()
        for (scrollView, bounds) in before { lists.keepWhole(scrollView, movedFrom: bounds) }
        keepEnd()
    }

    /// Takes back what was changed in `view`, at once.
    func release(_ view: UIView) {
        let released = views.allScrollViews.filter { $0.scrollView?.isDescendant(of: view) ?? false }
        UIView.performWithoutAnimation {
            for adjuster in released { adjuster.restore(scrollsBack: false, mayWait: false) }
            if views.container?.view?.isDescendant(of: view) ?? false { views.container?.restore() }
        }
        views.forget(released)
    }

    /// Ends the animation that is under way. Without an animation of its own, a movement would leave it to go on beyond the new place.
    func endAnimations() {
        lists.end()
        for view in views.moved { view.layer.removeAllAnimations() }
    }

    /// Whether `plan`, which restores, moves any view.
    func movesWhenRestoring(_ plan: AvoidancePlan) -> Bool {
        views.container?.isLifted == true || views.coverageAdjuster?.isHolding == true
            || views.allScrollViews.contains { $0.scrollsWhenRestoring(scrollsBack: plan.scrollsBack) }
    }

    /// Takes every change back; `scrollsBack` also scrolls to where the user was. With `mayWait`, an inset stays as long as
    /// the user scrolls. See ``AvoidancePlan/focusPlaces``.
    func restore(scrollsBack: Bool, mayWait: Bool, focusPlaces: [CGFloat?] = []) {
        keepingLists {
            views.container?.restore()
            for (index, adjuster) in views.allScrollViews.enumerated() {
                let focusY = index < min(focusPlaces.count, views.scrollViews.count) ? focusPlaces[index] : nil
                adjuster.restore(scrollsBack: scrollsBack, mayWait: mayWait, focusY: focusY)
            }
        }
        views.coverageAdjuster?.reconcile()
        views.coverageAdjuster?.apply(AvoidancePlan(reason: .nothingCovered))
    }
}
