public import Foundation

@MainActor
open class UITabBarItem: NSObject {
    open var title: String?

    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
    }
}

@MainActor
open class UITabBar: UIView {
    open internal(set) var items: [UITabBarItem]?
    open var isTranslucent = true
}

@MainActor
open class UITabBarController: UIViewController, SimulatedBarContainer {
    public let tabBar = UITabBar()
    private let container = UIView()

    open var viewControllers: [UIViewController]? {
        didSet {
            let old = oldValue?.indices.contains(index) == true ? oldValue?[index] : nil
            for controller in oldValue ?? [] where viewControllers?.contains(controller) != true {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            for controller in viewControllers ?? [] where controller.parent !== self {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            index = 0
            exchange(old, for: selectedViewController)
        }
    }

    private var index = 0

    open var selectedIndex: Int {
        get { index }
        set {
            guard let controllers = viewControllers, controllers.indices.contains(newValue), newValue != index else {
                return
            }
            let old = selectedViewController
            index = newValue
            exchange(old, for: selectedViewController)
        }
    }

    open var selectedViewController: UIViewController? {
        get {
            guard let controllers = viewControllers, controllers.indices.contains(index) else { return nil }
            return controllers[index]
        }
        set {
            guard let newValue, let position = viewControllers?.firstIndex(of: newValue) else { return }
            selectedIndex = position
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container)
        view.addSubview(tabBar)
        if let selected = selectedViewController { install(selected) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    // MARK: The simulation

    override var simulatedVisibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    override func simulatedBarInsets(for child: UIViewController?) -> UIEdgeInsets {
        if tabBar.isHidden || isBarAway(for: child) { return .zero }
        return simulatedHasSideBars
            ? simulatedSideInsets(leading: false, trailing: true)
            : UIEdgeInsets(top: 0, left: 0, bottom: barHeight, right: 0)
    }

    /// A controller that hides the bar has been pushed there.
    private func isBarAway(for child: UIViewController?) -> Bool {
        (child as? UINavigationController)?.simulatedHidesBottomBar == true
    }

    /// 49 points above the bottom safe area; 32 on a phone in landscape.
    private var barHeight: CGFloat {
        viewIfLoaded?.hostWindow?.simulatedIsOnItsSide == true ? 32 : 49
    }

    /// Away, the bar is beside the screen, where the controller has gone that had it.
    func layOutBar() {
        guard let view = viewIfLoaded else { return }
        let width = view.modelBounds.width
        SimulatedEngine.current.performing(as: .uikit) {
            let height = barHeight + view.simulatedSafeArea.bottom
            var place = CGRect(x: 0, y: view.modelBounds.height - height, width: width, height: height)
            if simulatedHasSideBars { place = simulatedTrailingBarFrame }
            if isBarAway(for: selectedViewController) { place.origin.x -= width }
            tabBar.frame = place
        }
    }

    private func install(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            view.frame = container.modelBounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
    }

    /// A tab changes at once: the old one's view leaves the window.
    private func exchange(_ old: UIViewController?, for new: UIViewController?) {
        guard old !== new, isViewLoaded else { return }
        guard let window = view.hostWindow, appearance == .appeared || appearance == .appearing else {
            old?.viewIfLoaded?.removeFromSuperview()
            if let new { install(new) }
            return
        }
        old?.simulatedWillDisappear(animated: false)
        new?.simulatedWillAppear(animated: false)
        if let new { install(new) }
        if isBarAway(for: old) != isBarAway(for: new) { layOutBar() }
        SimulatedEngine.current.performing(as: .uikit) { window.simulatedUpdateSafeAreas() }
        new?.simulatedIsAppearing(animated: false)
        SimulatedEngine.current.performing(as: .uikit) { old?.viewIfLoaded?.removeFromSuperview() }
        old?.simulatedDidDisappear(animated: false)
        new?.simulatedDidAppear(animated: false)
    }
}

extension UIViewController {
    public var tabBarController: UITabBarController? {
        parentController as? UITabBarController ?? parentController?.tabBarController
    }
}
