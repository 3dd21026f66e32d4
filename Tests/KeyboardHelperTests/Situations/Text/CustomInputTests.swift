import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

@MainActor @Suite struct CustomInputTests {
    @Test(
        "S22 an input that posts no notification, or a text editor that the app draws itself, is followed",
        arguments: FlowSetting.everywhere, [true, false])
    func s22(_ setting: FlowSetting, isEditor: Bool) {
        let frame = CGRect(x: 0, y: 0, width: 100, height: isEditor ? 80 : 44)
        let custom = isEditor ? TextEditorView(frame: frame) : KeyInput(frame: frame)
        let form = FlowForm(FlowForm.fields(18) + [custom, FlowForm.field()])
        let device = setting.device(showing: form)
        for text in ["text", "texttext"] {
            device.expectGivenBack(form) {
                device.focus(on: custom, visibleIn: form)
                device.type("text")
                device.settle()
                expectEqual(custom.text, text)
                expectVisible(custom, of: form, on: device)
            }
        }
        // From a field to it nothing is announced but that the field is left.
        for input in [form.inputs[0], custom, form.inputs[0]] { device.focus(on: input, visibleIn: form) }
    }

    /// It ends at 744.
    @Test(
        "S22 an input that posts no notification lifts a container from any depth",
        arguments: [.root, .container] as [ScreenPlan.Target], Play.Place.phones)
    func s22Container(_ target: ScreenPlan.Target, _ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: target, scrolls: false)
        let inner = Part(kind: .box, gap: 10, height: 150, parts: [Part(kind: .keyInput, gap: 50)])
        let box = Part(kind: .box, gap: 640, height: 160, parts: [inner])
        if target == .root { plan.parts = [box] } else { plan.parts[0].parts = [box] }
        let play = Play(plan, on: place)(.focus(0))
        expectEqual(play.handle?.lift, 238)
        play(.keyboardHeight(400))
        expectEqual(play.handle?.lift, 302)
        play.end()
    }

    /// No notification tells of a focus that goes from one such input to another. The keyboard stands at 0.25 seconds, and its
    /// movement has certainly ended at 0.5.
    @Test(
        "S22 a focus that goes on to another such input is found with the next event, or while the keyboard comes",
        arguments: [nil, .update, .keyboardHeight(350)] as [Step?], Play.Place.phones)
    func s22Two(_ news: Step?, _ place: Play.Place) {
        var screen = ScreenPlan.form()
        for index in [1, 18] { screen.parts[0].parts[index].kind = .keyInput }
        let play = Play(screen, on: place)(.focus(1), .wait(news == nil ? 0.4 : 2))(.focus(18))
        if let news { play(news) }
        #expect(play.end <= (news == .keyboardHeight(350) ? 492 : 506) + 0.0005 && play.end >= 59 + 44)
        play.end()
    }
}
