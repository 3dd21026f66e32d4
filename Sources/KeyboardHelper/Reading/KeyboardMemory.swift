internal import Foundation

/// What the notifications say about the keyboard, taken together.
///
/// Only `willShow` and `willHide` decide. The others may contradict them, because UIKit now and then loses one of the two, or
/// posts a hide although the keyboard stays. Such a claim counts only where the focus agrees with it.
struct KeyboardMemory: Sendable {
    /// The last transition that says what is covered. Nil before the first.
    private(set) var transition: KeyboardTransition?
    /// A `willHide` has come whose `didHide` has not. They are paired by their order, for their time is not reliable.
    private var awaitsDidHide = false
    private var hideTime: TimeInterval?

    /// How long a hide may be taken back, in seconds.
    static let hideIsRecent: TimeInterval = 0.5

    /// Takes a notification in.
    ///
    /// - Parameters:
    ///   - time: When it came, in seconds.
    ///   - isActive: Whether the app is active. The lock screen posts a show without a frame.
    /// - Returns: A show or a hide that nothing else has told of: a hide counts if nobody edits, a show if somebody does.
    mutating func take(_ new: KeyboardTransition, at time: TimeInterval, isActive: Bool) -> KeyboardTransition? {
        switch new.phase {
        case .willShow:
            guard isActive || !new.endFrame.isEmpty else { return nil }
            remember(new)
        case .willHide:
            awaitsDidHide = true
            hideTime = time
            remember(new)
        case .didShow: awaitsDidHide = false
        case .didHide:
            defer { awaitsDidHide = false }
            return transition != nil && !awaitsDidHide ? new.with(phase: .willHide) : nil
        case .willChangeFrame:
            // One with the frame of the hide belongs to that.
            guard let transition, transition.endFrame != new.endFrame, let hideTime,
                (0...Self.hideIsRecent).contains(time - hideTime)
            else { return nil }
            return new.with(phase: .willShow)
        case .didChangeFrame: break
        }
        return nil
    }

    /// Takes what was found to be true for the last transition. The next didHide belongs to no earlier hide.
    mutating func accept(_ new: KeyboardTransition) {
        remember(new)
        awaitsDidHide = false
    }

    private mutating func remember(_ new: KeyboardTransition) {
        transition = new
        if !new.phase.isHide { hideTime = nil }
    }
}
