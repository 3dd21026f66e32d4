internal import UIKit

extension KeyboardTransition {
    /// Animates `changes` with the keyboard: its duration, its curve, from where the views are now.
    ///
    /// With a ``duration`` of 0 the changes and the completion run at once. `completion` is told whether the animation
    /// ran to its end.
    @MainActor
    public func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        AnimationTiming(self).animate(changes, completion: completion)
    }
}
