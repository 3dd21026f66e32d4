internal import Foundation

/// What the view tree looked like when it was measured. Every y is in window coordinates, in points, from model values.
struct LayoutSnapshot: Equatable {
    /// The pixels of a point.
    var scale: CGFloat
    /// Where the keyboard begins.
    var keyboardTop: CGFloat
    /// Where the host's safe area begins, below the bars over it.
    var visibleTop: CGFloat
    /// The part of the input that must be seen; nil if nothing may be moved for it.
    var focus: CGRect?
    /// What shall be seen together with the focus, if both fit.
    var companion: Companion?
    /// The scroll views that can move it, the innermost first. A scroll view target is the last, also without a focus.
    var scrollAreas: [ScrollArea]
    /// How far the container around all of this is lifted already; nil if there is none.
    var lift: CGFloat?
    /// Something has put the container elsewhere since the last plan, so what it needs is counted from its place anew.
    var startsFromRest = false

    /// Another view that belongs to the input: a button, a message.
    struct Companion: Equatable {
        var rect: CGRect
        /// The innermost of the scroll areas that it is in; their number if it is in none.
        var area: Int
    }
}
