internal import UIKit

/// Applies the plans of one avoidance, and takes everything back.
///
/// Scroll views, a container and a constraint have an adjuster each, for its own part of the plan.
@MainActor final class TargetAdjuster {
    private let target: AvoidanceTarget
    private let scrollViews = ScrollAdjusters()
    private let container: ContainerAdjuster?
    private let constraint: ConstraintAdjuster?

    init(_ target: AvoidanceTarget) {
        self.target = target
        let isLifted = target.kind == .container || target.kind == .automatic
        container = isLifted ? target.view.map(ContainerAdjuster.init) : nil
        constraint = target.constraint.map(ConstraintAdjuster.init)
    }

    /// How far the content is above where it would be without the library, in points; see ``KeyboardAvoidance/lift``.
    var lift: CGFloat {
        let lifts = [container?.lift, constraint?.lift, target.kind == .container ? nil : scrollViews.lift]
        return lifts.compactMap(\.self).reduce(0, +)
    }

    /// Whether any change of the library is in the view tree.
    private var isHolding: Bool {
        scrollViews.isHolding || container?.isHolding ?? false || constraint?.isHolding ?? false
    }

    /// Accounts for what the app, UIKit or the user has changed since the last plan.
    func reconcile() -> AppliedChanges {
        let liftBefore = container?.lift ?? 0
        scrollViews.reconcile()
        container?.reconcile()
        constraint?.reconcile()
        return AppliedChanges(
            lift: container?.lift, isLiftReset: liftBefore > 0 && container?.lift == 0,
            topInsetAtRest: container?.topInsetAtRest, formerLift: container?.formerLift,
            constant: constraint?.addedConstant ?? 0, scrolls: scrollViews.appliedChanges)
    }

    /// Gives a lifted root view the safe area back that it has lost since the last plan, so that its views are measured where
    /// they belong. Returns whether that changes the layout.
    func compensateSafeArea() -> Bool { container?.compensateSafeArea() ?? false }

    /// Makes `scrollViews` those of the next plan, in its order.
    func use(_ scrollViews: [UIScrollView]) { self.scrollViews.use(scrollViews) }

    /// The vertical offsets of the present plan's scroll views, or those that they are going to.
    var offsets: [CGFloat] { scrollViews.offsets }

    /// Whether `plan` would change anything.
    func differs(from plan: AvoidancePlan) -> Bool {
        if plan.restores { return isHolding }
        return scrollViews.differ(from: plan.scrolls) || container?.differs(from: plan.lift ?? 0) ?? false
            || constraint?.differs(from: plan.constant ?? 0) ?? false
    }

    /// Carries out `plan`. `isAnimated` says that this happens inside an animation.
    func apply(_ plan: AvoidancePlan, isAnimated: Bool) {
        if plan.restores { return restore(scrollsBack: plan.scrollsBack, isAnimated: isAnimated, mayWait: true) }
        scrollViews.apply(plan.scrolls, isAnimated: isAnimated)
        container?.apply(plan.lift ?? 0)
        constraint?.apply(plan.constant ?? 0)
    }

    /// A hide from before is not taken back any more.
    func forgetFormerPlaces() {
        container?.forgetFormerPlace()
        scrollViews.forgetFormerPlaces()
    }

    /// Ends the animation that is under way. Without an animation of its own, a movement would leave it to go on beyond the new place.
    func endAnimations() {
        let pinned = [target.constraint?.firstItem, target.constraint?.secondItem].map { $0 as? UIView }
        for view in scrollViews.views + (pinned + [container?.view]).compactMap(\.self) {
            view.layer.removeAllAnimations()
        }
    }

    /// Takes every change back; `scrollsBack` also scrolls to where the user was. With `mayWait`, an inset stays as long as
    /// the user scrolls.
    func restore(scrollsBack: Bool, isAnimated: Bool, mayWait: Bool) {
        container?.restore()
        scrollViews.restore(scrollsBack: scrollsBack, isAnimated: isAnimated, mayWait: mayWait)
        constraint?.reconcile()
        constraint?.apply(0)
    }
}
