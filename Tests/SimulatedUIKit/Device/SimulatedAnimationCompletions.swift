public import Foundation

/// When the completions of an app's animations run. UIKit promises the end of the animation.
public enum SimulatedAnimationCompletions: Equatable, Sendable {
    case onTime
    /// Seconds after the end.
    case late(Double)
    case never
    /// Two times, one right after the other.
    case twice
}

extension SimulatedDevice {
    /// When the completions of the app's animations run, for those that begin from now on. On time by default; those of
    /// UIKit's own animations always do.
    public var animationCompletions: SimulatedAnimationCompletions {
        get { engine.animationCompletions }
        set { engine.animationCompletions = newValue }
    }

    /// Somebody disables all animations, and enables them again after some seconds.
    public func disableAnimations(for seconds: TimeInterval) {
        turn { engine.animator.areAnimationsEnabled = false }
        engine.schedule(after: seconds) { [engine] in engine.animator.areAnimationsEnabled = true }
    }
}

extension SimulatedEngine {
    /// What is to run at the end of an animation that was given `completion`.
    func keeping(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
        guard let completion, author == .app else { return completion }
        switch animationCompletions {
        case .onTime: return completion
        case .never: return nil
        case .late(let seconds):
            return { [weak self] finished in self?.schedule(after: seconds) { completion(finished) } }
        case .twice:
            return { finished in
                completion(finished)
                completion(finished)
            }
        }
    }
}
