internal import UIKit

/// An offset that was moved and is still where that movement, or UIKit's clamp, left it.
struct AdjustedOffset {
    /// The offset before the first movement.
    let resting: CGPoint
    let written: CGPoint
    /// The last legal offset when it was written, towards the bottom that the reader sees.
    let end: CGFloat
}

extension UIScrollView {
    var legalOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return ScrollRoom.legalOffsets(
            height: bounds.height, topInset: inset.top, bottomInset: inset.bottom, contentHeight: contentSize.height)
    }

    /// The offset of the page that has the focus, if that is visible, and otherwise the middle of what the insets leave visible.
    /// Pages are as tall as the scroll view.
    ///
    /// - Parameters:
    ///   - focusY: The middle of the focus, in the content.
    ///   - resting: An offset at which UIKit has rested. The first page may rest at an inset.
    func pageOffset(focusY: CGFloat?, resting: CGFloat?) -> CGFloat {
        let (height, visible) = (bounds.height, bounds.inset(by: adjustedContentInset))
        guard height > 0 else { return contentOffset.y }
        let isVisible = focusY.map { $0 >= visible.minY && $0 <= visible.maxY } ?? false
        let page = ((isVisible ? focusY ?? visible.midY : visible.midY) / height).rounded(.down)
        if let resting, (resting / height).rounded() == page { return resting }
        return page * height
    }
}
