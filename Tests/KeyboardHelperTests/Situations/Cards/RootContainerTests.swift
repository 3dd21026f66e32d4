import Foundation
import KeyboardHelper
import Testing
import UIKit

/// The controller's root view as the container, on an iPhone 16 with a safe area of 59 above and 34 below.
@MainActor
@Suite struct RootContainerTests {
    private let atRest = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    // MARK: Safe area

    @Test(arguments: FlowSetting.phone)
    func liftedRootViewKeepsItsBottomSafeArea(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [100, 700])
        let device = setting.device(showing: screen)
        for (index, lift) in [(1, 238), (0, 41), (1, 238)] as [(Int, CGFloat)] {
            device.focusAndSettle(on: screen.inputs[index])
            #expect(screen.lift == lift)
            #expect(screen.view.safeAreaInsets.bottom == 34)
            #expect(screen.view.transform == .identity)
            #expect(screen.view.bounds.origin == .zero)
        }
        device.dismissKeyboard()
        #expect(screen.view.safeAreaInsets == atRest)
        #expect(screen.additionalSafeAreaInsets == .zero)
        #expect(screen.view.frame == device.window.bounds)
    }

    @Test(arguments: FlowSetting.phone)
    func liftSmallerThanTheSafeAreaKeepsItToo(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [474])
        let device = setting.device(showing: screen)
        // 518 + 10 - 516
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 12)
        #expect(screen.view.safeAreaInsets.bottom == 34)
        device.dismissKeyboard()
        #expect(screen.additionalSafeAreaInsets == .zero)
        #expect(screen.view.safeAreaInsets == atRest)
    }

    @Test(arguments: FlowSetting.phone)
    func additionalInsetsThatTheAppChangesMeanwhileAreKept(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [700])
        let device = setting.device(showing: screen)
        device.turn { screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3.3, right: 4) }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(abs(screen.view.safeAreaInsets.bottom - 37.3) < 0.001)
        // Near to what is in it now: a safe area is always assigned.
        device.turn {
            screen.additionalSafeAreaInsets.bottom = 13.3
            screen.additionalSafeAreaInsets.top = 8
        }
        device.settle()
        #expect(abs(screen.view.safeAreaInsets.bottom - 47.3) < 0.001)
        expectVisible(screen.inputs[0], below: 67, on: device)
        device.dismissKeyboard()
        #expect(screen.additionalSafeAreaInsets.top == 8)
        #expect(abs(screen.additionalSafeAreaInsets.bottom - 13.3) < 0.001)
        // Anew.
        let insets = UIEdgeInsets(top: 0.1, left: 0.2, bottom: 5.7, right: 0.3)
        device.focusAndSettle(on: screen.inputs[0])
        device.turn { screen.additionalSafeAreaInsets = insets }
        device.settle()
        device.dismissKeyboard()
        #expect(screen.additionalSafeAreaInsets == insets)
        #expect(screen.view.frame == device.window.bounds)
    }

    @Test(arguments: FlowSetting.phone)
    func safeAreaOscillatesNowhere(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [700])
        let device = setting.device(showing: screen)
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: screen.inputs[0])
            device.dismissKeyboard()
        }
        let insets = writes.filter { $0.property == "additionalSafeAreaInsets" }
        #expect(insets.count == 2)
        #expect(writes.filter { $0.property == "center" && $0.view === screen.view }.count == 2)
    }

    // MARK: What UIKit does to a lifted root view

    @Test(arguments: FlowSetting.phone)
    func navigationBarMayGoAndComeWhileItIsLifted(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [130, 700])
        let navigation = UINavigationController(rootViewController: screen)
        let device = setting.device(showing: navigation)
        let (frame, insets) = (screen.view.frame, screen.view.safeAreaInsets)
        #expect(insets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        device.focusAndSettle(on: screen.inputs[1])
        #expect(screen.lift == 238)
        device.turn { navigation.setNavigationBarHidden(true, animated: false) }
        device.settle()
        expectVisible(screen.inputs[1], below: 59, on: device)
        #expect(screen.lift == 238)
        #expect(screen.view.safeAreaInsets == atRest)
        // Hidden by the lift: down to where the bar is not any more.
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 71)
        device.turn { navigation.setNavigationBarHidden(false, animated: false) }
        device.settle()
        expectVisible(screen.inputs[0], below: 103, on: device)
        device.turn { navigation.setNavigationBarHidden(true, animated: false) }
        device.dismissKeyboard()
        #expect(screen.view.frame == frame)
        #expect(screen.view.safeAreaInsets == atRest)
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test(arguments: [true, false], FlowSetting.phone)
    func rotationWhileItIsLiftedEndsRight(_ isRoot: Bool, _ setting: FlowSetting) {
        let screen = LifecycleScreen(isRoot ? .root : .container)
        let device = setting.device(showing: screen)
        let rest = PlaceState(asSeen: screen)
        device.rotate(to: .landscapeLeft)
        device.settle()
        let landscape = PlaceState(asSeen: screen)
        device.rotate(to: .portrait)
        device.settle()
        #expect(PlaceState(asSeen: screen) == rest)

        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: 59, on: device)
        device.rotate(to: .landscapeLeft)
        device.settle()
        // 393 high, no safe area above, keyboard from 184 on.
        #expect(screen.lift == 99)
        expectVisible(screen.low, below: 0, on: device)
        if isRoot {
            #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        }
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == landscape)

        device.focusAndSettle(on: screen.low)
        device.rotate(to: .portrait)
        device.settle()
        expectAvoided(screen, below: 59, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func rotationInTheMiddleOfTheMovementEndsRight(_ setting: FlowSetting) {
        let screen = LifecycleScreen(.root)
        let device = setting.device(showing: screen)
        let rest = PlaceState(asSeen: screen)
        device.focus(on: screen.low)
        device.advance(by: 0.1)
        device.rotate(to: .landscapeLeft)
        device.advance(by: 0.1)
        device.rotate(to: .portrait)
        device.settle()
        expectAvoided(screen, below: 59, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }
}

extension LifecycleScreen {
    fileprivate var lift: CGFloat? { avoidance?.lift }
}
