import Foundation
import KeyboardHelper
import UIKit

/// A device that shows the screens of a world.
@MainActor
final class Stage {
    let world: World
    let device: SimulatedDevice
    /// The window of the screens.
    let window: UIWindow
    /// A window in front of it, or of another scene, in which somebody types.
    private(set) var otherWindow: UIWindow?
    private(set) var screen: SimulationScreen?
    private(set) var neighbor: SimulationScreen?
    private(set) var tabs: UITabBarController?
    /// Held like an app does: what is pushed may come back.
    private var container: UIViewController?

    /// Nothing is shown before `setUp()`.
    init(_ world: World) {
        self.world = world
        device = SimulatedDevice(
            world.model.device, orientation: world.isLandscape ? .landscapeLeft : .portrait, system: world.system)
        window = device.window
        // Also without a system, whatever the environment says: a history is the same everywhere.
        device.behavior = world.system?.behavior ?? SimulatedBehavior()
        device.behavior.foldNotices = world.foldNotices
        device.behavior.barsStandAtTheSide = world.hasSideBars
        device.behavior.sideBars = world.sideBars
        world.position?.set(&device.behavior)
        device.scrollsFirstResponderIntoView = world.systemHelps
        device.clampsOffsetWhenInsetShrinks = world.systemHelps
        device.prefersCrossFadeTransitions = world.prefersCrossFade
        device.sheetMovement = world.sheets
        if world.windowMargin > 0 {
            device.resizeWindow(to: device.screen.bounds.insetBy(dx: world.windowMargin, dy: world.windowMargin))
        }
    }

    var screens: [SimulationScreen] { [screen, neighbor].compactMap { $0 } }

    /// The scroll view of a host around the screen.
    var outerScrollView: UIScrollView? { (container as? ScrollingParent)?.scrollView }

    /// The bar of that host, and its constraint.
    var outerBar: (view: UIView, pin: NSLayoutConstraint)? {
        guard let parent = container as? ScrollingParent, let bar = parent.bar, let pin = parent.pin else { return nil }
        return (bar, pin)
    }

    /// Shows the world's screen, anew if there was one.
    func setUp() {
        closeWindow()
        if world.windowServes { window.handleKeyboard() }
        let screen = SimulationScreen(world.screen, in: window)
        (self.screen, neighbor, tabs) = (screen, nil, nil)
        switch world.stay {
        case .root: container = screen
        case .navigation(let largeTitle):
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = largeTitle
            screen.title = "Title"
            container = navigation
        case .pushed:
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(screen, animated: false)
            container = navigation
        case .tabs, .tabsOfNavigation:
            let tabs = UITabBarController()
            let first = world.stay == .tabs ? screen : UINavigationController(rootViewController: screen)
            tabs.viewControllers = [first, makeNeighbor()]
            (self.tabs, container) = (tabs, tabs)
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(makeNeighbor(), for: .primary)
            split.setViewController(screen, for: .secondary)
            container = split
        case .child(let from, let to):
            container = Parent(screen, from: from, to: to)
        case .childOfHost(let from, let to):
            let parent = ScrollingParent(screen, from: from, to: to)
            if world.hasOuterBar { parent.bar = UIView() }
            container = parent
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([screen], direction: .forward, animated: false)
            container = pages
        case .searching:
            let search = UISearchController(searchResultsController: nil)
            search.obscuresBackgroundDuringPresentation = false
            screen.navigationItem.searchController = search
            container = UINavigationController(rootViewController: screen)
        case .pageSheet, .mediumSheet, .formSheet, .popover, .fullScreen, .overFullScreen, .custom, .currentContext,
            .overCurrentContext:
            container = UIViewController()
        }
        if let container { device.show(container) }
        if let style = world.stay.presentationStyle { present(screen, style) }
        device.settle()
    }

    private func present(_ screen: UIViewController, _ style: UIModalPresentationStyle) {
        guard let container else { return }
        screen.modalPresentationStyle = style
        screen.preferredContentSize = CGSize(width: 400, height: 600)
        screen.popoverPresentationController?.sourceView = container.view
        screen.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 200, width: 100, height: 40)
        if world.stay == .mediumSheet { screen.sheetPresentationController?.detents = [.medium()] }
        device.turn { container.present(screen, animated: false) }
    }

    /// Opens another window over the upper half of the screen, in whose field somebody begins to type.
    func openWindow(inScene: Bool) {
        guard otherWindow == nil else { return }
        let half = CGRect(x: 0, y: 0, width: device.screen.bounds.width, height: device.screen.bounds.height / 2)
        // Each window of a scene has a first responder of its own. No app opens one over what is being edited.
        if !inScene { device.turn { _ = window.endEditing(true) } }
        otherWindow = inScene ? device.makeScene(frame: half) : device.makeWindow(frame: half)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        device.show(controller)
        device.turn {
            controller.view.addSubview(field)
            _ = field.becomeFirstResponder()
        }
    }

    func closeWindow() {
        guard let other = otherWindow else { return }
        otherWindow = nil
        device.turn {
            _ = other.endEditing(true)
            other.isHidden = true
            window.makeKeyAndVisible()
        }
    }

    func makeNeighbor() -> SimulationScreen {
        let neighbor = neighbor ?? SimulationScreen(world.neighbor, in: window)
        self.neighbor = neighbor
        return neighbor
    }

    /// The app lets go of the screen, and shows nothing in its place.
    func clear() {
        closeWindow()
        container = nil
        (screen, neighbor, tabs) = (nil, nil, nil)
        device.turn { window.rootViewController?.dismiss(animated: false) }
        device.settle()
        device.show(UIViewController())
        device.settle()
    }
}

extension World.Stay {
    var presentationStyle: UIModalPresentationStyle? {
        switch self {
        case .pageSheet, .mediumSheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .custom: .custom
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        default: nil
        }
    }
}

extension UIModalPresentationStyle {
    /// What is presented is as large as the window, and stays where it is.
    var fillsTheWindow: Bool {
        [.fullScreen, .overFullScreen, .custom, .currentContext, .overCurrentContext].contains(self)
    }
}

extension World.Model {
    var device: SimulatedModel {
        switch self {
        case .iPhone16: .iPhone16
        case .iPhoneSE: .iPhoneSE
        case .iPhone16ProMax: .iPhone16ProMax
        case .iPad11: .iPad11
        case .iPad13: .iPad13
        case .iPhoneDuo: .iPhoneDuo
        case .iPhoneDuoUnfolded: .iPhoneDuoUnfolded
        }
    }

    var unfolds: Bool { device.fold != nil }
    var isPad: Bool { self == .iPad11 || self == .iPad13 }
}
