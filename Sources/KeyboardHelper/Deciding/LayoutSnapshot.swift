internal import Foundation

/// The view tree as it was measured. Every y is in window coordinates, in points, from model values.
struct LayoutSnapshot: Sendable, Equatable {
    /// The pixels of a point.
    var scale: CGFloat
    /// The keyboard's top edge.
    var keyboardTop: CGFloat
    /// The upper edge of the bar on the keyboard in front of the focus or, without a focus, in front of the target; nil
    /// if there is none.
    var barTop: CGFloat?
    /// The top edge of the visible part of the target: of the safe area around it, or of a sheet or a clipping view if
    /// that is lower.
    var visibleTop: CGFloat = 0
    /// The part of the input that must be visible; nil if nothing may move for it.
    var focus: CGRect?
    /// Why nothing may move for the focus; nil if it may.
    var reasonToStay: KeyboardDecision.Reason?
    /// The offsets and the lift stay as they are, wherever the focus is.
    var keepsPlace = false
    /// The views that should be visible together with the focus, as far as they fit, the most important first.
    var companions: [Companion] = []
    /// The movers of the focus, from the inside out: scroll views, and the view around them that is lifted. A scroll
    /// view target is there without a focus too.
    var movers: [Mover] = []
    /// Where the movers are without what is lifted and scrolled: of a scroll view the origin of the view around it, of a
    /// lifted view the bottom edge of the input in it.
    var rests: [CGFloat] = []

    /// Where the room for the focus ends.
    var roomBottom: CGFloat { barTop ?? keyboardTop }

    /// The whole of a text view, or another view that belongs to the input: a button, a message.
    struct Companion: Sendable, Equatable {
        var rect: CGRect
        /// The innermost of the movers that it is in; their number if it is in none.
        var area: Int
        /// Nothing moves to show it, but what shows it already stays.
        var isPassive = false
    }
}
