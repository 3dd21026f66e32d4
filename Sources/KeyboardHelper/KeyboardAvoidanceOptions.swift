public import Foundation

/// How an avoidance behaves.
public struct KeyboardAvoidanceOptions: Sendable, Equatable {
    /// Points between the focus and the keyboard; a negative or non-finite value counts as 0. Default: 10.
    public var spacing: CGFloat = 10

    /// Whether in a text view only the line with the caret must be seen; otherwise the whole view. Default: true.
    public var followsCaret = true

    /// Whether a scroll view scrolls back to where the user was when the keyboard hides. It does not if the user has
    /// scrolled meanwhile. Default: false.
    public var restoresContentOffset = false

    /// Creates the default options; set the properties to change them.
    public init() {}
}
