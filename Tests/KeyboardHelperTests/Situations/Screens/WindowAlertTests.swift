import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// The options of a window are for the app's screens. An alert is UIKit's.
@MainActor
@Suite struct WindowAlertTests {
    @Test("the fields of an alert are as the app made them", arguments: FlowSetting.phone)
    func alert(_ setting: FlowSetting) throws {
        let field = UITextField.at(300)
        let screen = MadeScreen { $0.view.addSubview(field) }
        let device = setting.device(showing: screen)
        device.window.handleKeyboard(
            options: .init(
                dismissesOnTap: true, movesFocusOnReturn: true, showsToolbar: true, keyboardAppearance: .dark))
        device.focusAndSettle(on: field)
        #expect(field.inputAccessoryView != nil && field.keyboardAppearance == .dark)
        device.dismissKeyboard()
        let alert = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        device.turn { screen.present(alert, animated: true) }
        device.settle()
        let inputs = try #require(alert.textFields)
        for input in inputs {
            device.focusAndSettle(on: input)
            #expect(input.inputAccessoryView == nil)
            #expect(input.keyboardAppearance == .default && input.returnKeyType == .default)
        }
        // Beside the alert.
        device.tap(at: CGPoint(x: 20, y: 80), in: device.window)
        device.settle()
        #expect(inputs[1].isFirstResponder)
        device.turn { alert.dismiss(animated: true) }
        device.settle()
        device.focusAndSettle(on: field)
        #expect(field.inputAccessoryView != nil && field.returnKeyType == .done)
    }
}
