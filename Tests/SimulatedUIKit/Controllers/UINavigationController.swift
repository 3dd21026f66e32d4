public import Foundation

@MainActor
open class UINavigationController: UIViewController, SimulatedBarContainer {
    public let navigationBar = UINavigationBar()
    let container = UIView()
    private var stack: [UIViewController] = [] {
        didSet { simulatedStackDidChange() }
    }
    /// A push or pop that is under way: what ends it.
    var finishTransition: (() -> Void)?
    var runningTransition: SimulatedTransition?
    /// A swipe back that is under way: who had the focus.
    var interactivePop: SimulatedInteractivePop?
    private let ownToolbar = UIToolbar()
    var simulatedToolbarIsHidden = true
    /// Since a controller was pushed that hides the bars at the bottom.
    var simulatedHidesBottomBar = false

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last }
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    public nonisolated class var hideShowBarDuration: CGFloat { 0.2 }
    open var toolbar: UIToolbar! { ownToolbar }
    open var isToolbarHidden: Bool {
        get { simulatedToolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container)
        view.addSubview(navigationBar)
        if let top = stack.last { install(top) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    // MARK: The stack

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = stack.last
        let removed = stack.filter { !viewControllers.contains($0) }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        stack = viewControllers
        for controller in viewControllers { controller.didMove(toParent: self) }
        transition(from: old, to: stack.last, animated: animated, forward: true) {
            for controller in removed { controller.removeFromParent() }
        }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let old = stack.last
        addChild(viewController)
        stack.append(viewController)
        transition(from: old, to: viewController, animated: animated, forward: true) { [weak self] in
            if let self { viewController.didMove(toParent: self) }
        }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.popLast() else { return nil }
        top.willMove(toParent: nil)
        transition(from: top, to: stack.last, animated: animated, forward: false) { top.removeFromParent() }
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1, let root = stack.first, let top = stack.last else { return nil }
        let removed = Array(stack.dropFirst())
        for controller in removed { controller.willMove(toParent: nil) }
        stack = [root]
        transition(from: top, to: root, animated: animated, forward: false) {
            for controller in removed { controller.removeFromParent() }
        }
        return removed
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != navigationBar.isHidden else { return }
        navigationBar.isHidden = hidden
        viewIfLoaded?.hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
        viewIfLoaded?.setNeedsLayout()
        // With its bar, a navigation controller lays out the view of the controller on top.
        guard let top = stack.last?.viewIfLoaded, top.parentView === container else { return }
        SimulatedEngine.current.performing(as: .uikit) { top.frame = container.modelBounds }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        simulatedSetToolbar(hidden: hidden, animated: animated)
    }

    /// Takes the controller on top off the stack, or puts it back.
    func simulatedDropTop() -> UIViewController? { stack.popLast() }
    func simulatedRestoreTop(_ controller: UIViewController) { stack.append(controller) }

    // MARK: The simulation

    override var simulatedVisibleChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

    override func simulatedBarInsets(for child: UIViewController?) -> UIEdgeInsets {
        let top = navigationBar.isHidden ? 0 : barHeight(for: child ?? stack.last)
        guard simulatedHasSideBars else {
            let bottom = simulatedShowsToolbar ? UIToolbar.simulatedHeight : 0
            return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        }
        var insets = simulatedSideInsets(leading: !navigationBar.isHidden, trailing: simulatedShowsToolbar)
        insets.top = top
        return insets
    }
}
