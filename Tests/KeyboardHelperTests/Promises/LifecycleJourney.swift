import Testing
import UIKit

/// One of the ways in which a screen leaves and comes back.
enum LifecycleJourney: String, CaseIterable, Sendable {
    /// Another is pushed over it and popped again.
    case covered
    /// It is popped and pushed again.
    case popped
    /// It is swiped away and pushed again.
    case swipedAway
    /// Another is pushed over it and swiped away.
    case uncoveredBySwipe
    case tab
    case fullScreen
    /// It stays on screen behind a sheet.
    case sheet
    case child
    /// A child whose parent forwards appearance by hand.
    case manualChild
    case window
    /// Another root view controller; `handleKeyboard` is called before the view is in a window.
    case root
    /// The same, and `handleKeyboard` is called while it is on screen.
    case calledOnScreen
    /// The same, with the keyboard up.
    case calledUnderKeyboard
}

/// A screen on a device, and the way out and back.
@MainActor
final class LifecycleStage {
    let device: SimulatedDevice
    let screen: LifecycleScreen
    let other = PlainScreen()
    let journey: LifecycleJourney
    /// Where what may be seen begins, in screen coordinates.
    let top: CGFloat
    private let navigation = UINavigationController()
    private let tabs = UITabBarController()
    private let parent: UIViewController
    private let homes: [UIWindow]

    init(_ journey: LifecycleJourney, _ target: LifecycleTarget, _ setting: FlowSetting) {
        self.journey = journey
        let screen = LifecycleScreen(target)
        screen.avoidsOnLoad = journey != .calledOnScreen && journey != .calledUnderKeyboard
        let device = setting.device()
        parent = journey == .manualChild ? ManualParent() : UIViewController()
        switch journey {
        case .covered, .uncoveredBySwipe:
            navigation.setViewControllers([screen], animated: false)
            device.show(navigation)
        case .popped, .swipedAway:
            navigation.setViewControllers([other, screen], animated: false)
            device.show(navigation)
        case .tab:
            tabs.viewControllers = [screen, other]
            device.show(tabs)
        case .child, .manualChild, .window:
            device.show(parent)
        case .fullScreen, .sheet, .root, .calledOnScreen, .calledUnderKeyboard:
            device.show(screen)
        }
        if journey == .window {
            let second = device.makeWindow(frame: device.screen.bounds)
            device.show(UIViewController())
            homes = [device.windows[0], second]
        } else {
            homes = []
        }
        self.screen = screen
        self.device = device
        top = journey.hasNavigationBar ? 103 : 59
        if [.child, .manualChild, .window].contains(journey) { addChild() }
        device.settle()
    }

    func leave() {
        device.turn {
            switch journey {
            case .covered, .uncoveredBySwipe: navigation.pushViewController(other, animated: true)
            case .popped: navigation.popViewController(animated: true)
            case .swipedAway: break
            case .tab: tabs.selectedIndex = 1
            case .fullScreen, .sheet:
                if journey == .fullScreen { other.modalPresentationStyle = .fullScreen }
                screen.present(other, animated: true)
            case .child, .manualChild: removeChild()
            case .window:
                screen.view.endEditing(true)
                homes[1].rootViewController?.view.addSubview(screen.view)
            case .root, .calledOnScreen, .calledUnderKeyboard: device.window.rootViewController = other
            }
        }
        if journey == .swipedAway {
            device.beginInteractivePop()
            device.finishInteractivePop()
        }
        device.settle()
    }

    func comeBack() {
        if journey == .uncoveredBySwipe {
            device.beginInteractivePop()
            device.finishInteractivePop()
        }
        device.turn {
            switch journey {
            case .covered: navigation.popViewController(animated: true)
            case .uncoveredBySwipe: break
            case .popped, .swipedAway: navigation.pushViewController(screen, animated: true)
            case .tab: tabs.selectedIndex = 0
            case .fullScreen, .sheet: screen.dismiss(animated: true)
            case .child, .manualChild: addChild()
            case .window: parent.view.addSubview(screen.view)
            case .root, .calledOnScreen, .calledUnderKeyboard: device.window.rootViewController = screen
            }
        }
        device.settle()
    }

    /// It is not, in another window and behind a sheet.
    var isAway: Bool { ![.window, .sheet].contains(journey) }

    /// Whether somebody else is on screen while the screen is away.
    var isReplaced: Bool { ![.child, .manualChild, .window].contains(journey) }

    // MARK: Children

    private func addChild() {
        device.turn {
            parent.addChild(screen)
            screen.beginAppearanceTransition(true, animated: false)
            screen.view.frame = parent.view.bounds
            parent.view.addSubview(screen.view)
            screen.endAppearanceTransition()
            screen.didMove(toParent: parent)
        }
    }

    private func removeChild() {
        screen.willMove(toParent: nil)
        screen.beginAppearanceTransition(false, animated: false)
        screen.view.removeFromSuperview()
        screen.endAppearanceTransition()
        screen.removeFromParent()
    }
}

extension LifecycleJourney {
    fileprivate var hasNavigationBar: Bool {
        [.covered, .popped, .swipedAway, .uncoveredBySwipe].contains(self)
    }
}

/// A journey of a screen with one kind of target.
struct LifecycleVisit: Sendable, CustomTestStringConvertible {
    let journey: LifecycleJourney
    let target: LifecycleTarget
    var testDescription: String { "\(journey), \(target)" }

    static let all = LifecycleJourney.allCases.flatMap { journey in
        LifecycleTarget.allCases.map { LifecycleVisit(journey: journey, target: $0) }
    }
}
