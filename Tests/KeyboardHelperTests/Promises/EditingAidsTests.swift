import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What the toolbar, the return key, taps and the appearance leave alone.
@MainActor @Suite struct EditingAidsTests {
    enum Way: CaseIterable, Sendable { case stopWhileEditing, stop, optionsOff, screenGone }

    @Test("after everything all is as it was", arguments: FlowSetting.phone, Way.allCases)
    func restored(_ setting: FlowSetting, _ way: Way) {
        let delegate = FieldDelegate()
        let inputs = FlowForm.fields(3) + [FlowForm.textView(height: 44, scrolls: true), FlowForm.field()]
        for case let field as UITextField in inputs { (field.delegate, field.returnKeyType) = (delegate, .next) }
        (inputs[1] as? UITextField)?.inputAccessoryView = .high(30)
        (inputs[2] as? UITextField)?.keyboardAppearance = .light
        let form = FlowForm(inputs)
        form.avoidsKeyboard = false
        let device = setting.device(showing: form)
        let (before, recognizers) = (inputs.map { InputState($0) }, form.view.gestureRecognizers)
        let avoidance = form.handleKeyboard(scrollView: form.scrollView, options: .everything)
        device.settle()
        for input in inputs { device.focusAndSettle(on: input) }
        device.turnAndSettle { avoidance.focusPrevious() }
        device.tap(at: CGPoint(x: 2, y: 500), in: form.view)
        device.settle()
        if way == .stopWhileEditing { device.focusAndSettle(on: inputs[3]) }
        device.turnAndSettle {
            switch way {
            case .stopWhileEditing, .stop: avoidance.stop()
            case .optionsOff: avoidance.options = KeyboardAvoidance.Options()
            case .screenGone: device.window.rootViewController = UIViewController()
            }
        }
        device.dismissKeyboard()
        #expect(inputs.map { InputState($0) } == before && form.view.gestureRecognizers == recognizers)
        expectEqual(form.scrollView.contentInset, .zero)
    }
}
