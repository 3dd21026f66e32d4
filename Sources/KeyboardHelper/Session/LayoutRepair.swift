internal import UIKit

/// Puts back what the app undoes in the layouts of the host.
@MainActor final class LayoutRepair {
    private unowned let participant: Participant
    /// Limits the repairs, because a repair may be what makes the app lay out and undo it again.
    private var undoings = LoopGuard()

    init(for participant: Participant) { self.participant = participant }

    /// Returns whether the end of the layout is awaited.
    func layoutWillBegin() -> Bool {
        participant.recordVisibleEnd()
        let followsBar = participant.bar != nil && participant.drag.isFollowing
        return participant.adjuster.layoutWillBegin() || followsBar || participant.movesForNextFocus
    }

    /// Puts back what the app has undone in a layout. Returns whether another plan is needed.
    func layoutDidEnd() -> Bool {
        // A bar may have grown in it.
        participant.drag.updatePadding()
        // With the insets that are put back.
        defer { participant.adjuster.keepEnd() }
        let now = CACurrentMediaTime()
        guard undoings.allows(true, isRepeated: true, at: now) else { return false }
        guard participant.adjuster.layoutDidEnd(since: participant.memory.last?.plan) else {
            guard PlanCheck(of: participant).isSceneOther else { return false }
            participant.memory.forgetBasis()
            return true
        }
        undoings.count(at: now)
        return true
    }

    func windowDidResize() { undoings = LoopGuard() }
}
