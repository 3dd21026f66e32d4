internal import UIKit

/// Does something a moment later. Nothing else in the library waits for a time.
@MainActor enum Deferral {
    /// Lays out `probe` again after `seconds`. The 20 milliseconds of the default are too short to be seen, and a late
    /// caret has come by then.
    static func layOutAgain(_ probe: UIView?, in seconds: TimeInterval = 0.02) {
        wait(near: probe, in: seconds) { [weak probe] in probe?.setNeedsLayout() }
    }

    /// Reloads the input views of `input`. That moves the keyboard, and the app may be in the midst of a layout, so it
    /// is done a moment later; where the keyboard `isComing` anyway, or nothing can wait, at once outside of our own
    /// layout passes.
    static func reloadInputViews(of input: UIView, isComing: Bool, near probe: UIView?) {
        let mayWait = !isComing && UIView.areAnimationsEnabled && probe?.window != nil
        guard mayWait || PendingLayout.isRunning else { return input.reloadInputViews() }
        wait(near: probe, in: 0.02) { [weak input] in
            if let input, input.isFirstResponder { input.reloadInputViews() }
        }
    }

    /// Animates a property of the probe, which draws nothing: an animation needs no clock of its own, ends in UIKit's turn,
    /// and ends with the view that waits. Where animations are disabled, the next event serves.
    static func wait(near probe: UIView?, in seconds: TimeInterval, _ action: @escaping () -> Void) {
        guard let probe, UIView.areAnimationsEnabled else { return }
        // A completion may come twice.
        var action: (() -> Void)? = action
        UIView.animate(
            // The time may have passed meanwhile.
            withDuration: max(0, seconds), delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .allowUserInteraction],
            // Without something to animate, the completion would come at once.
            animations: { probe.alpha = probe.alpha < 1 ? 1 : 0.99 },
            completion: { _ in
                action?()
                action = nil
            })
    }
}
