import Foundation

extension UISplitViewController {
    // MARK: What is visible

    var simulatedVisibleColumns: [Column] {
        if isCollapsed { return [navigations[.compact] == nil ? .primary : .compact] }
        return simulatedDisplayMode == .secondaryOnly ? [.secondary] : [.secondary, .primary]
    }

    /// Assumed: the automatic mode shows both columns in a window that is wider than high.
    var simulatedDisplayMode: DisplayMode {
        let mode = simulatedShownMode ?? preferredDisplayMode
        switch mode {
        case .automatic:
            return simulatedIsWide ? .oneBesideSecondary : .secondaryOnly
        case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
        case .twoOverSecondary: return .oneOverSecondary
        case .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: return mode
        }
    }

    /// Before the view is in a window, that is the key window.
    private var simulatedSize: CGSize {
        let view = viewIfLoaded?.hostWindow == nil ? SimulatedEngine.current.device?.window : viewIfLoaded
        return view?.modelBounds.size ?? .zero
    }

    private var simulatedIsWide: Bool { simulatedSize.width > simulatedSize.height }

    var simulatedPrimaryWidth: CGFloat {
        if isCollapsed { return simulatedSize.width }
        let usual = SimulatedEngine.current.behavior.sizes.primaryColumn
        return min(preferredPrimaryColumnWidth >= 0 ? preferredPrimaryColumnWidth : usual, simulatedSize.width / 2)
    }

    // MARK: The app's controllers

    func simulatedSet(_ controller: UIViewController?, for column: Column) {
        if isCollapsed, !simulatedPushed.isEmpty, column == .primary || column == .secondary { simulatedUnstack() }
        if let old = navigations[column] {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = controller
        navigations[column] = controller.map {
            $0 as? UINavigationController ?? UINavigationController(rootViewController: $0)
        }
        if let new = navigations[column] {
            addChild(new)
            new.didMove(toParent: self)
        }
        simulatedUpdateColumns()
    }

    func simulatedSet(_ controllers: [UIViewController]) {
        simulatedSet(controllers.first, for: .primary)
        simulatedSet(controllers.dropFirst().first, for: .secondary)
    }

    func simulatedShow(_ column: Column) {
        if isCollapsed {
            guard let primary = navigations[.primary] else { return }
            if column == .secondary { return simulatedStack(animated: true) }
            guard column == .primary, let first = simulatedPushed.first,
                let index = primary.viewControllers.firstIndex(of: first)
            else { return }
            let below = Array(primary.viewControllers.prefix(index))
            primary.setViewControllers(below, animated: false)
            simulatedUnstack()
        } else if column == .primary, simulatedDisplayMode == .secondaryOnly {
            simulatedShownMode = simulatedIsWide ? .oneBesideSecondary : .oneOverSecondary
            simulatedUpdateColumns()
        }
    }

    func simulatedHide(_ column: Column) {
        if isCollapsed {
            if column == .secondary { simulatedShow(.primary) }
        } else if column == .primary {
            simulatedShownMode = .secondaryOnly
            simulatedUpdateColumns()
        }
    }

    // MARK: Collapsing and expanding

    /// One column in a narrow window, also before the view is in one.
    func simulatedFollowWidth() {
        guard let window = viewIfLoaded?.hostWindow ?? SimulatedEngine.current.device?.window,
            isCollapsed == window.simulatedIsRegular || (isCollapsed && !simulatedHasDecided)
        else { return }
        isCollapsed = !window.simulatedIsRegular
        simulatedHasDecided = true
        if isCollapsed {
            let proposed = Column.secondary
            let top =
                delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
            if top == .secondary { simulatedStack(animated: false) }
            simulatedUpdateColumns()
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            simulatedUnstack()
            simulatedUpdateColumns()
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    /// The controllers of the secondary column go onto the primary column's stack.
    private func simulatedStack(animated: Bool) {
        guard navigations[.compact] == nil, let primary = navigations[.primary],
            let secondary = navigations[.secondary],
            simulatedPushed.first.map({ !primary.viewControllers.contains($0) }) ?? !secondary.viewControllers.isEmpty
        else { return }
        // They may have been popped meanwhile.
        if simulatedPushed.isEmpty {
            simulatedPushed = secondary.viewControllers
            secondary.setViewControllers([], animated: false)
        }
        primary.setViewControllers(primary.viewControllers + simulatedPushed, animated: animated)
    }

    /// They go back, with what has been pushed onto them since, and also if they were popped.
    private func simulatedUnstack() {
        guard let primary = navigations[.primary], let first = simulatedPushed.first else { return }
        let index = primary.viewControllers.firstIndex(of: first) ?? primary.viewControllers.count
        let (below, above) = (primary.viewControllers.prefix(index), primary.viewControllers.dropFirst(index))
        let back = above.isEmpty ? simulatedPushed : Array(above)
        simulatedPushed = []
        if !above.isEmpty { primary.setViewControllers(Array(below), animated: false) }
        navigations[.secondary]?.setViewControllers(back, animated: false)
    }

    // MARK: Views

    /// Brings the columns into the view and out of it, with the calls that they appear by.
    func simulatedUpdateColumns() {
        guard let view = viewIfLoaded else { return }
        let visible = simulatedVisibleChildren
        let leaving = childControllers.filter { $0.viewIfLoaded?.parentView === view && !visible.contains($0) }
        let coming = visible.filter { $0.viewIfLoaded?.parentView !== view }
        guard !leaving.isEmpty || !coming.isEmpty else { return simulatedLayOutColumns() }
        let isOn = appearance == .appearing || appearance == .appeared
        if isOn { leaving.forEach { $0.simulatedWillDisappear(animated: false) } }
        if isOn { coming.forEach { $0.simulatedWillAppear(animated: false) } }
        SimulatedEngine.current.performing(as: .uikit) {
            for controller in coming {
                view.insertSubview(
                    controller.view, at: controller === navigations[.primary] ? view.childViews.count : 0)
            }
        }
        simulatedLayOutColumns()
        if let window = view.hostWindow, isOn {
            SimulatedEngine.current.performing(as: .uikit) { window.simulatedUpdateSafeAreas() }
            coming.forEach { $0.simulatedIsAppearing(animated: false) }
        }
        SimulatedEngine.current.performing(as: .uikit) {
            leaving.forEach { $0.viewIfLoaded?.removeFromSuperview() }
        }
        if isOn { leaving.forEach { $0.simulatedDidDisappear(animated: false) } }
        if appearance == .appeared { coming.forEach { $0.simulatedDidAppear(animated: false) } }
    }

    func simulatedLayOutColumns() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.modelBounds
        var (primary, secondary) = (bounds, bounds)
        if !isCollapsed, simulatedDisplayMode != .secondaryOnly {
            primary.size.width = simulatedPrimaryWidth
            if simulatedDisplayMode == .oneBesideSecondary { secondary.size.width -= primary.width }
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            if isMirrored { primary.origin.x = bounds.maxX - primary.width }
            if !isMirrored { secondary.origin.x = bounds.maxX - secondary.width }
        }
        SimulatedEngine.current.performing(as: .uikit) {
            for column in simulatedVisibleColumns {
                navigations[column]?.viewIfLoaded?.frame = column == .secondary ? secondary : primary
            }
        }
    }
}
