public import UIKit

/// A decision of an avoidance and its reason, for debugging and for bug reports.
public struct KeyboardDecision: Sendable, Equatable {
    /// Why something moved, or did not.
    ///
    /// More reasons will come, so it is no enumeration.
    public struct Reason: Sendable, Hashable, CustomStringConvertible {
        /// The name of the constant, such as "moved".
        public let description: String

        private init(_ name: String) { description = name }

        /// This plan wrote an offset, a lift or a constant, or called the closures `onShow` and `onHide` of a call. An
        /// inset alone is no movement.
        public static let moved = Reason("moved")
        /// Nothing had to move: the focus is visible where it is, or the bar or closure follows the keyboard already.
        public static let alreadyVisible = Reason("alreadyVisible")
        /// No docked keyboard covers the window, or another controller is presented over the one of the call. The
        /// library takes back what it has added.
        public static let nothingCovered = Reason("nothingCovered")
        /// No input has the focus.
        public static let noFocus = Reason("noFocus")
        /// The input that has the focus is not inside the target, and no other avoidance moves for it.
        public static let focusOutsideHost = Reason("focusOutsideHost")
        /// Another avoidance moves for the input that has the focus: it is in the target or the bar of another call.
        public static let otherAvoidance = Reason("otherAvoidance")
        /// Nothing had to move for an input, and the end of the list stays visible: see
        /// ``KeyboardAvoidance/Options/keepsEndVisible``.
        public static let followsEnd = Reason("followsEnd")
        /// The keyboard belongs to another app. Insets, constraints and closures follow it; nothing moves for the
        /// focus.
        public static let otherApp = Reason("otherApp")
        /// The system is expected to keep the input above the keyboard by itself, so nothing is moved for it: in the
        /// table of a `UITableViewController`, an alert, a popover, a web view or SwiftUI.
        public static let systemAvoids = Reason("systemAvoids")
        /// The app has excluded the input with ``KeyboardAvoidance/ignore(_:for:)-(UIView,_)`` or
        /// ``KeyboardAvoidance/ignore(_:for:)-(UIViewController.Type,_)``,
        /// or a ``KeyboardAvoidingScrollView``, or another view that needs no call, leaves everything to an avoidance
        /// around it.
        public static let ignored = Reason("ignored")
        /// The notification has no usable frame. The last good state stands.
        public static let unreadable = Reason("unreadable")
        /// The focus could not be shown completely: it is too tall, or nothing may move far enough.
        public static let noRoom = Reason("noRoom")
        /// A finger moves the content or the keyboard, and the plan waits until that has ended. Or the user has
        /// scrolled the focus away; it stays there until the user types, the focus or the keyboard moves, or the app
        /// asks for an update.
        public static let userIsScrolling = Reason("userIsScrolling")
        /// The target no longer exists or is not in the host's window, or the constraint is inactive or pins no bottom
        /// edge.
        public static let invalidTarget = Reason("invalidTarget")
        /// ``KeyboardAvoidance/isFrozen`` is set. Or a finger swipes the page back after the keyboard's hide was
        /// announced.
        public static let frozen = Reason("frozen")
    }

    /// The type of the object that has made the call.
    public let caller: String
    /// The call, such as `handleKeyboard(scrollView:)`. A ``KeyboardAvoidingScrollView`` makes it itself.
    public let call: String
    /// The keyboard's phase that led to this decision; nil for the focus, the text, the layout or a call of the app.
    public let phase: KeyboardTransition.Phase?
    /// Why something moved, or did not.
    public let reason: Reason
    /// The points of the window's height that the keyboard covers.
    public internal(set) var coveredHeight: CGFloat = 0
    /// The part of the input with the focus that must be visible, as it was measured, in window coordinates; nil if no
    /// input of the window has the focus. ``reason`` says if nothing moves for it.
    public internal(set) var focusFrame: CGRect?
    /// How far the focus had to go up to be visible with its spacing, above the keyboard and a bar on it, in points; 0
    /// or less if it was. For a constraint, how far its bar is raised.
    public internal(set) var requiredLift: CGFloat = 0
    /// How far the content is above where it would be without the library, in points; for a bar and a safe area what the
    /// number has gained, for closures what is covered.
    public internal(set) var lift: CGFloat = 0
    /// False for a constraint and for closures, which follow the keyboard whichever input has the focus.
    var seeksFocus = true
}

extension KeyboardDecision: CustomStringConvertible {
    /// The decision in one line, to quote in a bug report.
    public var description: String {
        var (cause, input) = ("focus, text or layout", "no focus, ")
        if let phase { cause = "\(phase)" }
        if let focusFrame { input = "focus \(Self.points(focusFrame.minY))...\(Self.points(focusFrame.maxY)), " }
        return "\(caller), \(call): \(reason) after \(cause): \(Self.points(coveredHeight)) covered, "
            + "\(seeksFocus ? input : "")\(Self.points(requiredLift)) required, lift \(Self.points(lift))"
    }

    /// Adding 0 turns a negative zero into zero.
    private static func points(_ value: CGFloat) -> String { "\(Double((value * 10).rounded() / 10) + 0) pt" }
}
