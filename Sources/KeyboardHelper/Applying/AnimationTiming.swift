internal import Foundation
internal import UIKit

/// How long and along which curve a movement runs.
struct AnimationTiming: Sendable, Equatable {
    /// Seconds; 0 means at once.
    let duration: TimeInterval
    /// The raw value of a `UIView.AnimationCurve`, which need not be a declared one.
    let curve: Int

    static let none = AnimationTiming(duration: 0, curve: 7)

    init(duration: TimeInterval, curve: Int) {
        self.duration = duration
        self.curve = curve
    }

    init(_ transition: KeyboardTransition) {
        self.init(duration: transition.duration, curve: transition.curve)
    }

    /// Runs `changes` with this motion, from wherever the views are now. Without a duration both run at once.
    @MainActor
    func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
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
