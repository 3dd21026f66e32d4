import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

@MainActor @Suite struct CaretTests {
    private func lines(_ count: Int) -> String { (0..<count).map { "\($0 % 10)" }.joined(separator: "\n") }

    private func textView(lines count: Int, height: CGFloat = 30, scrolls: Bool = true) -> UITextView {
        FlowForm.textView(lines(count), height: height, scrolls: scrolls)
    }

    // MARK: Text views that scroll

    @Test(
        "S16 the last lines of a text view that fills the screen are scrolled above the keyboard",
        Promise.caretIsVisible,
        arguments: FlowSetting.everywhere, [true, false])
    func s16(_ setting: FlowSetting, taps: Bool) {
        let textView = textView(lines: 120)
        let form = FlowForm([], scrollView: textView)
        let device = setting.device(showing: form)
        if taps {
            #expect(device.tap(at: CGPoint(x: 60, y: form.offset + device.screen.bounds.maxY - 60), in: textView))
            device.settle()
            // The least that shows the line, which was 60 points above the screen's bottom. A caret that comes later than in 20
            // milliseconds is found elsewhere at first.
            let missing = abs(device.caret(of: textView).maxY - (setting.keyboardTop - 10))
            #expect(setting.caretIsVeryLate || missing <= 1 / device.screen.scale)
        } else {
            device.focus(on: textView)
            device.moveCaret(in: textView, to: textView.text.utf16.count)
            device.turnAndSettle { form.avoidance?.update() }
        }
        expectCaretVisible(textView, of: form, on: device)
        for character in ["a", "\n", "\n", "b"] {
            device.type(character)
            device.settle()
            expectCaretVisible(textView, of: form, on: device, "after \(character)")
        }
        // Offsets are rounded to pixels, the text's height is not.
        #expect(form.offset <= textView.legalOffsets.upperBound + 1 / device.screen.scale)
        device.dismissKeyboard()
        #expect(textView.contentInset == .zero && textView.isOffsetLegal)
    }

    @Test(
        "the caret of a text view in a form is visible on every line, and with its spacing wherever somebody types",
        arguments: FlowSetting.everywhere)
    func everyLine(_ setting: FlowSetting) {
        let textView = textView(lines: 40, height: 160)
        let form = FlowForm(FlowForm.fields(8) + [textView] + FlowForm.fields(3))
        let device = setting.device(showing: form)
        device.focus(on: textView)
        for line in Array(0..<40) + (0..<40).reversed() {
            device.moveCaret(in: textView, to: 2 * line)
            device.settle()
            expectCaretVisible(textView, spacing: 0, of: form, on: device, "line \(line)")
        }
        for line in [39, 0, 20, 38, 5] {
            device.moveCaret(in: textView, to: 2 * line)
            for key in [{ device.type("a") }, { device.deleteBackward() }] {
                key()
                device.settle()
                expectCaretVisible(textView, of: form, on: device, "line \(line)")
            }
        }
    }

    /// From 139 to 639, with its caret at the top; 123 points of it are under the keyboard.
    @Test(
        "a text view that reaches under the keyboard gets an inset, until the keyboard or the focus goes",
        arguments: Play.Place.phones)
    func ownInset(_ place: Play.Place) throws {
        var plan = ScreenPlan.form(8)
        plan.parts[0].parts[1] = Part(kind: .textView, gap: 20, height: 500, lines: 60, inset: 7)
        let play = Play(plan, on: place)
        let textView = try #require(play.screen.inputs[1] as? UITextView)
        for next in [.dismiss, .focus(0)] as [Step] {
            play(.focus(1), .moveCaret(0))(.update)
            #expect(play.offset == -59 && play.adjustedInset == 336)
            #expect(textView.contentInset.bottom == 130 && textView.verticalScrollIndicatorInsets.bottom == 130)
            play(next)
            #expect(textView.contentInset.bottom == 7 && textView.verticalScrollIndicatorInsets.bottom == 7)
        }
        play.end()
    }

    // MARK: Text views that grow

    @Test("S17 a growing text view goes up line by line", arguments: FlowSetting.everywhere)
    func s17(_ setting: FlowSetting) {
        let textView = textView(lines: 0, scrolls: false)
        let form = FlowForm([FlowForm.space(setting.keyboardTop - 140), textView, FlowForm.field()])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        let line = device.caret(of: textView).height
        let first = form.offset
        for count in 1...40 {
            let old = form.offset
            let tops = device.tops(of: textView) { device.pressReturn() }
            expectCaretVisible(textView, of: form, on: device, "newline \(count)")
            #expect((0...line + 10 + 1 / device.screen.scale).contains(form.offset - old), "newline \(count)")
            for (next, last) in zip(tops.dropFirst(), tops) { #expect(next <= last + 0.001, "newline \(count)") }
        }
        #expect(form.offset > first + 20 * line)
        device.paste(String(repeating: "line\n", count: 60))
        device.settle()
        expectCaretVisible(textView, of: form, on: device, "to the end of a paste")
    }

    // MARK: Text views that are higher than what is free

    /// iPad 11 lying: 1194 x 834, keyboard from 416 on. A form sheet reaches far below that.
    private nonisolated static let landscapePad = [true, false].map {
        FlowSetting(model: .iPad11, orientation: .landscapeLeft, systemHelps: $0)
    }

    /// In the sheet there are a label of 50 points, and below it nothing but the text view.
    @Test(
        "S19 a text view taller than the free area of a sheet scrolls to its caret, and nothing is pushed out",
        arguments: [.scrollView, .container, .root] as [ScreenPlan.Target], landscapePad)
    func s19(_ target: ScreenPlan.Target, _ setting: FlowSetting) throws {
        var plan = ScreenPlan.form(0, target: target)
        let parts = [Part(kind: .label, gap: 0, height: 50), Part(kind: .textView, gap: 0, fills: true, lines: 60)]
        plan.parts = target == .container ? [Part(kind: .box, gap: 0, fills: true, parts: parts)] : parts
        let play = Play(plan, in: .formSheet, on: setting)
        let textView = try #require(play.screen.inputs.first as? UITextView)
        // Wherever UIKit puts it.
        let place = play.frame(of: play.screen.view)
        #expect(place.maxY > 600)
        play(.focus(0))
        for caret in [1, 0, 0.15] as [CGFloat] {
            play(.moveCaret(caret), .type(1))
            let top = play.frame(of: play.screen.view).minY
            expectEqual(play.frame(of: textView).minY, top + 50, "at \(caret)")
            #expect(play.handle?.lift == 0 || target == .scrollView, "at \(caret)")
            let line = play.device.caret(of: textView)
            #expect(line.minY >= top + 49.5 && line.maxY <= play.device.keyboard.frame.minY - 9.5, "at \(caret)")
        }
        play.end()
        #expect(textView.isOffsetLegal && play.frame(of: play.screen.view) == place)
    }
}
