internal import UIKit

/// Asks for another plan a moment later. Nothing else in the library waits for anything.
@MainActor enum Deferral {
    /// Lays out `probe` again in 20 milliseconds: nobody sees that, and a late caret has come by then.
    ///
    /// It animates a property of the probe, which draws nothing. Where animations are disabled, the next event serves.
    static func askAgain(_ probe: UIView, in seconds: TimeInterval = 0.02) {
        guard UIView.areAnimationsEnabled else { return }
        UIView.animate(
            withDuration: seconds, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .allowUserInteraction],
            animations: { animate(probe) },
            completion: { [weak probe] _ in probe?.setNeedsLayout() })
    }

    /// Reloads the input views of `input`. That moves the keyboard, so inside a layout pass it is done a moment later.
    static func reloadInputViews(of input: UIView, near probe: UIView?) {
        guard AppearanceProbe.isLayingOut else { return input.reloadInputViews() }
        guard let probe, UIView.areAnimationsEnabled else { return }
        UIView.animate(
            withDuration: 0.02, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: { animate(probe) },
            completion: { [weak input] _ in if let input, input.isFirstResponder { input.reloadInputViews() } })
    }

    /// Gives an animation something to animate, so that its completion comes at its end.
    static func animate(_ probe: UIView) { probe.alpha = probe.alpha < 1 ? 1 : 0.99 }
}
