import Foundation
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Numbers other than the constant of a bar's bottom constraint. On an iPhone 16, whose keyboard begins at 516 and whose safe area
/// ends at 818.
@MainActor @Suite struct FollowingValueTests {
    /// A bar on a tab bar of the app's own, which is 83 high.
    private final class Screen: UIViewController, KeyboardAvoiding {
        let (field, tabBar, bar) = (UITextField.at(120), UIView(), UIView())
        private(set) lazy var onTabBar = bar.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -8)
        private(set) lazy var underTabBar = tabBar.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
        private(set) lazy var onBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addAcross([tabBar, bar])
            NSLayoutConstraint.activate([
                tabBar.heightAnchor.constraint(equalToConstant: 83), bar.heightAnchor.constraint(equalToConstant: 50),
                tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        func handle(_ pin: NSLayoutConstraint) {
            pin.isActive = true
            handleKeyboard(bottomConstraint: pin)
        }
    }

    private let screen = Screen()

    private func bottom(on device: SimulatedDevice) -> CGFloat { device.maxY(of: screen.bar) }

    @Test("the top of a tab bar, which stays, either way round", arguments: [true, false], FlowSetting.phone)
    func sibling(_ barIsFirst: Bool, _ setting: FlowSetting) {
        let device = setting.device(showing: screen)
        let (pin, way): (_, CGFloat) = barIsFirst ? (screen.onTabBar, -1) : (screen.underTabBar, 1)
        device.turn { screen.handle(pin) }
        expectEqual(bottom(on: device), 761)
        device.focusAndSettle(on: screen.field)
        #expect(bottom(on: device) == 508 && pin.constant == 261 * way)
        device.dismissKeyboard()
        #expect(bottom(on: device) == 761 && pin.constant == 8 * way)
    }

    @Test("one of several that the app activates in turn, also while the keyboard stands", arguments: FlowSetting.phone)
    func exclusive(_ setting: FlowSetting) {
        let device = setting.device(showing: screen)
        device.turn {
            screen.handle(screen.onTabBar)
            screen.handleKeyboard(bottomConstraint: screen.onBottom)
        }
        device.focusAndSettle(on: screen.field)
        #expect(bottom(on: device) == 508 && screen.onBottom.constant == -20)
        device.turnAndSettle { (screen.onTabBar.isActive, screen.onBottom.isActive) = (false, true) }
        #expect(bottom(on: device) == 496 && screen.onTabBar.constant == -8)
        device.dismissKeyboard()
        #expect(bottom(on: device) == 832 && screen.onBottom.constant == -20)
    }

    @Test("one that the app makes anew at each event, without a fall in between", arguments: FlowSetting.phone)
    func remade(_ setting: FlowSetting) {
        let device = setting.device(showing: screen)
        var pin: NSLayoutConstraint?
        func remake() {
            pin?.isActive = false
            let new = screen.bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -20)
            screen.handle(new)
            pin = new
        }
        device.turn(remake)
        device.focusAndSettle(on: screen.field)
        for _ in 0..<3 {
            device.turn(remake)
            expectEqual(bottom(on: device), 496)
            device.settle()
            expectEqual(bottom(on: device), 496)
        }
        expectEqual(screen.keyboardAvoidances.count, 1)
        device.dismissKeyboard()
        expectEqual(bottom(on: device), 832)
    }

    // MARK: Safe areas

    @Test("a safe area ends at the keyboard, and what the app adds is kept", arguments: [0, 20], Play.Place.phones)
    func safeArea(_ own: CGFloat, _ place: Play.Place) {
        var plan = ScreenPlan.form(2, target: .safeArea, scrolls: false)
        plan.safeArea = own
        let play = Play(plan, on: place)
        for (step, height) in [(.focus(0), 336), (.keyboardHeight(292), 292), (.dismiss, 34)] as [(Step, CGFloat)] {
            play(step)
            expectEqual(play.screen.view.safeAreaInsets.bottom, height + own)
        }
        expectEqual(play.screen.additionalSafeAreaInsets.bottom, own)
    }

    @Test("children of the controller follow, and the call may come from anywhere", arguments: FlowSetting.phone)
    func child(_ setting: FlowSetting) {
        let (field, label) = (UITextField.at(120), UIView())
        let content = MadeScreen { screen in
            screen.view.addSubview(field)
            screen.view.addAcross([label])
            label.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        }
        let container = MadeScreen { $0.embed(content, in: $0.view, $0.view.bounds) }
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let device = setting.device(showing: container)
        device.turn { content.handleKeyboard(safeAreaOf: container) }
        device.focusAndSettle(on: field)
        expectEqual(device.maxY(of: label), 516)
        device.turn { content.stopHandlingKeyboard() }
        expectEqual(container.additionalSafeAreaInsets, .zero)
        device.settle()
        expectEqual(device.maxY(of: label), 818)
    }
}
