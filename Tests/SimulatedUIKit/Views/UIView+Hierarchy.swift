import Foundation

extension UIView {
    func simulatedInsert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendantUncounted(of: view) else { return }
        if view.parentView === self {
            childViews.removeAll { $0 === view }
            childViews.insert(view, at: min(index, childViews.count))
            simulatedStructureDidChange()
            simulatedSetNeedsLayout()
            return
        }
        let oldParent = view.parentView
        let changesWindow = view.hostWindow !== hostWindow
        let hadEngine = view.simulatedIsInLayoutEngine
        if oldParent != nil { view.simulatedDropConstraintsFromAbove() }
        if changesWindow { view.announceWindow(hostWindow) }
        view.willMove(toSuperview: self)
        if let oldParent {
            oldParent.willRemoveSubview(view)
            oldParent.childViews.removeAll { $0 === view }
        }
        childViews.insert(view, at: max(0, min(index, childViews.count)))
        view.parentView = self
        if changesWindow { view.setWindow(hostWindow) }
        view.didMoveToSuperview()
        if changesWindow { view.tellWindow() }
        didAddSubview(view)
        view.simulatedDidMoveToTree(hadEngine: hadEngine)
        view.frozenSafeArea = nil
        view.simulatedRefreshSafeArea()
        hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
        view.simulatedSetNeedsLayout()
        simulatedSetNeedsLayout()
    }

    func simulatedRemoveFromSuperview() {
        guard let parent = parentView else { return }
        let window = hostWindow
        window.map(simulatedGiveUpFocus)
        if window != nil { announceWindow(nil) }
        willMove(toSuperview: nil)
        let hadEngine = simulatedIsInLayoutEngine
        simulatedDropConstraintsFromAbove()
        parent.willRemoveSubview(self)
        parent.childViews.removeAll { $0 === self }
        parentView = nil
        if window != nil { setWindow(nil) }
        // An app that was told may have moved the focus within what leaves.
        window.map(simulatedGiveUpFocus)
        didMoveToSuperview()
        if window != nil { tellWindow() }
        simulatedDidMoveToTree(hadEngine: hadEngine)
        if hadEngine { parent.simulatedConstraintsDidChange() }
        parent.simulatedSetNeedsLayout()
    }

    /// A first responder does not outlive its place in the window, and one that stands on the keyboard not that of the
    /// controller that has put it there.
    private func simulatedGiveUpFocus(in window: UIWindow) {
        let keyboard = window.simulatedDevice?.keyboard
        for window in [keyboard?.accessoryWindow, window] {
            guard let window, let responder = window.simulatedFirstResponder else { continue }
            let view = (keyboard?.owner(ofBarAround: responder) ?? responder).simulatedFocusView
            guard view?.isDescendantUncounted(of: self) == true else { continue }
            SimulatedEngine.current.performing(as: .uikit) { window.simulatedAbandonFocus() }
        }
    }

    func simulatedReorder(_ view: UIView, toFront: Bool) {
        guard let index = childViews.firstIndex(of: view) else { return }
        childViews.remove(at: index)
        childViews.insert(view, at: toFront ? childViews.count : 0)
        simulatedStructureDidChange()
        simulatedSetNeedsLayout()
    }

    func simulatedIsDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let here = current {
            SimulatedEngine.uncounted.viewsVisited += 1
            if here === view { return true }
            current = here.parentView
        }
        return false
    }

    func isDescendantUncounted(of view: UIView) -> Bool {
        let wanted = Unmanaged.passUnretained(view).toOpaque()
        var current: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
        while let here = current {
            if here.toOpaque() == wanted { return true }
            current = here._withUnsafeGuaranteedRef { $0.parentReference }
        }
        return false
    }

    /// The window has gone without a word.
    nonisolated func simulatedLoseWindow() {
        hostWindow = nil
        for view in childViews { view.simulatedLoseWindow() }
    }

    private func announceWindow(_ window: UIWindow?) {
        keyboardGuide?.simulatedWillLeaveWindow()
        willMove(toWindow: window)
        for view in childViews { view.announceWindow(window) }
    }

    private func setWindow(_ window: UIWindow?) {
        if hostWindow != nil {
            let engine = SimulatedEngine.current
            engine.animator.removeAnimations(of: self, now: engine.now)
            engine.removeDisplayLink(for: self)
            (self as? UIScrollView)?.drag = nil
        }
        hostWindow = window
        if window != nil { keyboardGuide?.simulatedDidEnterWindow() }
        for view in childViews { view.setWindow(window) }
    }

    private func tellWindow() {
        didMoveToWindow()
        for view in childViews { view.tellWindow() }
    }
}
