public import UIKit

/// One keyboard notification as a value.
///
/// Frames are in the coordinate space of the screen, in points; ``frame(in:)`` and ``overlap(with:)`` translate
/// them. Whatever the notification carried, every number in here is finite.
public struct KeyboardTransition: Sendable, Equatable {
    /// Which of the six notifications it was.
    public enum Phase: Sendable {
        /// The keyboard is about to be on screen, or to change while it is.
        case willShow
        /// It has arrived. iOS gives no promise as to when this comes, or whether it does.
        case didShow
        /// No docked keyboard will be on screen: it leaves, floats or is split.
        case willHide
        /// It has left. iOS gives no promise as to when this comes, or whether it does.
        case didHide
        /// The frame is about to change; a docked keyboard tells so with ``willShow`` or ``willHide`` too.
        case willChangeFrame
        /// The frame has changed.
        case didChangeFrame
    }

    /// Which of the six notifications it was.
    public let phase: Phase

    /// Where the keyboard comes from, in screen coordinates, in points. iOS often gets it wrong; use ``endFrame``.
    public let beginFrame: CGRect

    /// Where the keyboard goes to, in screen coordinates, in points.
    public let endFrame: CGRect

    /// How long the keyboard moves, in seconds. 0 means at once.
    public let duration: TimeInterval

    /// The raw value of the keyboard's animation curve. 7, the usual one, is no declared `UIView.AnimationCurve`.
    public let curve: Int

    /// Whether the keyboard belongs to this app; false for another app's on the same screen.
    public let isLocal: Bool

    /// The screen of the keyboard, where the notification names one (since iOS 16.1).
    let screen: UIScreen?

    /// The same with another duration, in seconds.
    func lasting(_ duration: TimeInterval) -> KeyboardTransition {
        KeyboardTransition(
            phase: phase, beginFrame: beginFrame, endFrame: endFrame, duration: duration, curve: curve,
            isLocal: isLocal, screen: screen)
    }

    /// The end of what this one began, at once: for whoever leaves it standing.
    var ended: KeyboardTransition {
        KeyboardTransition(
            phase: .willHide, beginFrame: endFrame, endFrame: endFrame, duration: 0, curve: curve,
            isLocal: isLocal, screen: screen)
    }
}
