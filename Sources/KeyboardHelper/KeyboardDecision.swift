public import Foundation

/// A decision of an avoidance and its reason, for debugging and for bug reports.
public struct KeyboardDecision: Sendable, Equatable {
    /// Why things are where they are.
    public enum Reason: Sendable {
        /// This plan wrote an offset, a lift or a constant, or called the closures `onShow` and `onHide` of a call. An inset alone
        /// is no movement.
        case moved
        /// Nothing had to move: the focus is visible where it is, or the bar or closure follows the keyboard already.
        case alreadyVisible
        /// No docked keyboard covers the window, or another controller is presented over the host. The library takes
        /// back what it has added.
        case nothingCovered
        /// No input has the focus.
        case noFocus
        /// The input that has the focus is not inside the target, and no other avoidance moves for it.
        case focusOutsideHost
        /// Another avoidance moves for the input that has the focus: it is in the target or the bar of another call.
        case otherAvoidance
        /// Nothing had to move for an input, and the end of the list stays visible: see
        /// ``KeyboardAvoidanceOptions/keepsEndVisible``.
        case followsEnd
        /// The keyboard belongs to another app. Insets, constraints and closures follow it; nothing moves for the focus.
        case otherApp
        /// The system is expected to keep the input above the keyboard by itself, so nothing is moved for it: in the table of a
        /// `UITableViewController`, an alert, a popover, a web view or SwiftUI.
        case systemAvoids
        /// The app has excluded the input with ``KeyboardAvoidance/ignore(_:)-(UIView)`` or
        /// ``KeyboardAvoidance/ignore(_:)-(UIViewController.Type)``, or a drop-in scroll view leaves everything to an avoidance
        /// around it.
        case ignored
        /// The notification has no usable frame. The last good state stands.
        case unreadable
        /// The focus could not be shown completely: it is too tall, or nothing may move far enough.
        case noRoom
        /// A finger moves the content or the keyboard, and the plan waits until that has ended. Or the user has scrolled the focus
        /// away; it stays there until the user types, the focus or the keyboard moves, or the app asks for an update.
        case userIsScrolling
        /// The target no longer exists or is not in the host's window, or the constraint pins no bottom edge. Or the app has
        /// removed all subviews of the host, and with them the library's own: that ends the avoidance.
        case invalidTarget
        /// A transform scales or skews a scroll view around the input, or turns it by an angle. Only upside down is
        /// supported.
        case unsupportedTransform
    }

    /// The keyboard's phase that led to this decision; nil for the focus, the text, the layout or a call of the app.
    public let phase: KeyboardTransition.Phase?
    /// Why things are where they are.
    public let reason: Reason
    /// The points of the window's height that the keyboard covers.
    public let covered: CGFloat
    /// The part of the input with the focus that must be visible, as it was measured, in window coordinates; nil if no input of the
    /// window has the focus. ``reason`` says if nothing moves for it.
    public let focus: CGRect?
    /// How far the focus had to go up to be visible with its spacing, above the keyboard and what stands on it, in points; 0
    /// or less if it was. For a constraint, how far its bar is raised.
    public let required: CGFloat
    /// How far the content is above where it would be, in points; see ``KeyboardAvoidance/lift``.
    public let lift: CGFloat
    /// False for a constraint and for closures, which follow the keyboard whichever input has the focus.
    var seeksFocus = true
}

extension KeyboardDecision: CustomStringConvertible {
    /// The decision in one line, to quote in a bug report.
    public var description: String {
        let cause = phase.map { "\($0)" } ?? "focus, text or layout"
        let input = focus.map { "focus \(Self.points($0.minY))...\(Self.points($0.maxY)), " } ?? "no focus, "
        return "\(reason) after \(cause): \(Self.points(covered)) covered, \(seeksFocus ? input : "")"
            + "\(Self.points(required)) required, lift \(Self.points(lift))"
    }

    /// Adding 0 turns a negative zero into zero.
    private static func points(_ value: CGFloat) -> String { "\(Double((value * 10).rounded() / 10) + 0) pt" }
}
