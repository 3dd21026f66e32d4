internal import Foundation

/// A scroll view, or a view that is lifted: it moves up and down with all that is inside of it.
struct Mover: Sendable, Equatable {
    /// Where the scroll view is, in window coordinates.
    var viewport: CGRect
    var contentSize: CGSize
    /// The vertical content offset, or the lift. It grows as the content goes up on screen.
    var offset: CGFloat
    /// The library's part of the offset; all of a lift.
    var ownOffset: CGFloat = 0
    /// UIKit or the app has moved it since the last plan, or the app has brought up the input inside of it. The
    /// library's part is counted anew.
    var isCountedAnew = false
    /// The horizontal offset that shows the focus by the least movement; nil if that is visible from side to side.
    var offsetAcross: CGFloat?
    /// It is upside down: its offset is 0 where the end of the content that is the lower one on screen is at its
    /// bottom.
    var isFlipped = false
    var insets = Insets()
    /// The top edge of what clips or covers it, and moves along with what is around it.
    var clipTop = -CGFloat.infinity
    /// It gets an inset where it reaches under the keyboard.
    var takesInset: Bool
    /// Its offset may be moved.
    var mayScroll: Bool
    /// A finger moves it, or it still decelerates. What needs its offset, or might change it, waits until it rests.
    var isMovedByUser = false
    /// It is the input itself.
    var isInput = false
    /// How far it may be lifted for spacing, if it is a view that is lifted. Below a root view that goes farther, what
    /// is behind it shows.
    var liftLimit: CGFloat?
    var floating = Floating()
    /// Where the room for its own content ends, in window coordinates, if the focus does not move with that: the focus
    /// is beside the scroll view. Nil if the focus does.
    var roomBottomBesideFocus: CGFloat?

    /// The adjusted content inset, by who has made it.
    struct Insets: Sendable, Equatable {
        var top: CGFloat = 0
        /// The top edge of the safe area, which the inset need not contain.
        var safeTop: CGFloat = 0
        /// The part at the bottom that UIKit adds to the content inset.
        var systemBottom: CGFloat = 0
        /// The app's part of the bottom content inset.
        var appBottom: CGFloat = 0
        /// How much of the app's part is for what is at the bottom of the screen without a keyboard.
        var reserve: CGFloat = 0
        /// How much of the app's part is room for an answer, which may be covered.
        var answerRoom: CGFloat = 0
        /// The library's part of the bottom content inset.
        var ownBottom: CGFloat = 0
    }

    /// A view that is lifted by so many points, and clips nothing.
    static func lifted(by lift: CGFloat, atMost limit: CGFloat = .greatestFiniteMagnitude) -> Mover {
        Mover(
            viewport: .zero, contentSize: .zero, offset: lift, ownOffset: lift, takesInset: false, mayScroll: true,
            liftLimit: limit)
    }

    /// The header and the footer of a plain table float over its rows, at the edges of what its insets leave visible.
    struct Floating: Sendable, Equatable {
        /// The height over the row with the focus, below the top inset. A negative one is the part of the inset that
        /// gives way.
        var top: CGFloat = 0
        /// The height over that row, above the system's bottom inset or the library's. The app's inset below it is
        /// included.
        var bottom: CGFloat = 0
    }

    var isLift: Bool { liftLimit != nil }

    /// Whether its movement moves the focus.
    var movesFocus: Bool { roomBottomBesideFocus == nil }

    /// Whether the focus is visible in it only between its edges.
    var clipsFocus: Bool { movesFocus && !isLift }

    /// The points at its top that count as covered.
    private var coveredTop: CGFloat { max(insets.top + floating.top, insets.safeTop) }

    /// Where the visible content begins and ends, in window coordinates.
    var visibleTop: CGFloat { viewport.minY + coveredTop }
    /// UIKit keeps the caret of a text view above all of its insets.
    var visibleBottom: CGFloat {
        viewport.maxY - insets.systemBottom - (isInput ? insets.appBottom : 0) - floating.bottom
    }

