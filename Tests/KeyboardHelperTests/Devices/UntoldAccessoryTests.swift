import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What a controller puts on the keyboard covers, whether the notifications count it in their frames or not.
///
/// On an iPhone 16, whose keyboard begins at 516. The bar on it is 50 points high.
@MainActor
@Suite struct UntoldAccessoryTests {
    @Test("a field ends above it", arguments: FlowSetting.phone, [true, false])
    func field(_ setting: FlowSetting, _ isCounted: Bool) {
        let screen = VendingScreen()
        let device = setting.device(showing: screen)
        device.behavior.frameCountsAccessory = isCounted
        for index in [7, 12, 15, 8] {
            device.focusAndSettle(on: screen.fields[index])
            let top = screen.barField.superview.map(device.presentationFrame)?.minY ?? 0
            #expect(abs(top - 466) <= 1)
            #expect(device.presentationFrame(of: screen.fields[index]).maxY + 10 <= top + 0.5, "\(index)")
            expectVisible(screen.fields[index], of: screen, on: device, "\(index)")
        }
        #expect(abs(screen.scrollView.adjustedContentInset.bottom - 386) <= 10)
        device.dismissKeyboard()
        // The controller has the focus then, and its bar stays at the bottom, above a safe area of 34 points.
        #expect(screen.isFirstResponder && screen.scrollView.contentInset.bottom == 50)
        device.turn { _ = screen.resignFirstResponder() }
        device.settle()
        #expect(screen.scrollView.contentInset.bottom == 0)
    }

    @Test("a list ends above it while somebody types in it", arguments: FlowSetting.phone, [true, false])
    func list(_ setting: FlowSetting, _ isCounted: Bool) {
        let screen = VendingScreen()
        let device = setting.device(showing: screen)
        device.behavior.frameCountsAccessory = isCounted
        device.focusAndSettle(on: screen.fields[0])
        device.focusAndSettle(on: screen.barField)
        #expect(abs(screen.scrollView.adjustedContentInset.bottom - 386) <= 1)
    }

    @Test(
        "a list ends above it while it stands alone", arguments: FlowSetting.phone,
        SimulatedBehavior.BarLeftAlone.allCases)
    func alone(_ setting: FlowSetting, _ position: SimulatedBehavior.BarLeftAlone) {
        for isCounted in [true, false] { alone(setting, position, isCounted) }
    }

    private func alone(_ setting: FlowSetting, _ position: SimulatedBehavior.BarLeftAlone, _ isCounted: Bool) {
        let screen = VendingScreen()
        screen.options.keepsEndVisible = true
        let device = setting.device(showing: screen)
        device.behavior.barLeftAlone = position
        device.behavior.frameCountsAccessory = isCounted
        device.turn { screen.scrollView.contentOffset.y = 1000 + 34 - 852 }
        for _ in 0..<2 {
            device.turn { _ = screen.becomeFirstResponder() }
            device.settle()
            #expect(screen.scrollView.adjustedContentInset.bottom == 84)
            #expect(abs(screen.scrollView.contentOffset.y - (1000 + 84 - 852)) <= 0.5)
            device.focusAndSettle(on: screen.barField)
            #expect(abs(screen.scrollView.adjustedContentInset.bottom - 386) <= 1)
            device.dismissKeyboard()
            #expect(screen.scrollView.adjustedContentInset.bottom == 84)
            #expect(abs(screen.scrollView.contentOffset.y - (1000 + 84 - 852)) <= 0.5)
        }
        device.turn { _ = screen.resignFirstResponder() }
        device.settle()
        #expect(screen.scrollView.contentInset.bottom == 0)
    }

    /// At the bottom it is above a safe area of 34 points.
    @Test("a list ends above it where it docks without a notice", arguments: FlowSetting.phone, [true, false])
    func docked(_ setting: FlowSetting, _ isUntold: Bool) {
        let screen = VendingScreen()
        let device = setting.device(showing: screen)
        device.behavior.barsDockUntold = isUntold
        for opensKeyboard in [false, true, false] {
            device.turn { _ = screen.becomeFirstResponder() }
            device.settle()
            #expect(screen.scrollView.adjustedContentInset.bottom == 84)
            if opensKeyboard {
                device.focusAndSettle(on: screen.barField)
                #expect(abs(screen.scrollView.adjustedContentInset.bottom - 386) <= 1)
                device.dismissKeyboard()
                #expect(screen.scrollView.adjustedContentInset.bottom == 84)
            }
            device.turn { _ = screen.resignFirstResponder() }
            device.settle()
            #expect(screen.scrollView.contentInset.bottom == 0)
        }
        device.turn { screen.stopHandlingKeyboard() }
        #expect(screen.bar.subviews == [screen.barField])
    }

