internal import UIKit

/// Brings a view into sight that need not have the focus.
extension AvoidanceSession {
    /// Makes `view` what is to be seen, until the focus, the keyboard or the app asks for something else.
    func reveal(_ view: UIView) {
        guard view.window === window, target.seeksFocus, view !== target.view else { return }
        let movers = HostsOnScreen.movers(along: view.path)
        if coverage.height == 0, let outermost = movers.last?.target.view, view.isDescendant(of: outermost) {
            scroll(to: view, in: outermost)
        }
        // The keyboard may come in this turn.
        for session in movers { session.setNeedsPlan(.request, revealing: view) }
    }

    /// Without a keyboard, UIKit's own scroll goes by the least as well.
    private func scroll(to view: UIView, in outermost: UIView) {
        guard let window else { return }
        var frame = window.convert(view.bounds, from: view).insetBy(dx: 0, dy: -avoidance.options.spacing.asDistance)
        for case let scrollView as UIScrollView in view.outwards(to: outermost).dropFirst() {
            let rect = scrollView.convert(frame, from: window)
            let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            let way = RequiredLift.movement(
                focus: rect, top: visible.minY, bottom: visible.maxY, roomBottom: visible.maxY, spacing: 0)
            let (offset, legal) = (scrollView.contentOffset.y, scrollView.legalOffsets)
            let end = min(max(offset + way, min(legal.lowerBound, offset)), max(legal.upperBound, offset))
            scrollView.scrollRectToVisible(rect, animated: UIView.areAnimationsEnabled)
            // That may take a while. What is around it is to show where it leads.
            frame = window.convert(rect.offsetBy(dx: 0, dy: scrollView.contentOffset.y - end), from: scrollView)
        }
    }
}
