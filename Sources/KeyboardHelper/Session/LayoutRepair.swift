internal import UIKit

/// Keeps what the layouts of the host would undo: the end that is visible, and the insets that the app assigns anew.
@MainActor final class LayoutRepair {
    private unowned let participant: Participant
    /// Limits the repairs, because a repair may be what makes the app lay out and undo it again.
    private var undoings = LoopGuard()

    init(for participant: Participant) { self.participant = participant }

    /// The scroll views that are moved for it, and what is lifted.
    private var entries: [Ledger.Entry] { participant.stage.ledger.entries(of: participant) }

    /// Records what is visible of the target, so that its end can stay visible; not while an input in it has the focus.
    func updateEndKeeper() {
        let options = participant.call.options
        guard options.keepsEndVisible, let scrollView = participant.target.scrollView,
            participant.stage.tracker.input()?.isDescendant(of: scrollView) != true
        else {
            participant.end = nil
            return
        }
        let end = participant.end ?? EndKeeper(scrollView, room: options.reservedBottomInset)
        participant.end = end
        if participant.stage.revealed != nil || participant.isFrozen { end.wait() }
        end.note()
    }

    /// A layout begins in which the app may assign insets and frames. Returns whether its end is awaited: there is
    /// something to lose, or to follow.
    func layoutWillBegin() -> Bool {
        // The app may end it from within.
        let participant = participant
        updateEndKeeper()
        let entries = entries
        let holds = entries.scrollViews.map { $0.layoutWillBegin() }
        let hasMoved = holds.contains(true) || entries.liftAdjusters.contains(where: \.isLifted) || isAssignedAnew
        return hasMoved || participant.end != nil || participant.movesForNextFocus
    }

    /// Puts back what the app has undone in a layout. Returns whether another plan is needed.
    func layoutDidEnd() -> Bool {
        // The app may end it from within.
        let participant = participant
        // With the insets that are put back.
        defer { participant.keepEnd() }
        let now = CACurrentMediaTime()
        guard undoings.allows(asExchange: true, isRepeated: true, at: now) else { return false }
        // Without anything undone, the layout may have moved the focus, or what stands in front of it.
        guard putBack() else {
            return participant.movesForNextFocus && !PendingLayout.precedesPlan
        }
        undoings.count(at: now)
        return true
    }

    /// Puts back the insets that a layout has taken away. Returns whether it has changed what a plan writes.
    private func putBack() -> Bool {
        let (entries, ledger) = (entries, participant.stage.ledger)
        let undone = entries.scrollViews.map { $0.layoutDidEnd(since: ledger.rememberedPlan(of: $0)) }
        return undone.contains(true) || entries.liftAdjusters.contains(where: \.isLaidOutAnew) || isAssignedAnew
    }

    private var isAssignedAnew: Bool { participant.bar?.isAssignedAnew ?? false }

    func windowDidResize() { undoings = LoopGuard() }
}
