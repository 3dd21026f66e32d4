internal import UIKit

/// An offset that was moved and is still where that movement, or UIKit's clamp, left it.
struct AdjustedOffset {
    /// The offset before the first movement.
    let resting: CGPoint
    let written: CGPoint
    /// The last legal offset when it was written, towards the bottom that the reader sees.
    let end: CGFloat

    /// Whether the offset of the scroll view is still the one that was written, or what UIKit's clamp left of it when
    /// the range shrank.
    @MainActor func isKept(in scrollView: UIScrollView, _ orientation: ScrollOrientation) -> Bool {
        let present = scrollView.contentOffset
        if ![present.x - written.x, present.y - written.y].contains(where: scrollView.canScroll) { return true }
        let isClamped =
            scrollView.lastOffset(orientation) < end && orientation.down(present.y) < orientation.down(written.y)
        return isClamped && !scrollView.isMovedByUser
    }
}

extension UIScrollView {
    var legalOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return ScrollRoom.legalOffsets(
            height: bounds.height, topInset: inset.top, bottomInset: inset.bottom, contentHeight: contentSize.height)
    }

    /// The last legal offset, counted towards the bottom that the reader sees.
    func lastOffset(_ orientation: ScrollOrientation) -> CGFloat {
        let legal = legalOffsets
        return max(orientation.down(legal.lowerBound), orientation.down(legal.upperBound))
    }

    /// Whether UIKit has brought the offset back from `place`, which is counted like that: the range has shrunk and
    /// ends before it, the offset is at its end, and nobody has scrolled.
    func isClamped(from place: CGFloat, _ orientation: ScrollOrientation) -> Bool {
        let end = lastOffset(orientation)
        return place > end && !canScroll(by: orientation.down(contentOffset.y) - end)
    }

    /// The offset of the nearest page. Pages are as tall as the scroll view.
    ///
    /// - Parameter resting: An offset at which UIKit has rested. The first page may rest at an inset.
    func pageOffset(resting: CGFloat?) -> CGFloat {
        let height = bounds.height
        guard height > 0 else { return contentOffset.y }
        let page = (contentOffset.y / height).rounded()
        if let resting, (resting / height).rounded() == page { return resting }
        return page * height
    }
}
