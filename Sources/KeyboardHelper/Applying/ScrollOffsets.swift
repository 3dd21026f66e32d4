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
        return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    }
}
