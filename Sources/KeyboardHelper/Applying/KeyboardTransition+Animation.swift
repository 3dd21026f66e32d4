internal import UIKit

extension KeyboardTransition {
    /// Animates `changes` with the keyboard: its duration, its curve, from where the views are now.
    ///
    /// With a ``duration`` of 0 the changes and the completion run at once. `completion` is told whether the animation
    /// ran to its end.
    @MainActor
    public func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        guard duration > 0 else {
            UIView.performWithoutAnimation(changes)
            completion?(true)
            return
        }
        // The options hold the curve's raw value from bit 16 on; so the keyboard's own curve, 7, gets through.
        var options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
        options.formUnion([.beginFromCurrentState, .allowUserInteraction])
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes, completion: completion)
    }
}
