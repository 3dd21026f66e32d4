public import UIKit

extension KeyboardAvoidance {
    /// How an avoidance behaves.
    ///
    /// Set the editing options (``dismissesOnTap``, ``movesFocusOnReturn``, ``showsToolbar`` and ``keyboardAppearance``) in
    /// only one avoidance per controller. If several set them, those of the first count, and the next one takes over when
    /// it ends.
    public struct Options: Sendable, Equatable {
        /// Points between the focus and the keyboard; a negative or non-finite value counts as 0. Default: 10.
        public var spacing: CGFloat

        /// Whether typing in a text view keeps only the line with the caret visible. With false, it keeps all of a text
        /// view visible that fits. When the keyboard appears or the focus moves, a text view that fits is shown as a whole
        /// in either case. Default: true.
        public var followsCaret: Bool

        /// Whether a scroll view returns to where the user was when the keyboard hides, unless the user has scrolled since.
        /// Default: false.
        public var restoresContentOffset: Bool

        /// Whether a tap outside inputs and controls ends editing. The views below still get the tap. Default: false.
        public var dismissesOnTap: Bool

        /// Whether the return key of a text field leads to the next input; the last one ends editing. Default: false.
        ///
        /// The app's `textFieldShouldReturn` decides first, and text views keep their return key. Where the app has left
        /// `returnKeyType` at `.default`, it is `.next` meanwhile, and `.done` for the last input. Cells that
        /// do not exist yet count as inputs here.
        public var movesFocusOnReturn: Bool

        /// Whether inputs without an accessory view get a ``KeyboardToolbar`` above the keyboard. Default: false.
        public var showsToolbar: Bool

        /// The order in which the focus moves through the inputs. Default: `.position`.
        public var fieldOrder: FieldOrder

        /// The keyboard's appearance for the inputs of the host. They get their own back when the host leaves the screen.
        /// Default: nil, which changes nothing.
        public var keyboardAppearance: UIKeyboardAppearance?

        /// Whether the next existing input in the order is visible together with the one that has the focus, where both
        /// fit. A companion of the input wins. Default: false.
        public var keepsNextInputVisible: Bool

        /// Whether a scroll view target that shows its end keeps showing it as the room for it changes. For chats. Default:
        /// false.
        ///
        /// The room changes with the keyboard, with a bar that grows, and in a rotation. Where the user has scrolled up,
        /// what is just above the lower edge stays there. On first layout the list starts at its end.
        ///
        /// Nothing moves while a finger scrolls or the content still decelerates, nor while an input in the scroll view has
        /// the focus. What was scrolled for an input goes back with ``restoresContentOffset``, also from the end. When you
        /// add messages, scroll to them yourself, without animation. If a bar grows and the controller's view is not laid
        /// out, or if the scroll view is that view, call ``KeyboardAvoidance/update()`` inside the animation.
        public var keepsEndVisible: Bool

        /// The part of your bottom content inset that is empty space for a reply, in points. The keyboard covers this space
        /// before any message moves. For assistants. Default: 0.
        ///
        /// After a question, set an inset that lets the question scroll to the top, and set this to the same number. As
        /// long as the end of the content is visible, the keyboard then covers that space first: with ``keepsEndVisible``,
        /// the content moves only by what the keyboard covers beyond it. Reduce both together as the answer grows. Upside
        /// down, the inset below the end is that at the top. A negative or non-finite value counts as 0. Without
        /// ``keepsEndVisible`` this has no effect.
        public var reservedBottomInset: CGFloat

        /// An order of inputs.
        public enum FieldOrder: Sendable {
            /// By lines from top to bottom, then along the reading direction. The inputs of a scroll view stay together.
            case position
            /// By `tag`, ascending; equal tags as in `hierarchy`. Cells that do not exist yet are not visited.
            case tag
            /// By the order of subviews, from back to front; in tables and collections by position.
            case hierarchy
        }

        /// Creates options. Every parameter has a default; see the property of the same name.
        public init(
            spacing: CGFloat = 10, followsCaret: Bool = true, restoresContentOffset: Bool = false,
            dismissesOnTap: Bool = false, movesFocusOnReturn: Bool = false, showsToolbar: Bool = false,
            fieldOrder: FieldOrder = .position, keyboardAppearance: UIKeyboardAppearance? = nil,
            keepsNextInputVisible: Bool = false, keepsEndVisible: Bool = false, reservedBottomInset: CGFloat = 0
        ) {
            self.spacing = spacing
            self.followsCaret = followsCaret
            self.restoresContentOffset = restoresContentOffset
            self.dismissesOnTap = dismissesOnTap
            self.movesFocusOnReturn = movesFocusOnReturn
            self.showsToolbar = showsToolbar
            self.fieldOrder = fieldOrder
            self.keyboardAppearance = keyboardAppearance
            self.keepsNextInputVisible = keepsNextInputVisible
            self.keepsEndVisible = keepsEndVisible
            self.reservedBottomInset = reservedBottomInset
        }
    }
}
