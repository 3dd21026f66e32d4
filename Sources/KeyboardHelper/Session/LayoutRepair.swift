internal import UIKit

/// Puts back what the app undoes in the layouts of the host, and finds out whether they have moved what was planned for.
@MainActor final class LayoutRepair {
    private unowned let participant: Participant
    /// What is put back may be what makes the app lay out, and undo it again.
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
        guard participant.adjuster.layoutDidEnd(since: participant.memory.last?.plan) else { return isSceneOther }
        undoings.count(at: now)
        return true
    }

    func windowDidResize() { undoings = LoopGuard() }

    // MARK: The scene

    /// Where the focus is in the window: the line with the caret of a text view, or another input.
    var focusLine: ClosedRange<CGFloat>? { focusRect.map { $0.minY...$0.maxY } }

    private var focusRect: CGRect? {
        guard let window = participant.window, let input = participant.stage?.tracker.lastKnownInput,
            input.window === window
        else { return nil }
        let rect = window.convert(FocusRect.line(of: input), from: input)
        return rect.isFinite ? rect : nil
    }

    /// Whether the last plan has left the focus where it is. A key that leaves it there needs no plan.
    var isFocusInPlace: Bool { participant.memory.focusLine.map { $0 == focusLine } ?? false }

    /// Whether the app has changed what is inset at the top of the target since the last plan.
    private var isTopInsetOther: Bool {
        guard let insets = (participant.target.view as? UIScrollView)?.adjustedContentInset,
            let area = participant.memory.last?.snapshot.scrollAreas.last
        else { return false }
        return abs((area.isFlipped ? insets.bottom : insets.top) - area.insets.top) > 0.5
    }

    /// Whether a layout has moved the focus, the end of the target, or what stands in front of it, since the last plan.
    private var isSceneOther: Bool {
        guard participant.movesForNextFocus, let last = participant.memory.last else { return false }
        return participant.memory.focusLine.map { $0 != focusLine } ?? false || isTargetOther(since: last)
            || isCoverOther(since: last.snapshot)
    }

    private func isTargetOther(since last: PlanMemory.Last) -> Bool {
        guard let window = participant.activeWindow, let scrollView = participant.target.view as? UIScrollView,
            let area = last.snapshot.scrollAreas.last
        else { return false }
        let end = window.convert(scrollView.bounds, from: scrollView).maxY
        return abs(end - area.viewport.maxY) > 0.5 || isTopInsetOther
    }

    private func isCoverOther(since snapshot: LayoutSnapshot) -> Bool {
        guard let window = participant.activeWindow, let host = participant.host else { return false }
        let cover = CoverFromBelow(
            Surroundings(of: participant, host, in: window, isInner: snapshot.host.isInner))
        let input = participant.memory.last?.plan.focus == nil ? nil : participant.stage?.tracker.lastKnownInput
        if cover.bar(inFrontOf: input, focus: focusRect, below: snapshot.visibleTop) != snapshot.bar {
            return true
        }
        guard let roomBottom = snapshot.scrollAreas.last?.roomBottomBesideFocus else { return false }
        return cover.bar(inFrontOf: nil, focus: nil, below: snapshot.visibleTop)?.top ?? snapshot.keyboardTop
            != roomBottom
    }
}
