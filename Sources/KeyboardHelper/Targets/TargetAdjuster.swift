internal import UIKit

/// Applies the plans of one avoidance, and takes everything back.
///
/// Scroll views, a container and what follows the keyboard have an adjuster each, for its own part of the plan.
@MainActor final class TargetAdjuster {
    let target: AvoidanceTarget
    private var container: ContainerAdjuster?
    /// Exists for a target that does not move for the focus.
    let coverageAdjuster: (any CoverageAdjuster)?
    /// The scroll views of the present plan, in its order: between the focus and the target, and the target itself.
    private var scrollViews: [ScrollViewAdjuster] = []
    /// The scroll views of earlier plans that still hold changes. The next plan takes these back.
    private var formerScrollViews: [ScrollViewAdjuster] = []

    let lists = ListMotion()
    /// Exists while the end of the target is to be kept visible.
    private var end: EndKeeper?

    private var allScrollViews: [ScrollViewAdjuster] { scrollViews + formerScrollViews }

    init(_ target: AvoidanceTarget) {
        self.target = target
        container = target.liftedView.map(ContainerAdjuster.init)
        coverageAdjuster =
            switch target.kind {
            case .bottomConstraint: (target.object as? NSLayoutConstraint).map(BarAdjuster.init)
            case .closures: ClosureAdjuster()
            default: nil
            }
    }

    /// How far the content is above where it would be without the library, in points; see ``KeyboardAvoidance/lift``.
    var lift: CGFloat {
        let scrolled = target.kind == .container ? [] : allScrollViews.map(\.lift)
        return (scrolled + [container?.lift, coverageAdjuster?.lift].compactMap(\.self)).reduce(0, +)
    }

    /// Takes in what is visible of the target, whose end is to be kept visible above the app's `room` below it; or forgets it.
    func recordVisibleEnd(isKept: Bool, room: CGFloat) {
        end = isKept ? (target.view as? UIScrollView).map { end ?? EndKeeper($0, room: room) } : nil
        end?.note(room: room)
    }

    /// Follows a change of the room for the target, and of the app's room below it, if that is given.
    func keepEnd(room: CGFloat? = nil) { end?.keep(for: room, didMove: lists.keepWhole) }

    /// A layout begins in which the app may assign insets and frames. Returns whether there is anything to lose.
    func layoutWillBegin() -> Bool {
        end?.noteRow()
        let holds = allScrollViews.map { $0.layoutWillBegin() }
        return holds.contains(true) || container?.isLifted == true || end != nil || isAssignedAnew
    }

    /// Puts back the insets that such a layout has taken away. Returns whether it has changed what a plan writes. `plan` is the last.
    func layoutDidEnd(since plan: AvoidancePlan?) -> Bool {
        let plans = plan?.scrolls.prefix(scrollViews.count) ?? []
        let undone = allScrollViews.enumerated().map { index, adjuster in
            adjuster.layoutDidEnd(since: index < plans.count ? plans[index] : nil)
        }
        return undone.contains(true) || container?.isLaidOutAnew == true || isAssignedAnew
    }

    private var isAssignedAnew: Bool { coverageAdjuster?.isAssignedAnew ?? false }

    /// Whether any change of the library is in the view tree.
    var isHolding: Bool {
        allScrollViews.contains(where: \.isHolding) || container?.isHolding ?? false
            || coverageAdjuster?.isHolding ?? false
    }

    /// Accounts for what the app, UIKit or the user has changed since the last plan.
    func reconcile() -> AppliedChanges {
        let liftBefore = container?.lift ?? 0
        lists.removePictures(at: CACurrentMediaTime())
        for adjuster in allScrollViews { adjuster.reconcile() }
        container?.reconcile()
        coverageAdjuster?.reconcile()
        var changes = AppliedChanges(
            lift: container?.lift, isLiftReset: liftBefore > 0 && container?.lift == 0,
            topInsetAtRest: container?.topInsetAtRest)
        for adjuster in allScrollViews {
            if let view = adjuster.scrollView { changes.bottomInsets[ObjectIdentifier(view)] = adjuster.addedInset }
        }
        return changes
    }

    var liftedView: UIView? { container?.view }
    /// How far that is lifted, in points.
    var containerLift: CGFloat? { container?.lift }

    /// Makes `view` what the next plans lift; nil for nothing. What was lifted before is back where the app put it.
    func lift(_ view: UIView?) {
        if view !== liftedView || view == nil { container = view.map(ContainerAdjuster.init) }
    }

    /// Makes `scrollViews` those of the next plan, in the order of `areas`, which stand for them.
    func use(_ scrollViews: [UIScrollView], _ areas: [ScrollArea]) {
        let next = zip(scrollViews, areas).map { scrollView, area in
            let orientation: ScrollOrientation = area.isFlipped ? .upsideDown : .upright
            let known = allScrollViews.first { $0.scrollView === scrollView && $0.orientation == orientation }
            return known ?? ScrollViewAdjuster(scrollView, orientation)
        }
        formerScrollViews = allScrollViews.filter { old in old.isHolding && !next.contains { $0 === old } }
        self.scrollViews = next
    }

