import Foundation
import UIKit

extension UIScrollView {
    /// The offsets that do not scroll past the content and its insets.
    var legalOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    }

    var isOffsetLegal: Bool { legalOffsets.contains(contentOffset.y) }
}

extension UIView {
    /// Whether no number of this view, or of a view in it, is infinite or not a number.
    var isFinite: Bool {
        var numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y]
        numbers += [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        if let scrollView = self as? UIScrollView {
            for inset in [scrollView.contentInset, scrollView.verticalScrollIndicatorInsets] {
                numbers += [inset.top, inset.left, inset.bottom, inset.right]
            }
        }
        return numbers.allSatisfy(\.isFinite) && subviews.allSatisfy(\.isFinite)
    }
}
