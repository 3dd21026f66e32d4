import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Companions that do not scroll with their input. On an iPhone 16: from 59 to 516 there is room.
@MainActor @Suite struct CompanionNestingTests {
    /// In a scroll view that fills the screen an inner one is from 300 to 500 of its content; the input is in one of them, and the
    /// companion in the other.
    @Test(
        "an input in the inner of two scroll views and its companion in the outer one, or the other way round",
        arguments: [.scrollView, .root, .automatic] as [ScreenPlan.Target], [true, false])
    func nested(_ target: ScreenPlan.Target, isInputInside: Bool) throws {
        for place in Play.Place.phones {
            var plan = ScreenPlan.form(0, target: target, options: .init(restoresContentOffset: true))
            plan.parts[0].parts = [
                Part(
                    kind: .scrollView, gap: 300, height: 200,
                    parts: [Part(gap: isInputInside ? 100 : 130), Part(gap: 300)]),
                Part(gap: isInputInside ? 60 : 40),
            ]
            let play = Play(plan, on: place)
            let (inner, outer) = (play.fields[0], play.fields[2])
            let (input, companion) = isInputInside ? (0, outer) : (2, inner)
            play.app { $0.live.first?.addCompanion(companion, for: play.fields[input]) }
            play(.focus(input))
            expectVisible(companion, below: 59, on: play.device)
            // The last of the two ends just above the keyboard.
            #expect(play.frame(of: outer).maxY == 506)
            #expect((inner.superview as? UIScrollView)?.contentOffset.y == 0)
            play.end()
        }
    }

    /// Brings the caret to each place, and has the library look at it.
    private func moveCaret(
        of textView: UITextView, to places: [Int], in form: FlowForm, on device: SimulatedDevice, expect: () -> Void
    ) {
        for place in places {
            device.moveCaret(in: textView, to: place)
            device.turnAndSettle { form.avoidance?.update() }
            expectCaretVisible(textView, of: form, on: device, "caret at \(place)")
            expect()
        }
    }

    @Test("the caret and a button below the text view are both seen", arguments: FlowSetting.phone, [true, false])
    func textView(_ setting: FlowSetting, _ scrolls: Bool) {
        let text = (0..<8).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, height: 120, scrolls: scrolls)
        let form = FlowForm.restoringOffset(FlowForm.fields(5) + [textView] + FlowForm.fields(9))
        let device = setting.device(showing: form)
        let rest = PlaceState(form.scrollView)
        device.turn { form.avoidance?.addCompanion(form.inputs[6], for: textView) }
        device.focusAndSettle(on: textView)
        moveCaret(of: textView, to: [text.utf16.count, 0, 24], in: form, on: device) {
            expectVisible(form.inputs[6], of: form, on: device)
        }
        device.type("more\nand more\n")
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
        expectVisible(form.inputs[6], of: form, on: device)
        for _ in 0..<10 { device.deleteBackward() }
        device.dismissKeyboard()
        if scrolls { #expect(PlaceState(form.scrollView) == rest) }
        #expect(form.scrollView.contentInset == .zero && textView.contentInset == .zero)
    }

    @Test("a tall text view shows its caret before the button", arguments: FlowSetting.phone)
    func tall(_ setting: FlowSetting) {
        let text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, scrolls: false)
        let (form, device) = FlowForm.shown([textView, FlowForm.field()], on: setting)
        device.turn { form.avoidance?.addCompanion(form.inputs[1], for: textView) }
        device.focusAndSettle(on: textView)
        moveCaret(of: textView, to: [0, text.utf16.count, 200, 0, text.utf16.count], in: form, on: device) {}
        expectVisible(form.inputs[1], of: form, on: device)
    }
}
