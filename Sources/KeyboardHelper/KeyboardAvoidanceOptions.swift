public import UIKit

/// How an avoidance behaves.
///
/// What concerns the inputs themselves, from ``dismissesOnTap`` on, is for one avoidance of a controller: where a second one
/// asks for it too, the first that put something on an input counts.
public struct KeyboardAvoidanceOptions: Sendable, Equatable {
    /// Points between the focus and the keyboard; a negative or non-finite value counts as 0. Default: 10.
    public var spacing: CGFloat = 10

    /// Whether in a text view only the line with the caret must be seen; otherwise the whole view. Default: true.
    public var followsCaret = true

    /// Whether a scroll view scrolls back to where the user was when the keyboard hides. It does not if the user has
    /// scrolled meanwhile. Default: false.
    public var restoresContentOffset = false

    /// Whether a tap outside of inputs and controls ends editing. The tap itself is not taken away from the views below.
    /// Default: false.
    public var dismissesOnTap = false

    /// Whether the return key of a text field leads to the next input; the last one ends editing. The app's
    /// `textFieldShouldReturn` decides first, and text views keep their return key. Default: false.
    public var movesFocusOnReturn = false

    /// Whether a ``KeyboardToolbar`` stands above the keyboard, on inputs without an accessory view of their own.
    /// Default: false.
    public var showsToolbar = false

    /// The order in which the focus goes through the inputs. Default: `.position`.
    public var fieldOrder = FieldOrder.position

    /// The appearance of the keyboard for the inputs of the host, given back when that leaves the screen. Default: nil, each
    /// input's own.
    public var keyboardAppearance: UIKeyboardAppearance?

    /// An order of inputs.
    public enum FieldOrder: Sendable {
        /// By lines from top to bottom, then along the reading direction. What a scroll view contains stays together.
        case position
        /// By `tag`, ascending; those with equal tags as in `hierarchy`. Only inputs that exist: cells are not scrolled to.
        case tag
        /// As the views are in each other, from back to front; in tables and collections by position.
        case hierarchy
    }

    /// Creates the default options; set the properties to change them.
    public init() {}
}
