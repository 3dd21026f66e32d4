import Foundation

/// Kept, and nothing more: every presentation here moves or fades as its style has it.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2

    /// Whether the presenter's view stays in the window, and its controller is told nothing.
    var keepsPresenter: Bool { self != .fullScreen && self != .currentContext }
    var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
}

extension UIViewController {
    /// What the app presents this controller with, if its style is one of the app's own.
    private func simulatedAskForPresentation(
        by presenter: UIViewController, source: UIViewController
    ) -> UIPresentationController? {
        guard modalPresentationStyle == .custom else { return nil }
        simulatedPresentation = transitioningDelegate?.presentationController(
            forPresented: self, presenting: presenter, source: source)
        return simulatedPresentation
    }

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
        let presentation = presented.simulatedAskForPresentation(by: presenter, source: self)
        let keeps = presented.modalPresentationStyle.keepsPresenter
        // The keyboard goes with the first responder of the controller that is covered.
        if presented.simulatedTakesFocusAway(in: window) {
            window.simulatedDevice?.willTakeFocus(of: window, for: presented)
            SimulatedEngine.current.performing(as: .app) { window.simulatedLoseFocus() }
        }
        presented.isPresentationRunning = true
        if !keeps { presenter.simulatedWillDisappear(animated: flag) }
        if let presentation {
            SimulatedEngine.current.performing(as: .uikit) { presentation.simulatedAddContainer(to: window) }
            presentation.presentationTransitionWillBegin()
        }
        presented.simulatedWillAppear(animated: flag)
        SimulatedEngine.current.performing(as: .uikit) {
            window.simulatedAddPresentation(presented)
            window.simulatedUpdateSafeAreas()
        }
        presented.simulatedIsAppearing(animated: flag)
        let finish = {
            presented.isPresentationRunning = false
            presentation?.presentationTransitionDidEnd(true)
            if !keeps {
                SimulatedEngine.current.performing(as: .uikit) {
                    presenter.simulatedPresentationView?.removeFromSuperview()
                }
                presenter.simulatedDidDisappear(animated: flag)
            }
            presented.simulatedDidAppear(animated: flag)
            completion?()
        }
        window.simulatedAnimatePresentation(of: presented, isComing: true, animated: flag, completion: finish)
    }

    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        // A controller that presents nothing asks its presenter.
        guard let presented = simulatedPresenter.ownPresented else {
            simulatedPresenter.presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        let presenter = simulatedPresenter
        // What is presented over it goes with it; only one animation is seen.
        if presented.ownPresented != nil { presented.dismiss(animated: false) }
        guard let window = presented.viewIfLoaded?.hostWindow else { return }
        let keeps = presented.modalPresentationStyle.keepsPresenter
        presented.isDismissalRunning = true
        presented.simulatedPresentation?.dismissalTransitionWillBegin()
        presented.simulatedWillDisappear(animated: flag)
        SimulatedEngine.current.performing(as: .app) {
            window.simulatedDevice?.keyboard.losingAccessory {
                _ = presented.viewIfLoaded?.simulatedFocusedView?.resignFirstResponder()
            }
        }
        if !keeps {
            presenter.simulatedWillAppear(animated: flag)
            SimulatedEngine.current.performing(as: .uikit) {
                window.simulatedReturn(presenter, below: presented)
                window.simulatedUpdateSafeAreas()
            }
            presenter.simulatedIsAppearing(animated: flag)
        }
        let finish = {
            presented.simulatedPresentation?.dismissalTransitionDidEnd(true)
            SimulatedEngine.current.performing(as: .uikit) { presented.simulatedRemovePresentation() }
            presented.isDismissalRunning = false
            presenter.ownPresented = nil
            presented.presentingViewController = nil
            presented.simulatedDidDisappear(animated: flag)
            if !keeps { presenter.simulatedDidAppear(animated: flag) }
            window.simulatedDevice?.returnFocus(to: window, from: presented)
            completion?()
        }
        window.simulatedAnimatePresentation(of: presented, isComing: false, animated: flag, completion: finish)
    }
}
