import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2

    /// Whether the presenter's view stays in the window, and its controller is told nothing.
    var keepsPresenter: Bool { self != .fullScreen && self != .currentContext }
}

extension UIViewController {
    /// The outermost controller around this one: it is what presents and is covered.
    private var simulatedPresenter: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let presenter = simulatedPresenter
        let presented = viewControllerToPresent
        guard let window = presenter.viewIfLoaded?.hostWindow, presenter.ownPresented == nil else { return }
        presenter.ownPresented = presented
        presented.presentingViewController = presenter
        let keeps = presented.modalPresentationStyle.keepsPresenter
        // The keyboard goes with the first responder of whoever is covered.
        SimulatedEngine.current.performing(as: .app) { _ = window.endEditing(true) }
        presented.isPresentationRunning = true
        if !keeps { presenter.simulatedWillDisappear(animated: flag) }
        presented.simulatedWillAppear(animated: flag)
        let frame = window.simulatedFrame(for: presented.modalPresentationStyle)
        SimulatedEngine.current.performing(as: .uikit) {
            presented.view.frame = frame
            presented.view.autoresizingMask = keeps ? [] : [.flexibleWidth, .flexibleHeight]
            window.addSubview(presented.view)
            window.simulatedUpdateSafeAreas()
        }
        presented.simulatedIsAppearing(animated: flag)
        let finish = {
            presented.isPresentationRunning = false
            if !keeps {
                SimulatedEngine.current.performing(as: .uikit) { presenter.viewIfLoaded?.removeFromSuperview() }
                presenter.simulatedDidDisappear(animated: flag)
            }
            presented.simulatedDidAppear(animated: flag)
            completion?()
        }
        window.simulatedSlide(presented.view, fromBelow: true, animated: flag, completion: finish)
    }

    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        // A controller that presents nothing asks its presenter.
        guard let presented = simulatedPresenter.ownPresented else {
            simulatedPresenter.presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        let presenter = simulatedPresenter
        guard let window = presented.viewIfLoaded?.hostWindow else { return }
        let keeps = presented.modalPresentationStyle.keepsPresenter
        presented.isDismissalRunning = true
        presented.simulatedWillDisappear(animated: flag)
        SimulatedEngine.current.performing(as: .app) { _ = presented.viewIfLoaded?.endEditing(true) }
        if !keeps {
            presenter.simulatedWillAppear(animated: flag)
            SimulatedEngine.current.performing(as: .uikit) {
                presenter.view.frame = window.modelBounds
                window.insertSubview(presenter.view, at: 0)
                window.simulatedUpdateSafeAreas()
            }
            presenter.simulatedIsAppearing(animated: flag)
        }
        let finish = {
            SimulatedEngine.current.performing(as: .uikit) { presented.viewIfLoaded?.removeFromSuperview() }
            presented.isDismissalRunning = false
            presenter.ownPresented = nil
            presented.presentingViewController = nil
            presented.simulatedDidDisappear(animated: flag)
            if !keeps { presenter.simulatedDidAppear(animated: flag) }
            completion?()
        }
        window.simulatedSlide(presented.view, fromBelow: false, animated: flag, completion: finish)
    }
}

extension UIWindow {
    /// Where a presentation of this style puts its view.
    func simulatedFrame(for style: UIModalPresentationStyle) -> CGRect {
        let bounds = modelBounds
        switch style {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
            return bounds
        case .formSheet, .popover, .pageSheet, .automatic:
            guard bounds.width < 600 else {
                let size = style == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 900)
                let (width, height) = (min(size.width, bounds.width - 40), min(size.height, bounds.height - 60))
                return CGRect(
                    x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
            }
            let top = simulatedWindowSafeArea.top + 10
            return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        }
    }

    /// Moves a presented view between its place and below the window.
    func simulatedSlide(_ view: UIView, fromBelow: Bool, animated: Bool, completion: @escaping () -> Void) {
        guard animated else { return completion() }
        let rest = view.modelCenter
        let below = CGPoint(x: rest.x, y: rest.y + modelBounds.height)
        SimulatedEngine.current.performing(as: .uikit) {
            if fromBelow { UIView.performWithoutAnimation { view.center = below } }
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
                view.center = fromBelow ? rest : below
            } completion: { _ in
                SimulatedEngine.current.performing(as: .app) { completion() }
            }
        }
    }
}