    /// The scroll views of the present plan, in its order.
    var plannedScrollViews: [UIScrollView] { scrollViews.compactMap(\.scrollView) }

    /// The offsets and lifts: while these are the same, nothing inside has moved.
    var places: [CGFloat?] { allScrollViews.map(\.presentOffset) + [container?.lift] }

    func windowDidResize() { container?.windowDidResize() }

    /// Ends what UIKit scrolls by itself in the present plan's scroll views. A pager is left alone: it may be on its way to
    /// another page.
    func stopScrolls() {
        for adjuster in scrollViews where adjuster.scrollView?.scrollsAlongHeight == true { adjuster.stopScroll() }
    }

    /// The vertical offsets of the scroll views of `plan`, the present one, without what UIKit has clamped since.
    func offsets(since plan: AvoidancePlan) -> [CGFloat] {
        zip(scrollViews, plan.scrolls).compactMap { $0.offset(since: $1) }
    }

    /// Whether the user moves any scroll view of the present plan.
    var isMovedByUser: Bool { scrollViews.contains { $0.scrollView?.isMovedByUser == true } }

    /// Whether `plan` would change anything.
    func differs(from plan: AvoidancePlan) -> Bool {
        if end?.isDue == true { return true }
        if plan.restores { return isHolding }
        return zip(scrollViews, plan.scrolls).contains { $0.differs(from: $1) }
            || formerScrollViews.contains(where: \.isHolding)
            || container?.differs(from: plan.lift ?? 0) ?? false
            || coverageAdjuster?.differs(from: plan) ?? false
    }

    /// Carries out `plan`. A bar that rises may make some of `neighbors` lower.
    func apply(_ plan: AvoidancePlan, beside neighbors: [UIScrollView] = []) {
        if plan.restores { return restore(scrollsBack: plan.scrollsBack, mayWait: true, focusPlaces: plan.focusPlaces) }
        keepingLists {
            for adjuster in formerScrollViews { adjuster.restore(scrollsBack: false, mayWait: false) }
            formerScrollViews = []
            for (adjuster, plan) in zip(scrollViews, plan.scrolls) { adjuster.apply(plan) }
        }
        container?.apply(plan.lift ?? 0)
        guard let coverageAdjuster else { return }
        let bar = coverageAdjuster.bar
        let others = neighbors.filter { bar.map($0.isDescendant) != true }
        lists.keepWhole(others, shrinkingBy: coverageAdjuster.rise(with: plan)) { coverageAdjuster.apply(plan) }
    }

    /// Makes `changes`; lists stay whole on their way, and the end stays where it is kept.
    private func keepingLists(_ changes: () -> Void) {
        let before = allScrollViews.compactMap(\.bounds)
        changes()
        for (scrollView, bounds) in before { lists.keepWhole(scrollView, movedFrom: bounds) }
        keepEnd()
    }

    /// Takes back what was changed in `view`, at once.
    func release(_ view: UIView) {
        let released = allScrollViews.filter { $0.scrollView?.isDescendant(of: view) ?? false }
        UIView.performWithoutAnimation {
            for adjuster in released { adjuster.restore(scrollsBack: false, mayWait: false) }
            if container?.view?.isDescendant(of: view) ?? false { container?.restore() }
        }
        formerScrollViews.removeAll { old in released.contains { $0 === old } }
    }

    /// Ends the animation that is under way. Without an animation of its own, a movement would leave it to go on beyond the new place.
    func endAnimations() {
        lists.end()
        for view in (coverageAdjuster?.movedViews ?? []) + [container?.view] + allScrollViews.map({ $0.scrollView }) {
            view?.layer.removeAllAnimations()
        }
    }

    /// Whether `plan`, which restores, moves any view.
    func movesWhenRestoring(_ plan: AvoidancePlan) -> Bool {
        container?.isLifted == true || coverageAdjuster?.isHolding == true
            || allScrollViews.contains { $0.scrollsWhenRestoring(scrollsBack: plan.scrollsBack) }
    }

    /// Takes every change back; `scrollsBack` also scrolls to where the user was. With `mayWait`, an inset stays as long as
    /// the user scrolls. See ``AvoidancePlan/focusPlaces``.
    func restore(scrollsBack: Bool, mayWait: Bool, focusPlaces: [CGFloat?] = []) {
        keepingLists {
            container?.restore()
            for (index, adjuster) in allScrollViews.enumerated() {
                let focusY = index < min(focusPlaces.count, scrollViews.count) ? focusPlaces[index] : nil
                adjuster.restore(scrollsBack: scrollsBack, mayWait: mayWait, focusY: focusY)
            }
        }
        coverageAdjuster?.reconcile()
        coverageAdjuster?.apply(AvoidancePlan(reason: .nothingCovered))
    }
}