    @Test("a list ends above one that docks as its screen is pushed", arguments: FlowSetting.phone)
    func pushed(_ setting: FlowSetting) {
        let (screen, navigation) = (VendingScreen(), UINavigationController(rootViewController: UIViewController()))
        let device = setting.device(showing: navigation)
        device.behavior.barsDockUntold = true
        device.turn {
            navigation.pushViewController(screen, animated: true)
            _ = screen.becomeFirstResponder()
        }
        device.settle()
        if !screen.isFirstResponder {
            device.turn { _ = screen.becomeFirstResponder() }
            device.settle()
        }
        #expect(screen.scrollView.adjustedContentInset.bottom == 84)
    }

    /// A child of it that notes what is covered.
    private final class ChildScreen: UIViewController, KeyboardAvoiding {
        var covered: CGFloat = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            handleKeyboard(
                onShow: { $0.covered = $1.overlap(with: $0.view) }, onHide: { child, _ in child.covered = 0 })
        }
    }

    @Test("all avoidances hear where it stands as the keyboard changes under it", arguments: FlowSetting.phone)
    func child(_ setting: FlowSetting) {
        let (screen, child) = (VendingScreen(), ChildScreen())
        let device = setting.device(showing: screen)
        device.behavior.frameCountsAccessory = false
        device.turn {
            screen.addChild(child)
            child.view.frame = screen.view.bounds
            screen.view.insertSubview(child.view, at: 0)
            child.didMove(toParent: screen)
        }
        device.focusAndSettle(on: screen.fields[0])
        #expect(child.covered == 386 && screen.scrollView.adjustedContentInset.bottom == 386)
        // Only did notices tell of a lower keyboard. The bar no longer stands above the one that was announced.
        device.keyboard.reseat(height: 300)
        device.settle()
        #expect(child.covered == 336 && screen.scrollView.adjustedContentInset.bottom == 336)
    }

    @Test("one that comes after the notice of the show is found at the end of it", arguments: [true, false])
    func late(inWindow: Bool) {
        let (field, bar) = (UITextField.at(700), UIView(frame: CGRect(x: 0, y: 466, width: 393, height: 50)))
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            if !inWindow { screen.handleKeyboard(options: .init(keepsNextInputVisible: true)) }
        }
        let setting = FlowSetting(systemHelps: false)
        let device =
            inWindow
            ? setting.windowDevice(showing: screen, options: .init(keepsNextInputVisible: true))
            : setting.device(showing: screen)
        let keyboardWindow = UIWindow(windowScene: device.scene)
        device.focus(on: field)
        device.turn {
            keyboardWindow.frame = device.window.bounds
            keyboardWindow.isHidden = false
            keyboardWindow.addSubview(bar)
            field.inputAccessoryView = bar
        }
        device.settle()
        #expect(device.presentationFrame(of: field).maxY == 456)
    }

    @Test("without it, the keyboard is as it was announced", arguments: FlowSetting.phone)
    func other(_ setting: FlowSetting) {
        let screen = VendingScreen()
        let plain = UITextField.at(100)
        let device = setting.device(showing: screen)
        device.behavior.frameCountsAccessory = false
        device.focusAndSettle(on: screen.fields[15])
        let presented = MadeScreen { presented in
            presented.view.addSubview(plain)
            let scrollView = UIScrollView(frame: presented.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            presented.view.insertSubview(scrollView, at: 0)
            presented.handleKeyboard(scrollView: scrollView)
        }
        presented.modalPresentationStyle = .fullScreen
        device.turn { screen.present(presented, animated: false) }
        device.settle()
        device.focusAndSettle(on: plain)
        let scrollView = presented.view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(abs((scrollView?.adjustedContentInset.bottom ?? 0) - 336) <= 1)
    }
}
