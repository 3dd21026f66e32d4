import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Numbers other than the constant of a bar's bottom constraint. On an iPhone 16, whose keyboard begins at 516 and whose safe area
/// ends at 818.
@MainActor
@Suite struct FollowingValueTests {
    /// A bar on a tab bar of the app's own, which is 83 high.
    private final class Screen: UIViewController, KeyboardAvoiding {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
        let tabBar = UIView()
        let bar = UIView()
        private(set) lazy var onTabBar = bar.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -8)
        private(set) lazy var onBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addAcross([tabBar, bar])
            NSLayoutConstraint.activate([
                tabBar.heightAnchor.constraint(equalToConstant: 83), bar.heightAnchor.constraint(equalToConstant: 50),
                tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor), onTabBar,
            ])
        }
    }

    private func bottom(_ screen: Screen, on device: SimulatedDevice) -> CGFloat {
        device.presentationFrame(of: screen.bar).maxY
    }

    @Test("the top of a tab bar, which stays", arguments: FlowSetting.phone)
    func sibling(_ setting: FlowSetting) {
        let screen = Screen()
        let device = setting.device(showing: screen)
        device.turn { screen.handleKeyboard(bottomConstraint: screen.onTabBar) }
        #expect(bottom(screen, on: device) == 761)
        device.focusAndSettle(on: screen.field)
        #expect(bottom(screen, on: device) == 508 && screen.onTabBar.constant == -261)
        device.dismissKeyboard()
        #expect(bottom(screen, on: device) == 761 && screen.onTabBar.constant == -8)
    }

    @Test("the same the other way round", arguments: FlowSetting.phone)
    func siblingFirst(_ setting: FlowSetting) {
        let screen = Screen()
        let device = setting.device(showing: screen)
        let pin = screen.tabBar.topAnchor.constraint(equalTo: screen.bar.bottomAnchor, constant: 8)
        device.turn {
            screen.onTabBar.isActive = false
            pin.isActive = true
            screen.handleKeyboard(bottomConstraint: pin)
        }
        device.focusAndSettle(on: screen.field)
        #expect(bottom(screen, on: device) == 508 && pin.constant == 261)
        device.dismissKeyboard()
        #expect(pin.constant == 8)
    }

    @Test("one of several that the app activates in turn, also while the keyboard stands", arguments: FlowSetting.phone)
    func exclusive(_ setting: FlowSetting) {
        let screen = Screen()
        let device = setting.device(showing: screen)
        device.turn { for pin in [screen.onTabBar, screen.onBottom] { screen.handleKeyboard(bottomConstraint: pin) } }
        device.focusAndSettle(on: screen.field)
        #expect(bottom(screen, on: device) == 508 && screen.onBottom.constant == -20)
        device.turn {
            screen.onTabBar.isActive = false
            screen.onBottom.isActive = true
        }
        device.settle()
        #expect(bottom(screen, on: device) == 496 && screen.onTabBar.constant == -8)
        device.dismissKeyboard()
        #expect(bottom(screen, on: device) == 832 && screen.onBottom.constant == -20)
        device.turn {
            screen.onBottom.isActive = false
            screen.onTabBar.isActive = true
        }
        device.focusAndSettle(on: screen.field)
        #expect(bottom(screen, on: device) == 508)
        device.dismissKeyboard()
    }

    @Test("one that the app makes anew at each event, without a fall in between", arguments: FlowSetting.phone)
    func remade(_ setting: FlowSetting) {
        let screen = Screen()
        let device = setting.device(showing: screen)
        var pin: NSLayoutConstraint?
        func remake() {
            screen.onTabBar.isActive = false
            pin?.isActive = false
            pin = screen.bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -20)
            pin?.isActive = true
            if let pin { screen.handleKeyboard(bottomConstraint: pin) }
        }
        device.turn(remake)
        device.focusAndSettle(on: screen.field)
        #expect(bottom(screen, on: device) == 496)
        for _ in 0..<3 {
            device.turn(remake)
            #expect(bottom(screen, on: device) == 496)
            device.settle()
            #expect(bottom(screen, on: device) == 496)
        }
        #expect(screen.keyboardAvoidances.count == 1)
        device.dismissKeyboard()
        #expect(bottom(screen, on: device) == 832)
    }

    // MARK: Safe areas

    /// Its content ends at the safe area.
    private final class Content: UIViewController, KeyboardAvoiding {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
        let label = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 100), label.heightAnchor.constraint(equalToConstant: 40),
                label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            ])
        }
    }

    @Test("a safe area ends at the keyboard, and what the app adds is kept", arguments: [0, 20], FlowSetting.phone)
    func safeArea(_ own: CGFloat, _ setting: FlowSetting) {
        let screen = Content()
        screen.additionalSafeAreaInsets.bottom = own
        let device = setting.device(showing: screen)
        device.turn { screen.handleKeyboard(safeAreaOf: screen) }
        #expect(device.presentationFrame(of: screen.label).maxY == 818 - own)
        device.focusAndSettle(on: screen.field)
        #expect(screen.view.safeAreaInsets.bottom == 336 + own)
        #expect(device.presentationFrame(of: screen.label).maxY == 516 - own)
        device.keyboard.changeHeight(to: 292)
        device.settle()
        #expect(device.presentationFrame(of: screen.label).maxY == 560 - own)
        device.dismissKeyboard()
        #expect(screen.additionalSafeAreaInsets.bottom == own)
        #expect(device.presentationFrame(of: screen.label).maxY == 818 - own)
    }

    @Test("children of the controller follow, and the call may come from anywhere", arguments: FlowSetting.phone)
    func child(_ setting: FlowSetting) {
        let (container, content) = (UIViewController(), Content())
        container.addChild(content)
        container.view.addSubview(content.view)
        content.view.frame = container.view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.didMove(toParent: container)
        let device = setting.device(showing: container)
        device.turn { content.handleKeyboard(safeAreaOf: container) }
        device.focusAndSettle(on: content.field)
        #expect(device.presentationFrame(of: content.label).maxY == 516)
        device.turn { content.stopHandlingKeyboard() }
        #expect(container.additionalSafeAreaInsets == .zero)
        device.settle()
        #expect(device.presentationFrame(of: content.label).maxY == 818)
    }
}
