internal import UIKit

extension UIView {
    /// Brings the view into sight in the scroll views around it, up to `outermost`, with `spacing` points above and
    /// below. Without a keyboard, UIKit's own scroll goes by the least as well.
    func scrollToVisible(in outermost: UIView, spacing: CGFloat) {
        guard let window else { return }
        var frame = window.convert(bounds, from: self).insetBy(dx: 0, dy: -spacing)
        for case let scrollView as UIScrollView in outwards(to: outermost).dropFirst() {
            let rect = scrollView.convert(frame, from: window)
            let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            let way = RequiredLift.movement(
                focus: rect, top: visible.minY, bottom: visible.maxY, roomBottom: visible.maxY, spacing: 0)
            let (offset, legal) = (scrollView.contentOffset.y, scrollView.legalOffsets)
            let end = min(max(offset + way, min(legal.lowerBound, offset)), max(legal.upperBound, offset))
            scrollView.scrollRectToVisible(rect, animated: UIView.areAnimationsEnabled)
            // The scroll may be animated, so the scroll views around this one aim at the place where the scroll will
            // end.
            frame = window.convert(rect.offsetBy(dx: 0, dy: scrollView.contentOffset.y - end), from: scrollView)
        }
    }
}
