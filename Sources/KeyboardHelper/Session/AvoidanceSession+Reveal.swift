internal import UIKit

/// Brings a view into sight that need not have the focus.
extension AvoidanceSession {
    /// Makes `view` what is to be seen, until the focus, the keyboard or the app asks for something else.
    func reveal(_ view: UIView) {
        guard view.window === window, target.seeksFocus, view !== target.view else { return }
        if coverage.height == 0 { scrollToVisible(view) }
        // The keyboard may come in this turn.
        for session in HostsOnScreen.movers(along: view.path) { session.setNeedsPlan(.request, revealing: view) }
    }

    /// Without a keyboard, UIKit's own scroll goes by the least as well.
    private func scrollToVisible(_ view: UIView) {
        let rect = view.bounds.insetBy(dx: 0, dy: -avoidance.options.spacing.asDistance)
        for case let scrollView as UIScrollView in view.outwards.dropFirst() {
            scrollView.scrollRectToVisible(scrollView.convert(rect, from: view), animated: UIView.areAnimationsEnabled)
            if scrollView === target.view || scrollView === host { return }
        }
    }
}
