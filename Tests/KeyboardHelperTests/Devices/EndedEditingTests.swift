import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Ending editing for the view of a controller may take away the bar that the controller puts onto the keyboard, or
/// bring the keyboard back later. Nobody has reported that of an input that resigns.
///
/// On an iPhone 16, 852 high. The bar is 50 points high, and stands at 768 without the keyboard.
@MainActor @Suite struct EndedEditingTests {
    enum Way: CaseIterable, Sendable { case tap, done }

    private func stage(_ setting: FlowSetting) -> (VendingScreen, SimulatedDevice) {
        let screen = VendingScreen()
        screen.options = KeyboardAvoidance.Options(dismissesOnTap: true, showsToolbar: true)
        return (screen, setting.device(showing: screen))
    }

    private func end(_ way: Way, _ screen: VendingScreen, on device: SimulatedDevice) {
        switch way {
        case .tap: device.tap(at: CGPoint(x: 380, y: 100), in: screen.view)
        case .done: if let toolbar = screen.keyboardAvoidances.first?.toolbar { _ = device.tap(toolbar.doneItem) }
        }
        device.settle()
    }

    private func begin(_ screen: VendingScreen, on device: SimulatedDevice) {
        device.turnAndSettle { _ = screen.becomeFirstResponder() }
        expectEqual(screen.inset, 84)
    }

    @Test(
        "a tap and Done leave the bar and end editing for good", arguments: Way.allCases,
        SimulatedBehavior.EndEditing.allCases)
    func bar(_ way: Way, _ position: SimulatedBehavior.EndEditing) {
        for setting in FlowSetting.phone {
            let (screen, device) = stage(setting)
            device.behavior.endEditing = position
            begin(screen, on: device)
            for field in [screen.fields[3], screen.fields[12]] {
                device.focusAndSettle(on: field)
                expectEqual(device.keyboard.frame.minY, 472)
                end(way, screen, on: device)
                device.turnAndSettle { screen.reloadInputViews() }
                #expect(screen.isFirstResponder && !field.isFirstResponder)
                expectEqual(device.minY(of: screen.bar), 768)
                expectEqual(screen.inset, 84)
            }
        }
    }

    @Test(
        "where nobody has the focus then, the bar goes and everything is given back", arguments: Way.allCases,
        FlowSetting.phone)
    func nobody(_ way: Way, _ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.behavior.inputsPassFocusOn = false
        for _ in 0..<2 {
            begin(screen, on: device)
            device.focusAndSettle(on: screen.fields[12])
            end(way, screen, on: device)
            #expect(!screen.isFirstResponder && screen.bar.window == nil)
            expectEqual(screen.scrollView.contentInset, .zero)
        }
    }

    @Test("a tap ends editing by the input, whose delegate decides", arguments: [true, false])
    func delegateDecides(mayEnd: Bool) {
        let (screen, device) = stage(FlowSetting(systemHelps: false))
        let delegate = FieldDelegate()
        delegate.ends = mayEnd
        screen.fields[2].delegate = delegate
        device.focusAndSettle(on: screen.fields[2])
        end(.tap, screen, on: device)
        expectEqual(screen.fields[2].isFirstResponder, !mayEnd)
        delegate.ends = true
        device.dismissKeyboard()
    }
}
