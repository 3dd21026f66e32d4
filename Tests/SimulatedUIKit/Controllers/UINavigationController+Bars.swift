import Foundation

extension UINavigationController {
    // MARK: At the top

    /// 44 points (a switch); 32 on a phone in landscape; 50 on an iPad.
    private var itemHeight: CGFloat {
        guard let window = viewIfLoaded?.hostWindow, let device = window.simulatedDevice else { return 44 }
        if device.model.idiom == .pad { return 50 }
        return window.simulatedIsOnItsSide ? 32 : window.simulatedBehavior.sizes.navigationBar
    }

    /// A scroll of the content of `controller` by `distance` minimizes the bar by as much, or brings it back. Assumed:
    /// nothing is left of the row with the items.
    func simulatedMinimize(by distance: CGFloat, of controller: UIViewController) {
        let item = controller.navigationItem
        let minimized = min(max(item.simulatedMinimized + distance, 0), itemHeight)
        guard !simulatedHasSideBars, abs(minimized - item.simulatedMinimized) > 1e-6 else { return }
        item.simulatedMinimized = minimized
        viewIfLoaded?.hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
        layOutBar()
        controller.viewIfLoaded?.simulatedRefreshSafeArea()
    }

    /// The items, the large title, the search bar.
    func barHeight(for controller: UIViewController?) -> CGFloat {
        let largeTitle = controller.map { simulatedShownLargeTitle(of: $0) } ?? 0
        let minimized = controller?.navigationItem.simulatedMinimized ?? 0
        let search = topViewController?.navigationItem.searchController == nil ? 0 : Self.searchHeight
        return (simulatedHasSideBars ? 0 : itemHeight - min(minimized, itemHeight)) + largeTitle + search
    }

    private static let searchHeight: CGFloat = 52

    func layOutBar() {
        guard let view = viewIfLoaded else { return }
        defer {
            layOutSearchBar()
            layOutToolbar()
        }
        let top = topViewController
        navigationBar.topItem = top?.navigationItem
        SimulatedEngine.current.performing(as: .uikit) {
            navigationBar.frame = CGRect(
                x: 0, y: view.simulatedSafeArea.top, width: view.modelBounds.width, height: barHeight(for: top))
            navigationBar.simulatedItemHeight = itemHeight - (top?.navigationItem.simulatedMinimized ?? 0)
            navigationBar.simulatedIsAtTheSide = simulatedHasSideBars
            navigationBar.simulatedLargeTitle = top.map { simulatedShownLargeTitle(of: $0) } ?? 0
        }
    }

    /// The search bar of the controller on top is the lower part of the bar.
    private func layOutSearchBar() {
        guard let top = topViewController, let search = top.navigationItem.searchController else { return }
        search.simulatedOwner = top
        SimulatedEngine.current.performing(as: .uikit) {
            search.searchBar.frame = CGRect(
                x: 0, y: navigationBar.modelBounds.height - Self.searchHeight,
                width: navigationBar.modelBounds.width, height: Self.searchHeight)
            if search.searchBar.parentView !== navigationBar { navigationBar.addSubview(search.searchBar) }
        }
    }

    // MARK: At the bottom

    var simulatedShowsToolbar: Bool { !simulatedToolbarIsHidden && !simulatedHidesBottomBar }

    /// The toolbar stands on what is at the bottom: the home indicator or a tab bar.
    func layOutToolbar() {
        guard let view = viewIfLoaded, let toolbar, simulatedShowsToolbar || toolbar.parentView != nil else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            let (bounds, height) = (view.modelBounds, UIToolbar.simulatedHeight)
            let below = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
            let above = below.offsetBy(dx: 0, dy: -view.simulatedSafeArea.bottom - height)
            if toolbar.parentView == nil {
                UIView.performWithoutAnimation { toolbar.frame = below }
                view.addSubview(toolbar)
            }
            toolbar.frame = !simulatedShowsToolbar ? below : simulatedHasSideBars ? simulatedTrailingBarFrame : above
            let items = topViewController?.toolbarItems
            if toolbar.items != items { toolbar.items = items }
        }
    }

    func simulatedSetToolbar(hidden: Bool, animated: Bool) {
        guard hidden != simulatedToolbarIsHidden else { return }
        simulatedToolbarIsHidden = hidden
        guard let window = viewIfLoaded?.hostWindow else { return }
        window.simulatedDevice?.safeAreasMayHaveChanged = true
        guard animated else { return layOutToolbar() }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.layOutToolbar()
            // What stands on the toolbar moves along.
            SimulatedEngine.current.performing(as: .uikit) { window.simulatedUpdateSafeAreas() }
            self.view.simulatedLayoutIfNeeded()
        }
    }

    /// Apple: the bars at the bottom stay away until the controller that hides them is popped. The root is not pushed.
    func simulatedStackDidChange() {
        let hides = viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        guard hides != simulatedHidesBottomBar else { return }
        simulatedHidesBottomBar = hides
        viewIfLoaded?.hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
        viewIfLoaded?.setNeedsLayout()
        parent?.viewIfLoaded?.setNeedsLayout()
    }
}
