import Foundation

extension UINavigationController {
    /// The part of the large title that `controller` shows at present: all of it at the top of its content, and less by
    /// as much as the content has moved up.
    func simulatedShownLargeTitle(of controller: UIViewController) -> CGFloat {
        simulatedHasLargeTitle(controller) ? controller.navigationItem.simulatedLargeTitleHeight : 0
    }

    /// What of the large title comes back when the content is pulled down to its top.
    func simulatedCollapsedTitle(of controller: UIViewController) -> CGFloat {
        simulatedHasLargeTitle(controller)
            ? UINavigationBar.simulatedLargeTitleHeight - controller.navigationItem.simulatedLargeTitleHeight : 0
    }

    /// Apple: large titles need a bar that prefers them, and `.automatic` takes the mode of the item below it on the
    /// stack. Assumed: a phone on its side has no room for one, and neither
    /// has a bar at the side.
    private func simulatedHasLargeTitle(_ controller: UIViewController) -> Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        guard viewIfLoaded?.hostWindow?.simulatedIsOnItsSide != true, !simulatedHasSideBars else { return false }
        let stack = viewControllers.prefix { $0 !== controller } + [controller]
        return stack.map(\.navigationItem.largeTitleDisplayMode).last { $0 != .automatic } != .never
    }

    /// The content of `controller` has moved, or its insets have.
    func simulatedContentDidMove(_ scrollView: UIScrollView, of controller: UIViewController) {
        let (item, full) = (controller.navigationItem, UINavigationBar.simulatedLargeTitleHeight)
        let (offset, top) = (scrollView.modelBounds.minY, scrollView.simulatedAdjustedInset.top)
        guard simulatedHasLargeTitle(controller) else {
            // For the time when it has one.
            item.simulatedLargeTitleHeight = offset > -top ? 0 : full
            return
        }
        let moved = offset + top - item.simulatedLargeTitleHeight + full
        let height = min(max(full - moved, 0), full)
        // The top contains the height, so the last bits of the sum may say now this and now that, and no layout would be the last.
        guard abs(height - item.simulatedLargeTitleHeight) > 1e-6 else { return }
        item.simulatedLargeTitleHeight = height
        viewIfLoaded?.hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
        layOutBar()
        controller.viewIfLoaded?.simulatedRefreshSafeArea()
    }
}

extension UINavigationBar {
    /// What a large title adds to the bar.
    static let simulatedLargeTitleHeight: CGFloat = 52

    /// The bar is to be higher or lower than it was.
    func simulatedHeightDidChange() {
        guard let navigation = parentView?.owner as? UINavigationController else { return }
        hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
        navigation.layOutBar()
    }
}

extension UIScrollView {
    /// The controller whose large title this scroll view pushes away. It is the controller's view, or the first subview
    /// of that, and counts the bar in its inset.
    private var simulatedTitled: (navigation: UINavigationController, controller: UIViewController)? {
        guard hostWindow != nil, let controller = owner ?? parentView?.owner, let view = controller.viewIfLoaded,
            let navigation = controller.parent as? UINavigationController, !navigation.navigationBar.isHidden,
            view === self || view.childViews.first === self,
            simulatedAdjustedInset.top > contentInset.top, simulatedSafeArea.top == view.simulatedSafeArea.top
        else { return nil }
        return (navigation, controller)
    }

    func simulatedFollowLargeTitle() {
        guard let (navigation, controller) = simulatedTitled else { return }
        navigation.simulatedContentDidMove(self, of: controller)
    }

    /// The bar above may minimize with a scroll, and is back at the top of the content.
    func simulatedMinimizeBar(from old: CGFloat) {
        let position = simulatedBehavior.barsMinimize
        guard position == .inEveryScroll || position == .underFinger && drag != nil,
            let (navigation, controller) = simulatedTitled
        else { return }
        // What is pulled down beyond the top is no scroll.
        let top = -simulatedAdjustedInset.top - controller.navigationItem.simulatedMinimized
        navigation.simulatedMinimize(by: max(modelBounds.minY, top) - max(old, top), of: controller)
    }

    /// What of the bar comes back when the content is pulled down to its top.
    var simulatedMinimizedBar: CGFloat { simulatedTitled?.controller.navigationItem.simulatedMinimized ?? 0 }

    var simulatedCollapsedTitle: CGFloat {
        guard let (navigation, controller) = simulatedTitled else { return 0 }
        return navigation.simulatedCollapsedTitle(of: controller)
    }
}
