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
            animations: { probe.alpha = probe.alpha < 1 ? 1 : 0.99 },
            completion: { [weak probe] _ in probe?.setNeedsLayout() })
    }
}
