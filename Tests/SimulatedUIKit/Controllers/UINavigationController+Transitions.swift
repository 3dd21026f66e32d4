import Foundation

/// A swipe back while the finger is down.
struct SimulatedInteractivePop {
    let top: UIViewController
    let below: UIViewController
    /// The input that gets the focus back when the swipe is cancelled.
    @SimulatedUnretained var focus: UIView?
}

extension UINavigationController {
    func install(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            view.frame = container.modelBounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
    }

    /// Exchanges the visible controller, with UIKit's order of calls: the old one will, the new one will and is;
    /// after the animation the old one did, the new one did.
    func transition(
        from old: UIViewController?, to new: UIViewController?, animated: Bool, forward: Bool,
        completion: @escaping () -> Void
    ) {
        guard old !== new, isViewLoaded else { return completion() }
        finishTransition?()
        guard let window = view.hostWindow, appearance == .appeared || appearance == .appearing else {
            old?.viewIfLoaded?.removeFromSuperview()
            if let new { install(new) }
            return completion()
        }
        let running = animated ? SimulatedTransition(isInteractive: false) : nil
        runningTransition = running
        if !forward, let old { simulatedResignBefore(old) }
        old?.simulatedWillDisappear(animated: animated)
        new?.simulatedWillAppear(animated: animated)
        if let new { install(new) }
        SimulatedEngine.current.performing(as: .uikit) { window.simulatedUpdateSafeAreas() }
        new?.simulatedIsAppearing(animated: animated)
        layOutBar()
        // The field of a view that leaves gives up the focus.
        if let old { simulatedTakeFocus(from: old) }
        let finish = { [weak self] in
            self?.finishTransition = nil
            self?.runningTransition = nil
            SimulatedEngine.current.performing(as: .uikit) { old?.viewIfLoaded?.removeFromSuperview() }
            old?.simulatedDidDisappear(animated: animated)
            new?.simulatedDidAppear(animated: animated)
            completion()
            running?.end(isCancelled: false)
        }
        guard animated, let incoming = new?.view, let outgoing = old?.viewIfLoaded else { return finish() }
        slide(incoming, over: outgoing, forward: forward, window: window, completion: finish)
    }

    /// Some systems take the focus from a page before they tell it that it will disappear.
    ///
    /// Source: <https://www.jianshu.com/p/0f23c9cf3fa2>
    private func simulatedResignBefore(_ page: UIViewController) {
        guard page.viewIfLoaded?.simulatedBehavior.poppedFocus == .beforeWillDisappear,
            let input = page.viewIfLoaded?.simulatedFocusedView,
            !(input.simulatedIsHosted && input.simulatedBehavior.hostedInputsLeaveSilently)
        else { return }
        SimulatedEngine.current.performing(as: .app) { simulatedTakeFocus(from: page) }
    }

    private func simulatedTakeFocus(from page: UIViewController) {
        page.viewIfLoaded?.hostWindow?.simulatedDevice?.keyboard.losingAccessory {
            _ = page.viewIfLoaded?.simulatedFocusedView?.resignFirstResponder()
        }
    }

    private func slide(
        _ incoming: UIView, over outgoing: UIView, forward: Bool, window: UIWindow, completion: @escaping () -> Void
    ) {
        let width = container.modelBounds.width
        let rest = CGPoint(x: width / 2, y: incoming.modelCenter.y)
        let (start, end) = forward ? (width, -width * 0.3) : (-width * 0.3, width)
        SimulatedEngine.current.performing(as: .uikit) {
            if !forward { container.bringSubviewToFront(outgoing) }
            UIView.performWithoutAnimation { incoming.center = CGPoint(x: rest.x + start, y: rest.y) }
            var isDone = false
            let once = {
                guard !isDone else { return }
                isDone = true
                completion()
            }
            finishTransition = once
            UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
                incoming.center = rest
                outgoing.center = CGPoint(x: rest.x + end, y: outgoing.modelCenter.y)
                (self.parent as? UITabBarController)?.layOutBar()
            } completion: { _ in
                once()
            }
        }
    }
}

// MARK: - Swiping back

extension UINavigationController {
    /// The controller below comes into the window beside the one on top, which is on its way out; its keyboard hides.
    func simulatedBeginInteractivePop() {
        guard viewControllers.count > 1, interactivePop == nil, let window = viewIfLoaded?.hostWindow else { return }
        finishTransition?()
        guard let top = simulatedDropTop(), let below = topViewController else { return }
        let focus = (window.simulatedFirstResponder as? UIView).flatMap { responder in
            top.viewIfLoaded.map(responder.isDescendantUncounted(of:)) == true ? responder : nil
        }
        interactivePop = SimulatedInteractivePop(top: top, below: below, focus: focus)
        runningTransition = SimulatedTransition(isInteractive: true)
        let standing = window.simulatedDevice?.keyboard.dockedFrame
        simulatedResignBefore(top)
        SimulatedEngine.current.performing(as: .app) {
            top.simulatedWillDisappear(animated: true)
            below.simulatedWillAppear(animated: true)
        }
        install(below)
        if let view = top.viewIfLoaded { container.bringSubviewToFront(view) }
        SimulatedEngine.current.performing(as: .uikit) { window.simulatedUpdateSafeAreas() }
        SimulatedEngine.current.performing(as: .app) {
            below.simulatedIsAppearing(animated: true)
            if focus != nil { simulatedTakeFocus(from: top) }
        }
        if focus != nil, let standing {
            window.simulatedDevice?.keyboard.goAlongWithSwipe(from: standing, by: container.modelBounds.width / 2)
        }
        SimulatedEngine.current.performing(as: .uikit) {
            guard let view = top.viewIfLoaded else { return }
            view.center = CGPoint(x: view.modelCenter.x + container.modelBounds.width / 2, y: view.modelCenter.y)
        }
    }

    /// Lets go: the pop happens, or everything is as before and the focus comes back.
    func simulatedEndInteractivePop(finished: Bool) {
        guard let pop = interactivePop else { return }
        interactivePop = nil
        let running = runningTransition
        runningTransition = nil
        defer { running?.end(isCancelled: !finished) }
        let keyboard = viewIfLoaded?.hostWindow?.simulatedDevice?.keyboard
        let standing = keyboard?.endSwipe(isCancelled: !finished)
        guard finished else {
            simulatedRestoreTop(pop.top)
            SimulatedEngine.current.performing(as: .uikit) {
                guard let view = pop.top.viewIfLoaded else { return }
                view.center = CGPoint(x: container.modelBounds.midX, y: view.modelCenter.y)
                pop.below.viewIfLoaded?.removeFromSuperview()
            }
            SimulatedEngine.current.performing(as: .app) {
                pop.below.simulatedWillDisappear(animated: true)
                pop.below.simulatedDidDisappear(animated: true)
                pop.top.simulatedWillAppear(animated: true)
                pop.top.simulatedDidAppear(animated: true)
                pop.focus?.becomeFirstResponder()
                if let standing { keyboard?.show(height: standing, evenIfEqual: true) }
            }
            return
        }
        SimulatedEngine.current.performing(as: .uikit) { pop.top.viewIfLoaded?.removeFromSuperview() }
        SimulatedEngine.current.performing(as: .app) {
            pop.top.willMove(toParent: nil)
            pop.top.simulatedDidDisappear(animated: true)
            pop.below.simulatedDidAppear(animated: true)
            pop.top.removeFromParent()
        }
    }
}
