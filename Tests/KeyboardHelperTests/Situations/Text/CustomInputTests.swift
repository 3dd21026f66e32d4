import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct CustomInputTests {
    // MARK: S22

    private func input() -> KeyInputView {
        KeyInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    }

    @Test("S22 an input that posts no notification is followed", arguments: FlowSetting.everywhere)
    func s22(_ setting: FlowSetting) {
        let custom = input()
        let form = FlowForm(FlowForm.fields(18) + [custom, FlowForm.field()])
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        for _ in 0..<2 {
            device.focusAndSettle(on: custom)
            expectVisible(custom, of: form, on: device)
            device.dismissKeyboard()
            #expect(PlaceState(form.scrollView) == before)
        }
        // From a field to it nothing is announced but that the field is left.
        device.focusAndSettle(on: form.inputs[0])
        device.focusAndSettle(on: custom)
        expectVisible(custom, of: form, on: device)
        device.focusAndSettle(on: form.inputs[0])
        expectVisible(form.inputs[0], of: form, on: device)
    }

    @Test(
        "S22 an input that posts no notification lifts a container from any depth", arguments: ["inner", "root"],
        FlowSetting.phone)
    func s22Container(_ kind: String, _ setting: FlowSetting) {
        let custom = KeyInputView(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
        let box = UIView(frame: CGRect(x: 20, y: 640, width: 300, height: 160))
        let inner = UIView(frame: CGRect(x: 0, y: 10, width: 300, height: 150))
        inner.addSubview(custom)
        box.addSubview(inner)
        let screen = ContainerScreen([box], container: kind == "root" ? nil : UIView())
        let device = setting.device(showing: screen)
        // It ends at 744.
        device.focusAndSettle(on: custom)
        #expect(screen.lift == 238)
        device.keyboard.changeHeight(to: 400)
        device.settle()
        #expect(screen.lift == 302)
        device.dismissKeyboard()
        #expect(screen.lift == 0)
        #expect(screen.container.frame == screen.view.bounds)
    }

    @Test(
        "S22 while the keyboard comes, a focus that goes on to another such input is found",
        arguments: FlowSetting.phone)
    func s22Recheck(_ setting: FlowSetting) {
        let (high, low) = (input(), input())
        let form = FlowForm([high] + FlowForm.fields(16) + [low])
        let device = setting.device(showing: form)
        device.focus(on: high)
        // The keyboard stands at 0.25 seconds, and its movement has certainly ended at 0.5.
        device.advance(by: 0.4)
        device.focusAndSettle(on: low)
        expectVisible(low, of: form, on: device)
    }

    /// No notification tells of a focus that goes from one such input to another; the next event of the keyboard does.
    @Test(
        "S22 a focus that goes from one such input to another is followed with the next event",
        arguments: FlowSetting.phone)
    func s22Two(_ setting: FlowSetting) {
        let (first, second) = (input(), input())
        let form = FlowForm(FlowForm.fields(10) + [first] + FlowForm.fields(7) + [second])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: first)
        expectVisible(first, of: form, on: device)
        device.focusAndSettle(on: second)
        device.turn { form.avoidance?.update() }
        device.settle()
        expectVisible(second, of: form, on: device)
        device.focusAndSettle(on: first)
        device.keyboard.changeHeight(to: 350)
        device.settle()
        expectVisible(first, of: form, on: device)
    }

    @Test("S22 a text editor that the app draws itself is followed", arguments: FlowSetting.everywhere)
    func s22TextInput(_ setting: FlowSetting) {
        let editor = TextEditorView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let form = FlowForm(FlowForm.fields(17) + [editor])
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: editor)
        expectVisible(editor, of: form, on: device)
        device.type("text")
        device.settle()
        #expect(editor.text == "text")
        expectVisible(editor, of: form, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
    }
}
