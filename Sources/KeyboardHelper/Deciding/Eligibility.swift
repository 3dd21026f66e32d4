internal import Foundation

/// Whether anything may move, and if not, why, in order.
///
/// The list has two parts. Between them the library lays out what the app has pending, and the app may end the avoidance while
/// that happens.
///
/// Other reasons are found elsewhere. ``AvoidancePlan`` judges what a plan comes to: `noRoom`, `alreadyVisible`, `moved`. It and
/// `PlanMaking` leave to the user what the user scrolls: `userIsScrolling`. `LayoutReader` refuses an `unsupportedTransform`, and
/// `EventDelivery` tells of an `unreadable` notification. A bar and closures, which seek no focus, have plans of their own in
/// ``AvoidancePlan``, `BarTarget` and `ClosureTarget`. `KeyboardAvoidance` reports `invalidTarget` when the app removes the probe.
///
/// Nothing is reported where `PlanTurn` makes no plan, because a key has left the focus in its place or the ``LoopGuard`` has ended
/// an exchange, nor for a recheck or a layout that finds nothing to move.
enum Eligibility: Sendable, Equatable {
    /// Everything may move.
    case eligible
    /// Insets follow the keyboard. The offset and the lift have no input to move for.
    case withoutFocus(KeyboardDecision.Reason)
    /// The caret is still to be placed. A text view that can be seen as a whole moves at once. For any other, insets follow the
    /// keyboard, and the offset and the lift wait.
    case awaitsCaret
    /// Nothing is avoided, so everything goes back to the app's values.
    case restores(KeyboardDecision.Reason)
    /// The avoidance has ended. Nothing is written or reported.
    case ended

    /// The facts about the host that are known before its pending layout.
    struct HostState: Sendable, Equatable {
        /// The host or its window no longer exists.
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
        var hasEnded = false
        /// The keyboard belongs to this app.
        var isLocal = true
        /// An input of the host has the focus. Without one, the rest of the list does not apply.
        var hasInput = false
        /// UIKit keeps the input above the keyboard.
        var systemAvoids = false
        /// The app has excluded the input.
        var isIgnored = false
        /// The input is not in the target, or another host or avoidance moves for it.
        var isOutside = false
        /// It is a text view that has just got the focus.
        var awaitsCaret = false
    }

    /// The first part of the list.
    static func beforeLayout(_ host: HostState) -> Eligibility {
        if host.isGone { return .restores(.invalidTarget) }
        if host.isPresentedOver || !host.isCovered { return .restores(.nothingCovered) }
        if !host.isTargetValid { return .restores(.invalidTarget) }
        if host.systemAvoids { return .restores(.systemAvoids) }
        if host.defersToOuterHost { return .restores(.ignored) }
        return .eligible
    }

    /// The second part of the list.
    static func afterLayout(_ focus: FocusState) -> Eligibility {
        if focus.hasEnded { return .ended }
        if !focus.isLocal { return .withoutFocus(.otherApp) }
        if !focus.hasInput { return .withoutFocus(.noFocus) }
        if focus.systemAvoids { return .withoutFocus(.systemAvoids) }
        if focus.isIgnored { return .withoutFocus(.ignored) }
        if focus.isOutside { return .withoutFocus(.focusOutsideHost) }
        if focus.awaitsCaret { return .awaitsCaret }
        return .eligible
    }

    /// Why nothing may move for the focus; nil if it may.
    var obstacle: KeyboardDecision.Reason? {
        switch self {
        case .withoutFocus(let reason), .restores(let reason): reason
        case .eligible, .awaitsCaret, .ended: nil
        }
    }
}
