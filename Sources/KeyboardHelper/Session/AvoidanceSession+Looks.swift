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

    /// Where the line with the caret of a text view is in the window. A key that leaves it there needs no plan.
    var caretLine: ClosedRange<CGFloat>? {
        guard let window, let textView = tracker?.lastKnownInput as? UITextView else { return nil }
        let line = window.convert(FocusRect.ends(of: textView).last, from: textView)
        return line.isFinite ? line.minY...line.maxY : nil
    }

    /// A caret may also come later than anybody waits for it. One look finds out, without waiting for the end of an animation.
    func lookForLateCaret(after trigger: PlanTrigger) {
        if trigger.isPostponed || trigger.isLook, tracker?.mayPlaceCaret(within: 0.06) == true { look(in: 0.06) }
    }
}
