import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

@MainActor @Suite struct CustomInputTests {
    private static func input() -> KeyInput { KeyInput(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }

    private static func editor() -> KeyInput { TextEditorView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }

    @Test(
        "S22 an input that posts no notification, or a text editor that the app draws itself, is followed",
        arguments: FlowSetting.everywhere, [true, false])
    func s22(_ setting: FlowSetting, isEditor: Bool) {
        let custom = isEditor ? Self.editor() : Self.input()
        let form = FlowForm(FlowForm.fields(18) + [custom, FlowForm.field()])
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        for text in ["text", "texttext"] {
            device.focusAndSettle(on: custom)
            expectVisible(custom, of: form, on: device)
            device.type("text")
            device.settle()
            #expect(custom.text == text)
            expectVisible(custom, of: form, on: device)
            device.dismissKeyboard()
            #expect(PlaceState(form.scrollView) == before)
        }
        // From a field to it nothing is announced but that the field is left.
        for input in [form.inputs[0], custom, form.inputs[0]] {
            device.focusAndSettle(on: input)
            expectVisible(input, of: form, on: device)
        }
    }

    /// It ends at 744.
    @Test(
        "S22 an input that posts no notification lifts a container from any depth", arguments: [true, false],
        FlowSetting.phone)
    func s22Container(isRoot: Bool, _ setting: FlowSetting) {
        let custom = KeyInput(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
        let box = UIView(frame: CGRect(x: 20, y: 640, width: 300, height: 160))
        let inner = UIView(frame: CGRect(x: 0, y: 10, width: 300, height: 150))
        inner.addSubview(custom)
        box.addSubview(inner)
        let screen = ContainerScreen([box], container: isRoot ? nil : UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: custom)
        #expect(screen.lift == 238)
        device.keyboard.changeHeight(to: 400)
        device.settle()
        #expect(screen.lift == 302)
        device.dismissKeyboard()
        #expect(screen.lift == 0 && screen.container.frame == screen.view.bounds)
    }

    enum News: CaseIterable, Sendable { case keyboardComes, update, otherHeight }

    /// No notification tells of a focus that goes from one such input to another. The keyboard stands at 0.25 seconds, and its
    /// movement has certainly ended at 0.5.
    @Test(
        "S22 a focus that goes on to another such input is found with the next event, or while the keyboard comes",
        arguments: News.allCases, Play.Place.phones)
    func s22Two(_ news: News, _ place: Play.Place) {
        var screen = ScreenPlan.form()
        for index in [1, 18] { screen.parts[0].parts[index].kind = .keyInput }
        let play = Play(screen, on: place)(.focus(1), .wait(news == .keyboardComes ? 0.4 : 2))
        switch news {
        case .keyboardComes: play(.focus(18))
        case .update: play(.focus(18))(.update)
        case .otherHeight: play(.focus(18))(.keyboardHeight(350))
        }
        #expect(play.end <= (news == .otherHeight ? 492 : 506) + 0.0005 && play.end >= 59 + 44)
        play.end()
    }
}
