internal import UIKit

/// Keeps what the layouts of the host would undo: the end that is visible, and the insets that the app assigns anew.
@MainActor final class LayoutRepair {
    private unowned let participant: Participant
    /// Limits the repairs, because a repair may be what makes the app lay out and undo it again.
    private var undoings = LoopGuard()

    init(for participant: Participant) { self.participant = participant }

    private var writer: PlanWriter { participant.writer }
    private var adjusters: TargetAdjusters { participant.adjusters }

    /// Records what is visible of the target, so that its end can stay visible; not while an input in it has the focus.
    func recordVisibleEnd() {
        guard !participant.hasEnded else { return }
        let (target, options) = (participant.target, participant.avoidance.options)
        func isTypedIn(_ one: UIView) -> Bool { one.isFirstResponder && one.isDescendant(of: target.view ?? one) }
        guard options.keepsEndVisible, target.kind.scrolls, let scrollView = target.view as? UIScrollView,
            participant.stage?.tracker.input().map(isTypedIn) != true
        else {
            writer.end = nil
            return
        }
        let end = writer.end ?? EndKeeper(scrollView, room: options.minimumRoomBelow)
        writer.end = end
        if participant.revealed.view != nil { end.wait() }
        end.note(room: options.minimumRoomBelow)
    }

    /// A layout begins in which the app may assign insets and frames. Returns whether its end is awaited: there is something to
    /// lose, or to follow.
    func layoutWillBegin() -> Bool {
        recordVisibleEnd()
        let holds = adjusters.allScrollViews.map { $0.layoutWillBegin() }
        let followsBar = participant.bar != nil && participant.drag.isFollowing
        return holds.contains(true) || adjusters.container?.isLifted == true || writer.end != nil || isAssignedAnew
            || followsBar || participant.movesForNextFocus
    }

    /// Puts back what the app has undone in a layout. Returns whether another plan is needed.
    func layoutDidEnd() -> Bool {
        // A bar may have grown in it.
        participant.drag.updatePadding()
        // With the insets that are put back.
        defer { writer.keepEnd() }
        let now = CACurrentMediaTime()
        guard undoings.allows(true, isRepeated: true, at: now) else { return false }
        // Without anything undone, the layout may have moved the focus, or what stands in front of it.
        guard putBack(since: participant.memory.last?.plan) else { return participant.movesForNextFocus }
        undoings.count(at: now)
        return true
    }

    /// Puts back the insets that a layout has taken away. Returns whether it has changed what a plan writes. `plan` is the last.
    private func putBack(since plan: AvoidancePlan?) -> Bool {
        let plans = plan?.scrolls.prefix(adjusters.scrollViews.count) ?? []
        let undone = adjusters.allScrollViews.enumerated().map { index, adjuster in
            adjuster.layoutDidEnd(since: index < plans.count ? plans[index] : nil)
        }
        return undone.contains(true) || adjusters.container?.isLaidOutAnew == true || isAssignedAnew
    }

    private var isAssignedAnew: Bool { adjusters.coverageAdjuster?.isAssignedAnew ?? false }

    func windowDidResize() { undoings = LoopGuard() }
}
