public import Foundation

/// Manages how a controller is presented. The app subclasses it for presentations in a style of its own, `.custom`.
@MainActor
open class UIPresentationController: NSObject {
    private unowned let presented: UIViewController
    @SimulatedUnretained private var presenting: UIViewController?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        super.init()
        presenting = presentingViewController
    }

    open var presentedViewController: UIViewController { presented }
    /// Never nil in UIKit. Without a presenter yet, it is the presented controller here.
    open var presentingViewController: UIViewController {
        presented.presentingViewController ?? presenting ?? presented
    }

    /// Contains what is presented in a style of the app's own, while that is on screen.
    open var containerView: UIView? { simulatedContainer }
    var simulatedContainer: UIView?

    /// The view of the presented controller, or a view around that.
    open var presentedView: UIView? { presented.view }
    /// All of the container by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

extension UIPresentationController {
    /// Adds an empty container in front of everything in the window. The app adds what it wants below the presented view.
    func simulatedAddContainer(to window: UIWindow) {
        let container = UITransitionView(frame: window.modelBounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = self
        simulatedContainer = container
        window.addSubview(container)
    }

    func simulatedAddPresentedView() {
        guard let container = simulatedContainer, let view = presentedView else { return }
        // A controller's view is flexible in UIKit; around it the app may have a view of its own.
        if view === presented.viewIfLoaded { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        view.frame = frameOfPresentedViewInContainerView
        container.addSubview(view)
    }

    func simulatedRemoveContainer() {
        presentedView?.removeFromSuperview()
        simulatedContainer?.removeFromSuperview()
        simulatedContainer = nil
    }
}

/// What UIKit has around a presentation. It has no public type; others know it by its name.
private final class UITransitionView: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
