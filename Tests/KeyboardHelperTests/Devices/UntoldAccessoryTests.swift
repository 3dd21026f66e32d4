import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What a controller puts on the keyboard covers, whether the notifications count it in their frames or not.
///
/// On an iPhone 16, whose keyboard begins at 516. The bar on it is 50 points high. At the bottom it is above a safe area of 34.
@MainActor @Suite struct UntoldAccessoryTests {
    private func stage(
        _ setting: FlowSetting, isCounted: Bool = true, keepsEnd: Bool = false
    ) -> (VendingScreen, SimulatedDevice) {
        let screen = VendingScreen()
        screen.options.keepsEndVisible = keepsEnd
        let device = setting.device(showing: screen)
        device.behavior.frameCountsAccessory = isCounted
        return (screen, device)
    }

    /// The bar comes up alone.
    private func beginAlone(_ screen: VendingScreen, on device: SimulatedDevice) {
        device.turnAndSettle { _ = screen.becomeFirstResponder() }
        expectEqual(screen.inset, 84)
    }

    private func expectGivenBack(_ screen: VendingScreen, on device: SimulatedDevice) {
        device.turnAndSettle { _ = screen.resignFirstResponder() }
        expectEqual(screen.scrollView.contentInset.bottom, 0)
    }

    @Test(
        "a field, and a list while somebody types in the bar, end above it", arguments: FlowSetting.phone,
        [true, false])
    func field(_ setting: FlowSetting, _ isCounted: Bool) {
        let (screen, device) = stage(setting, isCounted: isCounted)
        for index in [7, 12, 15, 8] {
            device.focusAndSettle(on: screen.fields[index])
            let top = screen.barField.superview.map(device.presentationFrame)?.minY ?? 0
            #expect(abs(top - 466) <= 1)
            #expect(device.maxY(of: screen.fields[index]) + 10 <= top + 0.5, "\(index)")
            expectVisible(screen.fields[index], of: screen, on: device, "\(index)")
        }
        #expect(abs(screen.inset - 386) <= 10)
        device.focusAndSettle(on: screen.barField)
        #expect(abs(screen.inset - 386) <= 1)
        device.dismissKeyboard()
        // The controller has the focus then, and its bar stays at the bottom.
        #expect(screen.isFirstResponder && screen.scrollView.contentInset.bottom == 50)
        expectGivenBack(screen, on: device)
    }

    @Test(
        "a list ends above it while it stands alone", arguments: FlowSetting.phone,
        SimulatedBehavior.BarLeftAlone.allCases)
    func alone(_ setting: FlowSetting, _ position: SimulatedBehavior.BarLeftAlone) {
        for isCounted in [true, false] {
            let (screen, device) = stage(setting, isCounted: isCounted, keepsEnd: true)
            device.behavior.barLeftAlone = position
            device.turn { screen.scrollView.contentOffset.y = 1000 + 34 - 852 }
            for _ in 0..<2 {
                beginAlone(screen, on: device)
                #expect(abs(screen.scrollView.contentOffset.y - (1000 + 84 - 852)) <= 0.5)
                device.focusAndSettle(on: screen.barField)
                #expect(abs(screen.inset - 386) <= 1)
                device.dismissKeyboard()
                expectEqual(screen.inset, 84)
                #expect(abs(screen.scrollView.contentOffset.y - (1000 + 84 - 852)) <= 0.5)
            }
            expectGivenBack(screen, on: device)
        }
    }

    @Test("a list ends above it where it docks without a notice", arguments: FlowSetting.phone, [true, false])
    func docked(_ setting: FlowSetting, _ isUntold: Bool) {
        let (screen, device) = stage(setting)
        device.behavior.barsDockUntold = isUntold
        for opensKeyboard in [false, true, false] {
            beginAlone(screen, on: device)
            if opensKeyboard {
                device.focusAndSettle(on: screen.barField)
                #expect(abs(screen.inset - 386) <= 1)
                device.dismissKeyboard()
                expectEqual(screen.inset, 84)
            }
            expectGivenBack(screen, on: device)
        }
        device.turn { screen.stopHandlingKeyboard() }
        expectEqual(screen.bar.subviews, [screen.barField])
    }

    @Test("all avoidances hear where it stands as the keyboard changes under it", arguments: FlowSetting.phone)
    func child(_ setting: FlowSetting) {
        let (screen, device) = stage(setting, isCounted: false)
        var covered: CGFloat = 0
        let child = MadeScreen { child in
            child.handleKeyboard(onShow: { covered = $1.overlap(with: $0.view) }, onHide: { _, _ in covered = 0 })
        }
        device.turn {
            screen.addChild(child)
            child.view.frame = screen.view.bounds
            screen.view.insertSubview(child.view, at: 0)
            child.didMove(toParent: screen)
        }
        device.focusAndSettle(on: screen.fields[0])
        #expect(covered == 386 && screen.inset == 386)
        // Only did notices tell of a lower keyboard. The bar no longer stands above the one that was announced.
        device.keyboard.reseat(height: 300)
        device.settle()
        #expect(covered == 336 && screen.inset == 336)
    }

    @Test("one that comes after the notice of the show is found at the end of it", arguments: [true, false])
    func late(inWindow: Bool) {
        let (field, bar) = (UITextField.at(700), UIView(frame: CGRect(x: 0, y: 466, width: 393, height: 50)))
        let options = KeyboardAvoidance.Options(keepsNextInputVisible: true)
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            if !inWindow { screen.handleKeyboard(options: options) }
        }
        let setting = FlowSetting(systemHelps: false)
        let device =
            inWindow ? setting.windowDevice(showing: screen, options: options) : setting.device(showing: screen)
        let keyboardWindow = UIWindow(windowScene: device.scene)
        device.focus(on: field)
        device.turnAndSettle {
            keyboardWindow.frame = device.window.bounds
            keyboardWindow.isHidden = false
            keyboardWindow.addSubview(bar)
            field.inputAccessoryView = bar
        }
        expectEqual(device.maxY(of: field), 456)
    }

    private final class AskedField: UITextField {
        var asked = 0
        override var inputAccessoryView: UIView? {
            get {
                asked += 1
                return super.inputAccessoryView
            }
            set { super.inputAccessoryView = newValue }
        }
    }

    @Test("the app is asked for what stands on the keyboard once an event")
    func asked() throws {
        let field = AskedField(frame: CGRect(x: 20, y: 600, width: 300, height: 44))
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            screen.handleKeyboard()
        }
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        device.focusAndSettle(on: field)
        let stage = try #require(Stage.existing(in: device.window))
        for _ in 0..<2 {
            stage.need(.request)
            let before = field.asked
            for _ in 0..<3 { #expect(stage.tracker.accessoryView(of: field) == nil && field.asked == before + 1) }
        }
    }

    @Test("without it, the keyboard is as it was announced", arguments: FlowSetting.phone)
    func other(_ setting: FlowSetting) {
        let (screen, device) = stage(setting, isCounted: false)
        device.focusAndSettle(on: screen.fields[15])
        let presented = PlainForm()
        presented.modalPresentationStyle = .fullScreen
        device.turnAndSettle { screen.present(presented, animated: false) }
        device.focusAndSettle(on: presented.fields[1])
        #expect(abs(presented.scrollView.adjustedContentInset.bottom - 336) <= 1)
    }
}

extension VendingScreen {
    /// At the bottom, with UIKit's part.
    var inset: CGFloat { scrollView.adjustedContentInset.bottom }
}
