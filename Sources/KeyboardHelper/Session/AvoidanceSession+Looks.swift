internal import UIKit

/// Looks whether UIKit has changed something after an event: each makes one more plan.
extension AvoidanceSession {
    /// UIKit's own scroll to a new first responder, or its move of a sheet, may come last, and may take a while.
    func lookAgain() {
        guard owesLook else { return }
        owesLook = false
        look(in: 0.02)
        // UIKit's scroll to a new first responder takes about 0.3 seconds.
        look(in: 0.37)
    }

    /// Plans once more, at that time and not before.
    func look(in seconds: TimeInterval) {
        looks.append(CACurrentMediaTime() + seconds)
        Deferral.askAgain(probe, in: seconds)
    }

    /// Whether it is time for a look that was asked for.
    func takeLook() -> Bool {
        let others = looks.filter { $0 > CACurrentMediaTime() + 0.005 }
        defer { looks = others }
        return others.count < looks.count
    }

    /// Where the focus is in the window: the line with the caret of a text view, or another input.
    var focusLine: ClosedRange<CGFloat>? { focusRect.map { $0.minY...$0.maxY } }

    var focusRect: CGRect? {
        guard let window, let input = tracker?.lastKnownInput, input.window === window else { return nil }
        let rect = window.convert(FocusRect.ends(of: input).last, from: input)
        return rect.isFinite ? rect : nil
    }

    /// Whether the last plan has left the focus where it is, and what covers the top of the target is the same. A key that
    /// changes neither needs no plan.
    var isFocusInPlace: Bool {
        guard let line = memory.focusLine else { return false }
        return focusLine == line && !isTopInsetOther
    }

    /// Whether the app has changed what is inset at the top of the target since the last plan.
    var isTopInsetOther: Bool {
        guard let insets = (target.view as? UIScrollView)?.adjustedContentInset,
            let area = memory.last?.snapshot.scrollAreas.last
        else { return false }
        return abs((area.isFlipped ? insets.bottom : insets.top) * area.scale - area.topInset) > 0.5
    }

    /// A caret may also come later than anybody waits for it. One look finds out, without waiting for the end of an animation.
    func lookForLateCaret(after trigger: PlanTrigger) {
        if trigger.isPostponed || trigger.isLook, tracker?.mayPlaceCaret(within: 0.06) == true { look(in: 0.06) }
    }
}
