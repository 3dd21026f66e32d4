internal import Foundation

/// The part of a scroll view's content that its bounds and insets leave visible, in its own coordinates.
struct ScrollRoom: Sendable, Equatable {
    var offset: CGFloat = 0
    var size = CGSize.zero
    /// The adjusted insets at the top and at the bottom of its own coordinates.
    var topInset: CGFloat = 0
    var bottomInset: CGFloat = 0
    var contentHeight: CGFloat = 0
    /// The points of the inset at the bottom that the reader sees which are room for an answer. They may be covered.
    var answerRoom: CGFloat = 0
    /// It is upside down: the bottom that the reader sees is the top of its own coordinates.
    var isFlipped = false

    /// The content's edge that is at the bottom that the reader sees.
    var edge: CGFloat { offset + distance }

    /// From the offset to that edge.
    private var distance: CGFloat { isFlipped ? topInset - answerRoom : size.height - bottomInset + answerRoom }

    private var legalOffsets: ClosedRange<CGFloat> {
        Self.legalOffsets(
            height: size.height, topInset: topInset, bottomInset: bottomInset, contentHeight: contentHeight)
    }

    /// The offsets at which UIKit lets a scroll view rest. Content that is too short to scroll stays at the top.
    static func legalOffsets(
        height: CGFloat, topInset: CGFloat, bottomInset: CGFloat, contentHeight: CGFloat
    ) -> ClosedRange<CGFloat> {
        -topInset...max(-topInset, contentHeight + bottomInset - height)
    }

    /// Whether the end of the content is visible, or a point away from that at the most.
    var showsEnd: Bool {
        let fits = contentHeight <= size.height - topInset - bottomInset
        return fits || (isFlipped ? edge <= 1 : edge >= contentHeight - 1)
    }

    /// The offset; or the one from before, if UIKit has brought that into the range. In a rotation it does so more than
    /// once, in ranges that nobody knows afterwards: rows of another width are only estimated.
    func unclampedOffset(since before: ScrollRoom) -> CGFloat {
        guard size.width == before.size.width else { return before.offset }
        let (top, bottom) = (max(topInset, before.topInset), max(bottomInset, before.bottomInset))
        let isClamped = [self, before].map(\.legalOffsets).contains { legal in
            let (end, start) = (legal.upperBound, legal.lowerBound)
            return before.offset > end && offset <= end + 1 && offset >= end - bottom - 1
                || before.offset < start && offset >= start - 1 && offset <= start + top + 1
        }
        return isClamped ? before.offset : offset
    }

    /// Whether more or less of the content can be seen than `before`.
    func differs(from before: ScrollRoom) -> Bool { size != before.size || distance != before.distance }

    /// The points of an inset at the bottom that are room for an answer, if the app asks for so much.
    static func points(_ wanted: CGFloat, within inset: CGFloat) -> CGFloat {
        max(0, min(wanted.asAmount, inset))
    }

    /// The offset with the content where it was on screen `before` the size has changed; nil without room for an
    /// answer.
    func stillOffset(since before: ScrollRoom) -> CGFloat? {
        answerRoom == 0 ? nil : before.offset + (isFlipped ? before.size.height - size.height : 0)
    }

    /// The offset with `edge` at the bottom that the reader sees; without one, with the end of the content there, or
    /// above that at the offset `still`, if the room for an answer allows it.
    func offset(keeping edge: CGFloat?, from still: CGFloat? = nil) -> CGFloat {
        var wanted = (edge ?? (isFlipped ? 0 : contentHeight)) - distance
        if edge == nil, let still { wanted = isFlipped ? min(wanted, still) : max(wanted, still) }
        return min(max(wanted, legalOffsets.lowerBound), legalOffsets.upperBound)
    }
}
