public import Foundation

@MainActor
open class UIViewController: UIResponder {
    nonisolated(unsafe) private var loadedView: UIView?
    nonisolated(unsafe) final var childControllers: [UIViewController] = []
    /// Not retained; it clears this when it goes.
    nonisolated(unsafe) private(set) final unowned(unsafe) var parentController: UIViewController?
    var appearance = SimulatedAppearance.disappeared

    // MARK: Life

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        simulatedTie.cut()
        if let loadedView, loadedView.owner === self { loadedView.owner = nil }
        for controller in childControllers where controller.parentController === self {
            controller.parentController = nil
        }
    }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.owner = nil
            loadedView = newValue
            newValue?.owner = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    open func viewDidLoad() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    open var isBeingPresented: Bool { isPresentationRunning }
    open var isBeingDismissed: Bool { isDismissalRunning }
    open var isMovingToParent: Bool { appearance == .appearing && parentController != nil }
    open var isMovingFromParent: Bool { appearance == .disappearing && parentController != nil }

    // MARK: Safe area

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard oldValue != additionalSafeAreaInsets, let view = viewIfLoaded else { return }
            SimulatedEngine.current.didWrite(
                "additionalSafeAreaInsets", of: view, from: oldValue, to: additionalSafeAreaInsets)
            view.hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
            view.simulatedRefreshSafeArea()
        }
    }

    // MARK: Containment

    open var parent: UIViewController? { parentController }
    open var children: [UIViewController] { childControllers }
    open var navigationController: UINavigationController? {
        parentController as? UINavigationController ?? parentController?.navigationController
    }
    public let navigationItem = UINavigationItem(title: "")
    open var hidesBottomBarWhenPushed = false
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.layOutToolbar() }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    open var title: String? {
        didSet { navigationItem.title = title }
    }

    open func addChild(_ childController: UIViewController) {
        guard childController.parentController !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childControllers.append(childController)
        childController.parentController = self
    }

    open func removeFromParent() {
        guard let parentController else { return }
        parentController.childControllers.removeAll { $0 === self }
        self.parentController = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { simulatedWillAppear(animated: animated) } else { simulatedWillDisappear(animated: animated) }
    }

    open func endAppearanceTransition() {
        switch appearance {
        case .appearing: simulatedDidAppear(animated: false)
        case .disappearing: simulatedDidDisappear(animated: false)
        case .appeared, .disappeared: break
        }
    }

    open override var next: UIResponder? {
        SimulatedEngine.uncounted.viewsVisited += 1
        guard let view = viewIfLoaded else { return parentController }
        return view.parentView ?? parentController ?? view.hostWindow
    }

    // MARK: First responder

    open override var isFirstResponder: Bool { viewIfLoaded?.hostWindow?.simulatedHasFocus(self) == true }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { simulatedBecomeFirstResponder(in: viewIfLoaded?.hostWindow) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { simulatedResignFirstResponder(in: viewIfLoaded?.hostWindow) }
    open override func reloadInputViews() { simulatedReloadInputViews(in: viewIfLoaded?.hostWindow) }
    override var simulatedFocusView: UIView? { viewIfLoaded }

    // MARK: Presentation

    /// What this controller or one around it presents.
    open var presentedViewController: UIViewController? { ownPresented ?? parentController?.presentedViewController }
    @SimulatedUnretained open internal(set) var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// No finger pulls a sheet down here, so that it has nothing to hold back.
    open var isModalInPresentation = false
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var preferredContentSize = CGSize.zero
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The app's own only while it is in use; UIKit's for a popover or a sheet. UIKit has one for the other styles too.
    open var presentationController: UIPresentationController? {
        simulatedPresentation ?? popoverPresentationController ?? sheetPresentationController
    }
    /// The app's, from the beginning of the presentation to the end of the dismissal.
    var simulatedPresentation: UIPresentationController?
    var ownPresented: UIViewController?
    var ownPopoverController: UIPopoverPresentationController?
    var ownSheetController: UISheetPresentationController?
    /// Around the view while it is shown in a popover.
    var simulatedPopover: UIView?
    var isPresentationRunning = false
    var isDismissalRunning = false

    // MARK: Traits

    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// The children that come and go with this controller; a navigation controller's are those on top.
    var simulatedVisibleChildren: [UIViewController] { childControllers }

    /// The keyboard is told to come or to go. To be overridden by controllers that make room for it.
    func simulatedMakeRoom(for event: SimulatedKeyboard.Event, _ frame: CGRect) {
        for child in childControllers + [ownPresented].compactMap({ $0 }) where child.appearance != .disappeared {
            child.simulatedMakeRoom(for: event, frame)
        }
    }

    /// What the bars of this container cover of a child's view, beyond the safe area.
    func simulatedBarInsets(for child: UIViewController?) -> UIEdgeInsets { .zero }
}

/// A container whose bars look for the scroll view that runs under them.
@MainActor
protocol SimulatedBarContainer: UIViewController {}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}
