import Foundation
import KeyboardHelper
import Testing
import UIKit

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
        device.scroll(to: textView)
        device.settle()
        #expect(device.tap(textView))
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
        device.moveCaret(in: textView, to: textView.text.utf16.count)
        for line in 0..<40 {
            device.type("\n")
            device.settle()
            expectCaretVisible(textView, of: form, on: device, "newline \(line)")
        }
    }

    /// Shown from 139 to 639; tapped in the middle, 123 points of it are under the keyboard.
    @Test(
        "a text view that reaches under the keyboard gets an inset, until the keyboard or the focus goes",
        arguments: FlowSetting.phone)
    func ownInset(_ setting: FlowSetting) {
        let textView = textView(lines: 60, height: 500)
        textView.contentInset.bottom = 7
        let form = FlowForm([FlowForm.field(), textView] + FlowForm.fields(6))
        let device = setting.device(showing: form)
        for leave in [{ device.dismissKeyboard() }, { device.focusAndSettle(on: form.inputs[0]) }] {
            #expect(device.tap(textView))
            device.settle()
            #expect(form.offset == -59)
            #expect(textView.contentInset.bottom == 130 && textView.verticalScrollIndicatorInsets.bottom == 123)
            leave()
            #expect(textView.contentInset.bottom == 7 && textView.verticalScrollIndicatorInsets.bottom == 0)
            #expect(textView.isOffsetLegal)
        }
        #expect(form.coveredInset == 336)
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
    }

    @Test(
        "S17 one that is typed into fast never goes back, and is followed to the end of a paste",
        arguments: FlowSetting.everywhere)
    func s17Fast(_ setting: FlowSetting) {
        let textView = textView(lines: 1, scrolls: false)
        let form = FlowForm(FlowForm.fields(8) + [textView])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        var shown = device.presentationFrame(of: textView).minY
        for count in 0..<40 {
            device.type("\n")
            for _ in 0..<3 {
                let now = device.presentationFrame(of: textView).minY
                #expect(now <= shown + 0.001, "newline \(count)")
                shown = now
                device.advance(by: 1.0 / 60)
            }
        }
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
        device.paste(String(repeating: "line\n", count: 60))
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
    }

    // MARK: Text views that are higher than what is free

    /// iPad 11 lying: 1194 x 834, keyboard from 416 on. A form sheet of 540 x 620 stands from 107 to 727.
    private nonisolated static let landscapePad = [true, false].map {
        FlowSetting(model: .iPad11, orientation: .landscapeLeft, systemHelps: $0)
    }

    enum Target: CaseIterable, Sendable { case textView, container, root }

    /// In the sheet there are a bar of 50 points, and below it nothing but the text view.
    @Test(
        "S19 a text view taller than the free area of a sheet scrolls to its caret, and nothing is pushed out",
        arguments: Target.allCases, landscapePad)
    func s19(_ target: Target, _ setting: FlowSetting) {
        let (presenter, panel, bar, textView) = (UIViewController(), UIView(), UINavigationBar(), UITextView())
        let device = setting.device(showing: presenter)
        let sheet = MadeScreen { sheet in
            sheet.view.addSubview(panel)
            panel.frame = sheet.view.bounds
            bar.frame = CGRect(x: 0, y: 0, width: panel.bounds.width, height: 50)
            textView.frame = panel.bounds.inset(by: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
            for view in [textView, bar] { panel.addSubview(view) }
            for view in [panel, textView] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            bar.autoresizingMask = [.flexibleWidth]
            switch target {
            case .textView: sheet.handleKeyboard(scrollView: textView)
            case .container: sheet.handleKeyboard(containerView: panel)
            case .root: sheet.handleKeyboard(containerView: sheet.view)
            }
        }
        textView.text = lines(60)
        sheet.modalPresentationStyle = .formSheet
        device.turnAndSettle { presenter.present(sheet, animated: true) }
        // Wherever UIKit puts it.
        let place = device.presentationFrame(of: sheet.view)
        #expect(place.size == CGSize(width: 540, height: 620))
        device.focus(on: textView)
        for offset in [textView.text.utf16.count, 0, 60] {
            device.moveCaret(in: textView, to: offset)
            device.type("a")
            device.settle()
            let top = device.presentationFrame(of: sheet.view).minY
            #expect(device.presentationFrame(of: bar).minY == top, "at \(offset)")
            #expect(device.presentationFrame(of: textView).minY == top + 50, "at \(offset)")
            #expect(sheet.keyboardAvoidances.first?.lift == 0 || target == .textView, "at \(offset)")
            let caret = device.caret(of: textView)
            #expect(caret.minY >= top + 50 - 0.5, "at \(offset)")
            #expect(caret.maxY <= device.keyboard.frame.minY - 10 + 0.5, "at \(offset)")
        }
        device.dismissKeyboard()
        #expect(textView.contentInset == .zero && textView.isOffsetLegal)
        #expect(device.presentationFrame(of: sheet.view) == place && panel.frame == sheet.view.bounds)
    }
}
