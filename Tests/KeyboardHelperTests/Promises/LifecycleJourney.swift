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

    /// Whether it is off screen in between.
    var isAway: Bool { self != .window && self != .sheet }
    /// Whether somebody else is on screen while the screen is away.
    var isReplaced: Bool { ![.child, .manualChild, .window].contains(self) }
}

/// A screen on a device, and the way out and back.
@MainActor final class LifecycleStage {
    let device: SimulatedDevice
    let screen: LifecycleScreen
    let other = PlainScreen()
    private var goAway: () -> Void = {}
    private var goBack: () -> Void = {}

    init(_ journey: LifecycleJourney, _ target: LifecycleTarget, _ setting: FlowSetting) {
        let (device, screen, other) = (setting.device(), LifecycleScreen(target), other)
        (self.device, self.screen) = (device, screen)
        screen.avoidsOnLoad = journey != .calledOnScreen && journey != .calledUnderKeyboard

        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        let parent = journey == .manualChild ? ManualParent() : UIViewController()
        func turn(_ action: @escaping () -> Void) -> () -> Void { { device.turn(action) } }
        let push = { navigation.pushViewController($0, animated: true) }
        let pop = turn { navigation.popViewController(animated: true) }
        let swipe = {
            device.beginInteractivePop()
            device.finishInteractivePop()
        }
        let addChild = turn {
            parent.addChild(screen)
            screen.beginAppearanceTransition(true, animated: false)
            screen.view.frame = parent.view.bounds
            parent.view.addSubview(screen.view)
            screen.endAppearanceTransition()
            screen.didMove(toParent: parent)
        }
        switch journey {
        case .covered, .uncoveredBySwipe:
            navigation.viewControllers = [screen]
            device.show(navigation)
            (goAway, goBack) = (turn { push(other) }, journey == .covered ? pop : swipe)
        case .popped, .swipedAway:
            navigation.viewControllers = [other, screen]
            device.show(navigation)
            (goAway, goBack) = (journey == .popped ? pop : swipe, turn { push(screen) })
        case .tab:
            tabs.viewControllers = [screen, other]
            device.show(tabs)
            (goAway, goBack) = (turn { tabs.selectedIndex = 1 }, turn { tabs.selectedIndex = 0 })
        case .fullScreen, .sheet:
            if journey == .fullScreen { other.modalPresentationStyle = .fullScreen }
            device.show(screen)
            goAway = turn { screen.present(other, animated: true) }
            goBack = turn { screen.dismiss(animated: true) }
        case .child, .manualChild:
            device.show(parent)
            addChild()
            goAway = turn {
                screen.willMove(toParent: nil)
                screen.beginAppearanceTransition(false, animated: false)
                screen.view.removeFromSuperview()
                screen.endAppearanceTransition()
                screen.removeFromParent()
            }
            goBack = addChild
        case .window:
            device.show(parent)
            let second = device.makeWindow(frame: device.screen.bounds)
            device.show(UIViewController())
            addChild()
            goAway = turn {
                screen.view.endEditing(true)
                second.rootViewController?.view.addSubview(screen.view)
            }
            goBack = turn { parent.view.addSubview(screen.view) }
        case .root, .calledOnScreen, .calledUnderKeyboard:
            device.show(screen)
            goAway = turn { device.window.rootViewController = other }
            goBack = turn { device.window.rootViewController = screen }
        }
        device.settle()
    }

    func leave() {
        goAway()
        device.settle()
    }

    func comeBack() {
        goBack()
        device.settle()
    }
}