    /// The offset that shows the end of the content at the bottom.
    private var endOffset: CGFloat { isFlipped ? 0 : contentSize.height - viewport.height }

    /// Whether content of a size scrolls along its width only, as a pager's does. A form that is a little too wide is
    /// none.
    static func scrollsAlongWidth(_ content: CGSize, in size: CGSize) -> Bool {
        content.width > 1.5 * size.width && content.height <= size.height
    }

    private var isPager: Bool { Self.scrollsAlongWidth(contentSize, in: viewport.size) }

    /// The points at its bottom that count as covered with `ownInset` added; 0 without that.
    func coveredInset(with ownInset: CGFloat) -> CGFloat { ownInset > 0 ? ownInset + insets.systemBottom : 0 }

    /// All of its content is visible at once.
    var fits: Bool { contentSize.height <= viewport.height }

    /// Content that is too short to scroll stays at the top, or at the bottom if it is upside down.
    var minimumOffset: CGFloat {
        guard isFlipped else { return -insets.top }
        return min(viewport.height - contentSize.height - insets.top, insets.systemBottom + insets.appBottom)
    }

    /// The greatest legal offset with `ownInset` added at the bottom.
    func maximumOffset(ownInset: CGFloat) -> CGFloat {
        max(minimumOffset, endOffset + insets.systemBottom + insets.appBottom + ownInset)
    }

    /// With all of its content visible at once it leaves a movement to `outer`, if that scrolls along its height. A
    /// strip of cards in a form would scroll inside itself.
    func leavesAll(to outer: some Collection<Mover>) -> Bool {
        let visible = viewport.height - insets.top - insets.systemBottom - insets.appBottom
        guard clipsFocus, !isInput, contentSize.height <= visible else { return false }
        return outer.contains { $0.clipsFocus && $0.takesInset && $0.mayScroll && !$0.isPager }
    }

    /// The points at its bottom that lie below the room for the focus; 0 if it gets no inset for them.
    func overlap(roomBottom: CGFloat) -> CGFloat {
        // With an inset, a scroll view that scrolls along its width would scroll along its height too.
        guard takesInset, !isPager else { return 0 }
        return KeyboardCoverage.overlap(minY: viewport.minY, maxY: viewport.maxY, below: roomBottom)
    }

    /// Whether all of its content, with so many points below it, fits above `roomBottom`.
    func fits(above roomBottom: CGFloat, with spacing: CGFloat = 0) -> Bool {
        !isFlipped && contentSize.height + spacing <= viewport.height - coveredTop - overlap(roomBottom: roomBottom)
    }

    /// The points to add to the content inset so that the end of the content can be scrolled up to `roomBottom`: what is
    /// covered, less what UIKit and the app have in the inset for that already. If the focus is at that very end, it is
    /// farther by the part of the spacing that the app's inset does not give it.
    ///
    /// With `leavesRoom` it leaves room for the focus: what is around the scroll view brings both up. Of the app's
    /// inset up to `reserve` points are for what stands in front of it.
    func ownInset(
        roomBottom: CGFloat, reserve: CGFloat, showing shown: CGRect, spacing: CGFloat, leavesRoom: Bool
    ) -> CGFloat {
        let overlap = overlap(roomBottom: roomBottom)
        guard overlap > 0 else { return 0 }
        let contentBottom = viewport.maxY + endOffset - offset
        let reservedInset = min(insets.appBottom - insets.answerRoom, reserve)
        let roomBelowContent = insets.appBottom - reservedInset
        let beyondEnd = shown.maxY + floating.bottom + spacing - contentBottom - roomBelowContent
        let missingSpacing = min(max(0, beyondEnd), spacing)
        let fitsAbove = fits(above: roomBottom, with: missingSpacing)
        // UIKit scrolls a caret, and a new first responder, into what the insets leave.
        let room = max(0, viewport.height - coveredTop - max(floating.bottom, roomBelowContent) - shown.height)
        let covered = isInput || leavesRoom ? min(overlap, room) : overlap
        return max(0, covered + (fitsAbove ? 0 : missingSpacing) - insets.systemBottom - reservedInset)
    }
}
