public import UIKit

extension KeyboardTransition {
    /// Animates `changes` with the keyboard: its duration, its curve, from where the views are now.
    ///
    /// With a ``duration`` of 0, the changes and the completion run at once. An animation that is under way goes on,
    /// relative to the new place; end it with `layer.removeAllAnimations()`.
    ///
    /// - Parameters:
    ///   - changes: The changes to animate.
    ///   - completion: Runs when the animation is over; `true` says that it ran to its end.
    @MainActor public func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        guard duration > 0 else {
            UIView.performWithoutAnimation(changes)
            completion?(true)
            return
        }
        let options = animationOptions.union([.beginFromCurrentState, .allowUserInteraction])
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes, completion: completion)
    }

    /// The keyboard's curve, for an animation of your own with ``duration``.
    ///
    /// The options hold the raw value of the ``curve`` from bit 16 on. The keyboard's usual curve, 7, has no named
    /// option.
    public var animationOptions: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(curve) << 16) }

    /// The keyboard's curve, 7, is a spring that takes half a second, whatever its duration says.
    ///
    /// Source: <https://developer.apple.com/forums/thread/48088>
    static let springDuration: TimeInterval = 0.5

    /// How long ``animate(_:completion:)`` takes at most, in seconds.
    var longestDuration: TimeInterval {
        guard duration > 0, curve == 7 else { return duration }
        return max(duration, Self.springDuration)
    }
}
