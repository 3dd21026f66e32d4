internal import Foundation

/// Why nothing may move for an avoidance, in order.
///
/// The list has two parts. Between them the library lays out what the app has pending, and the app may end an avoidance while
/// that happens.
///
/// Other reasons are found elsewhere. ``AvoidancePlan`` judges what a plan comes to: `noRoom`, `alreadyVisible`, `moved`. It and
/// `PlanMaking` leave to the user what the user scrolls: `userIsScrolling`. `LayoutReader` refuses an `unsupportedTransform`, and
/// `Stage` tells of an `unreadable` notification. A bar and closures, which seek no focus, have plans of their own in
/// ``AvoidancePlan``, `BarTarget` and `ClosureTarget`. `KeyboardAvoidance` reports `invalidTarget` when the app removes the probe.
///
/// Nothing is reported where `PlanTurn` makes no plan, because a key has left the focus in its place or the ``LoopGuard`` has ended
/// an exchange, nor for a recheck or a layout that finds nothing to move. `AvoidanceHandlers` leaves out what equals the last decision.
enum Eligibility {
    /// The facts about the host that are known before its pending layout.
    struct HostState: Sendable, Equatable {
        /// The host no longer exists.
        var isGone = false
        /// A controller is presented over the host, so the inputs on screen are not the host's.
        var isPresentedOver = false
        /// The points of the window's height that the keyboard covers.
        var covered: CGFloat
        /// A finger drags the keyboard, perhaps out of the window. Whether it goes is decided when the finger lets go.
        var isDragged = false
        /// The target exists and is in the host's window; a constraint also pins a bottom edge.
        var isTargetValid = true
        /// UIKit keeps the target above the keyboard.
        var systemAvoids = false
        /// The avoidance of a drop-in leaves its scroll view to a host around it.
        var defersToOuterHost = false

        var isCovered: Bool { covered > 0 || isDragged }
    }

    /// The facts about the focus that are known after the layout.
    struct FocusState: Sendable, Equatable {
        /// The keyboard belongs to this app.
        var isLocal = true
        /// An input of the window has the focus. Without one, the rest of the list does not apply.
        var hasInput = false
        /// UIKit keeps the input above the keyboard.
        var systemAvoids = false
        /// The app has excluded the input.
        var isIgnored = false
        /// The input is not in the target, or another avoidance moves for it.
        var isOutside = false
    }

    /// Why nothing is avoided, so that everything goes back to the app's values; nil if something is.
    static func obstacle(_ host: HostState) -> KeyboardDecision.Reason? {
        if host.isGone { return .invalidTarget }
        if host.isPresentedOver || !host.isCovered { return .nothingCovered }
        if !host.isTargetValid { return .invalidTarget }
        if host.systemAvoids { return .systemAvoids }
        return host.defersToOuterHost ? .ignored : nil
    }

    /// Why only insets follow the keyboard: the offset and the lift have no input to move for. Nil if they have.
    static func obstacle(_ focus: FocusState) -> KeyboardDecision.Reason? {
        if !focus.isLocal { return .otherApp }
        if !focus.hasInput { return .noFocus }
        if focus.systemAvoids { return .systemAvoids }
        if focus.isIgnored { return .ignored }
        return focus.isOutside ? .focusOutsideHost : nil
    }
}
