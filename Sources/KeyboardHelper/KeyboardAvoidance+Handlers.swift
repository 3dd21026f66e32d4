internal import UIKit

extension KeyboardAvoidance {
    /// Calls `handler` whenever the covered height changes, inside the keyboard's animation.
    ///
    /// The animation has the keyboard's duration and curve. The host is laid out in it too, so changed constraints move
    /// along. When the host comes on screen while the keyboard is up, the duration is 0. There is one handler, beside
    /// the closures of the call; nil removes it. It is kept as long as the host, so it must capture its owner weakly.
    @discardableResult public func onShow(_ handler: ((KeyboardTransition) -> Void)?) -> Self {
        handlers.ofHandle.show = handler
        return self
    }

    /// Calls `handler` when nothing is covered any more, inside the keyboard's animation.
    ///
    /// It is also called when a controller is presented over the host. When the host leaves the screen while the
    /// keyboard is up, the duration is 0. There is one handler; nil removes it. It is kept as long as the host, so it
    /// must capture its owner weakly.
    @discardableResult public func onHide(_ handler: ((KeyboardTransition) -> Void)?) -> Self {
        handlers.ofHandle.hide = handler
        return self
    }

    /// Calls `handler` at each step of a finger that drags the keyboard, without an animation: down, and up again.
    ///
    /// That is where a scroll view in the host, or around it, dismisses the keyboard interactively, and where the
    /// system's layout guide follows it. One that is added later is found with ``update()``.
    ///
    /// The transition's phase is `willChangeFrame`, its end frame is where the keyboard is now, and its duration is 0.
    /// The drag ends with a call of ``onShow(_:)`` or ``onHide(_:)``; if the keyboard has just gone back up, with the
    /// frame of the last show and a duration of 0.
    ///
    /// There is one handler; nil removes it. It is kept as long as the host, so it must capture its owner weakly.
    @discardableResult public func onInteractiveDismissal(_ handler: ((KeyboardTransition) -> Void)?) -> Self {
        handlers.ofHandle.drag = handler
        return self
    }

    /// Calls `handler` with the decisions of the avoidance and their reasons.
    ///
    /// Layouts that change nothing, and keys that leave the focus where it is, are not reported, and neither is a
    /// decision that equals the last one. There is one handler; nil removes it. It is kept as long as the host, so it
    /// must capture its owner weakly.
    @discardableResult public func onDecision(_ handler: ((KeyboardDecision) -> Void)?) -> Self {
        handlers.decision = handler
        return self
    }

    /// Whether every avoidance prints its decisions, also in release builds, but for those that equal the last one.
    /// Default: false.
    public static var logsDecisions: Bool {
        get { AvoidanceHandlers.logsDecisions }
        set { AvoidanceHandlers.logsDecisions = newValue }
    }
}
