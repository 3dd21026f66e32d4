internal import UIKit

/// What the app does in the layouts of the host.
extension AvoidanceSession {
    /// Whoever types in the target wants to see that, and not its end.
    func noteEnd() {
        let mayKeep = avoidance.options.keepsEndVisible && target.kind == .scrollView
        adjuster.noteEnd(isKept: mayKeep && !isTypedIn)
    }

    /// Whether an input in the target has the focus.
    private var isTypedIn: Bool {
        guard let window, let host, let input = tracker?.input(in: window, host: host) else { return false }
        return input.isFirstResponder && input.isDescendant(of: target.view ?? input)
    }

    /// Returns whether the end of the layout is awaited.
    func layoutWillBegin() -> Bool {
        noteEnd()
        let followsBar = target.constraint != nil && drag.isFollowing
        let seeksFocus = target.seeksFocus && coverage.height > 0
        return adjuster.layoutWillBegin() || followsBar || seeksFocus
    }

    /// Puts back what the app has undone in a layout. Returns whether another plan is needed.
    func layoutDidEnd() -> Bool {
        // A bar may have grown in it.
        drag.updatePadding()
        // With the insets that are put back.
        defer { adjuster.keepEnd() }
        let now = CACurrentMediaTime()
        // What is put back may be what makes the app lay out, and undo it again.
        guard undoings.allows(true, isRepeated: true, at: now, in: window?.bounds.size) else { return false }
        guard adjuster.layoutDidEnd(since: lastPlan?.plan) else { return isSceneOther }
        undoings.count(at: now)
        return true
    }
}
