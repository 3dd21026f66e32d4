internal import UIKit

/// Keeps what the layouts of the host would undo: the end that is visible, and the insets that the app assigns anew.
@MainActor final class LayoutRepair {
    private unowned let participant: Participant
    /// Limits the repairs, because a repair may be what makes the app lay out and undo it again.
    private var undoings = LoopGuard()

    init(for participant: Participant) { self.participant = participant }

    private var adjuster: TargetAdjuster { participant.adjuster }
    private var views: AdjustedViews { participant.views }

    /// Records what is visible of the target, so that its end can stay visible; not while an input in it has the focus.
    func recordVisibleEnd() {
        let (target, options) = (participant.target, participant.avoidance.options)
        func isTypedIn(_ one: UIView) -> Bool { one.isFirstResponder && one.isDescendant(of: target.view ?? one) }
        guard options.keepsEndVisible, target.kind.scrolls, let scrollView = target.view as? UIScrollView,
            participant.stage?.tracker.input().map(isTypedIn) != true
        else {
            adjuster.end = nil
            return
        }
        let end = adjuster.end ?? EndKeeper(scrollView, room: options.minimumRoomBelow)
        adjuster.end = end
        end.note(room: options.minimumRoomBelow)
    }

    /// A layout begins in which the app may assign insets and frames. Returns whether its end is awaited: there is something to
    /// lose, or to follow.
    func layoutWillBegin() -> Bool {
        recordVisibleEnd()
        adjuster.end?.noteRow()
        let holds = views.allScrollViews.map { $0.layoutWillBegin() }
        let followsBar = participant.bar != nil && participant.drag.isFollowing
        return holds.contains(true) || views.container?.isLifted == true || adjuster.end != nil || isAssignedAnew
            || followsBar || participant.movesForNextFocus
    }

    /// Puts back what the app has undone in a layout. Returns whether another plan is needed.
    func layoutDidEnd() -> Bool {
        // A bar may have grown in it.
        participant.drag.updatePadding()
        // With the insets that are put back.
        defer { adjuster.keepEnd() }
        let now = CACurrentMediaTime()
        guard undoings.allows(true, isRepeated: true, at: now) else { return false }
        guard putBack(since: participant.memory.last?.plan) else {
            guard PlanCheck(of: participant).isSceneOther else { return false }
            participant.memory.forgetBasis()
            return true
        }
        undoings.count(at: now)
        return true
    }

    /// Puts back the insets that a layout has taken away. Returns whether it has changed what a plan writes. `plan` is the last.
    private func putBack(since plan: AvoidancePlan?) -> Bool {
        let plans = plan?.scrolls.prefix(views.scrollViews.count) ?? []
        let undone = views.allScrollViews.enumerated().map { index, adjuster in
            adjuster.layoutDidEnd(since: index < plans.count ? plans[index] : nil)
        }
        return undone.contains(true) || views.container?.isLaidOutAnew == true || isAssignedAnew
    }

    private var isAssignedAnew: Bool { views.coverageAdjuster?.isAssignedAnew ?? false }

    func windowDidResize() { undoings = LoopGuard() }
}
