import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What the toolbar, the return key, taps and the appearance leave alone.
@MainActor @Suite struct EditingAidsTests {
    @Test("what is off is not there", arguments: FlowSetting.phone)
    func off(_ setting: FlowSetting) {
        func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views(in: $0) } }
        let inputs = FlowForm.fields(6) + [FlowForm.textView(height: 44, scrolls: true)]
        let (form, device) = FlowForm.shown(inputs, KeyboardAvoidance.Options(), on: setting)
        let before = inputs.map { InputState($0) }
        for input in inputs {
            device.focusAndSettle(on: input)
            #expect(inputs.map { InputState($0) } == before)
            #expect(device.keyboard.accessoryView == nil)
            let recognizers = views(in: form.view).flatMap { $0.gestureRecognizers ?? [] }
            #expect(!recognizers.contains { $0 is UITapGestureRecognizer })
        }
    }

    @Test("the bar is made only if it is wanted")
    func lazyBar() throws {
        let (form, device) = FlowForm.shown(KeyboardAvoidance.Options())
        device.focusAndSettle(on: form.inputs[0])
        let stored = Mirror(reflecting: try #require(form.avoidance)).children
            .first { $0.label?.contains("toolbar") == true }
        let value = try #require(stored).value
        #expect(Mirror(reflecting: value).children.isEmpty, "a lazy value that nobody asked for is nil")
    }

    enum Way: CaseIterable, Sendable { case stopWhileEditing, stop, optionsOff, screenGone }

    @Test("after everything all is as it was", arguments: FlowSetting.phone, Way.allCases)
    func restored(_ setting: FlowSetting, _ way: Way) {
        let (delegate, own) = (FieldDelegate(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
        let inputs = FlowForm.fields(14) + [FlowForm.textView(height: 44, scrolls: true), FlowForm.field()]
        for case let field as UITextField in inputs { (field.delegate, field.returnKeyType) = (delegate, .next) }
        (inputs[3] as? UITextField)?.inputAccessoryView = own
        (inputs[4] as? UITextField)?.keyboardAppearance = .light
        let form = FlowForm(inputs)
        form.avoidsKeyboard = false
        let device = setting.device(showing: form)
        let before = inputs.map { InputState($0) }
        let state = PlaceState(form.scrollView)
        let recognizers = form.view.gestureRecognizers
        let avoidance = form.handleKeyboard(scrollView: form.scrollView, options: .everything)
        device.settle()
        device.focusAndSettle(on: inputs[0])
        for _ in inputs {
            if inputs[14].isFirstResponder { device.turn { avoidance.focusNext() } } else { device.pressReturn() }
            device.settle()
        }
        device.turnAndSettle { avoidance.focusPrevious() }
        device.tap(at: CGPoint(x: 2, y: 200), in: form.view)
        device.settle()
        if way == .stopWhileEditing { device.focusAndSettle(on: inputs[14]) }
        device.turnAndSettle {
            switch way {
            case .stopWhileEditing, .stop: avoidance.stop()
            case .optionsOff: avoidance.options = KeyboardAvoidance.Options()
            case .screenGone: device.window.rootViewController = UIViewController()
            }
        }
        device.turnAndSettle { form.view.endEditing(true) }
        #expect(inputs.map { InputState($0) } == before)
        // Out of the window there is no safe area, and so another range.
        if form.view.window != nil { #expect(PlaceState(form.scrollView) == state) }
        #expect(form.scrollView.contentInset == .zero && form.scrollView.frame == device.window.bounds)
        #expect(form.view.gestureRecognizers == recognizers)
    }
}
