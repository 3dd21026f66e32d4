public import Foundation

/// What was decided and why, for debugging and for bug reports.
public struct KeyboardDecision: Sendable, Equatable {
    /// Why things are where they are.
    public enum Reason: Sendable {
        /// The focus was covered, and something was moved so that it is visible; or, for a constraint and for closures,
        /// the keyboard covers something, and they follow it.
        case moved
        /// The focus is visible where it is.
        case alreadyVisible
        /// No docked keyboard covers the window.
        case nothingCovered
        /// No input has the focus.
        case noFocus
        /// The focus is not inside what this avoidance can move.
        case focusOutsideHost
        /// The keyboard belongs to another app: only insets follow it.
        case otherApp
        /// UIKit keeps the input above the keyboard by itself: in the table of a `UITableViewController`, an alert, a
        /// popover, a web view, SwiftUI.
        case systemAvoids
        /// The app has taken the input out with ``KeyboardAvoidance/ignore(_:)``; or the avoidance of a drop-in scroll view
        /// leaves everything to one around it.
        case ignored
        /// The notification could not be made sense of; the last good state stands.
        case unreadable
        /// What can be moved has no room left to show all of the focus.
        case noRoom
        /// The target does not exist any more, or is in another window or in none; or the constraint pins no bottom edge.
        case invalidTarget
    }

    /// The keyboard's phase that led here; nil if it was something else: the focus, the text, the layout.
    public let phase: KeyboardTransition.Phase?
    /// Why things are where they are.
    public let reason: Reason
    /// The points of the window's height that the keyboard covers.
    public let covered: CGFloat
    /// The part of the input that must be seen, as it was measured, in window coordinates.
    public let focus: CGRect?
    /// How far the focus had to go up to be free with its spacing, in points; 0 or less if it was free. For a constraint how
    /// far its bar is raised.
    public let required: CGFloat
    /// What this avoidance has moved in all, in points; see ``KeyboardAvoidance/lift``.
    public let lift: CGFloat
}

extension KeyboardDecision: CustomStringConvertible {
    /// One line that a bug report can quote.
    public var description: String {
        let cause = phase.map { "\($0)" } ?? "focus, text or layout"
        let input = focus.map { "focus \(Self.points($0.minY))...\(Self.points($0.maxY))" } ?? "no focus"
        return "\(reason) after \(cause): \(Self.points(covered)) covered, \(input), "
            + "\(Self.points(required)) required, lift \(Self.points(lift))"
    }

    private static func points(_ value: CGFloat) -> String {
        let rounded = (value * 10).rounded() / 10
        return "\(rounded == 0 ? 0 : Double(rounded)) pt"
    }
}
