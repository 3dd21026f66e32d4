import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct TextViewFlowTests {
    private func textView(lines: Int, height: CGFloat, scrolls: Bool = true) -> UITextView {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
        textView.isScrollEnabled = scrolls
        textView.text = (0..<lines).map { "\($0 % 10)" }.joined(separator: "\n")
        return textView
    }

    // MARK: The caret's line

    @Test(arguments: FlowSetting.everywhere)
    func caretIsVisibleOnEveryLine(_ setting: FlowSetting) {
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
    }

    @Test(arguments: FlowSetting.everywhere)
    func caretIsVisibleWithItsSpacingWhereverOneTypes(_ setting: FlowSetting) {
        let textView = textView(lines: 40, height: 160)
        let form = FlowForm(FlowForm.fields(8) + [textView] + FlowForm.fields(3))
        let device = setting.device(showing: form)
        device.focus(on: textView)
        for line in [39, 0, 20, 38, 5] {
            device.moveCaret(in: textView, to: 2 * line)
            device.type("a")
            device.settle()
            expectCaretVisible(textView, of: form, on: device, "line \(line)")
            device.deleteBackward()
            device.settle()
            expectCaretVisible(textView, of: form, on: device, "line \(line)")
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func caretStaysVisibleWhileNewlinesAreTyped(_ setting: FlowSetting) {
        let textView = textView(lines: 1, height: 120)
        let form = FlowForm(FlowForm.fields(8) + [textView])
        let device = setting.device(showing: form)
        device.focus(on: textView)
        for line in 0..<40 {
            device.type("\n")
            device.settle()
            expectCaretVisible(textView, of: form, on: device, "newline \(line)")
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func growingTextViewGoesUpLineByLine(_ setting: FlowSetting) {
        let textView = textView(lines: 1, height: 30, scrolls: false)
        let form = FlowForm(FlowForm.fields(8) + [textView])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        let line = device.caret(of: textView).height
        for count in 0..<40 {
            let before = form.scrollView.contentOffset.y
            device.type("\n")
            device.settle()
            expectCaretVisible(textView, of: form, on: device, "newline \(count)")
            let step = form.scrollView.contentOffset.y - before
            #expect(step >= 0 && step <= line + 10, "newline \(count)")
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func growingTextViewNeverGoesBackWhenTypedIntoFast(_ setting: FlowSetting) {
        let textView = textView(lines: 1, height: 30, scrolls: false)
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
    }

    @Test(arguments: FlowSetting.everywhere)
    func pastedTextIsFollowedToItsEnd(_ setting: FlowSetting) {
        let textView = textView(lines: 1, height: 30, scrolls: false)
        let form = FlowForm(FlowForm.fields(3) + [textView])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        device.paste(String(repeating: "line\n", count: 60))
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
    }

    // MARK: The whole view

    @Test(arguments: FlowSetting.everywhere)
    func wholeTextViewIsVisibleIfTheCaretIsNotFollowed(_ setting: FlowSetting) {
        let textView = textView(lines: 40, height: 120)
        let form = FlowForm(FlowForm.fields(12) + [textView] + FlowForm.fields(8))
        form.options.followsCaret = false
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        expectVisible(textView, of: form, on: device)
        device.type("\n")
        device.settle()
        expectVisible(textView, of: form, on: device)
    }

    // MARK: Its own inset

    @Test(arguments: FlowSetting.phone)
    func textViewThatReachesUnderTheKeyboardGetsAnInsetAndGivesItBack(_ setting: FlowSetting) {
        let textView = textView(lines: 60, height: 500)
        textView.contentInset.bottom = 7
        let form = FlowForm([FlowForm.field(), textView] + FlowForm.fields(6))
        let device = setting.device(showing: form)
        // Shown from 139 to 639; tapped in the middle, 123 points of it are under the keyboard.
        #expect(device.tap(textView))
        device.settle()
        #expect(form.scrollView.contentOffset.y == -59)
        #expect(textView.contentInset.bottom == 130)
        #expect(textView.verticalScrollIndicatorInsets.bottom == 123)
        device.keyboard.dismiss()
        device.settle()
        #expect(textView.contentInset.bottom == 7)
        #expect(textView.verticalScrollIndicatorInsets.bottom == 0)
        #expect(textView.isOffsetLegal)
    }

    @Test(arguments: FlowSetting.phone)
    func textViewGivesItsInsetBackWhenTheFocusLeavesIt(_ setting: FlowSetting) {
        let textView = textView(lines: 60, height: 500)
        let form = FlowForm([FlowForm.field(), textView] + FlowForm.fields(6))
        let device = setting.device(showing: form)
        #expect(device.tap(textView))
        device.settle()
        #expect(textView.contentInset.bottom == 123)
        device.focusAndSettle(on: form.inputs[0])
        #expect(textView.contentInset.bottom == 0)
        #expect(textView.verticalScrollIndicatorInsets.bottom == 0)
        #expect(textView.isOffsetLegal)
        #expect(form.scrollView.adjustedContentInset.bottom == 336)
    }

    // MARK: The text view as target

    @Test(arguments: FlowSetting.everywhere)
    func caretOfATextViewThatFillsTheScreenIsVisible(_ setting: FlowSetting) {
        let textView = textView(lines: 200, height: 100)
        let form = FlowForm([], scrollView: textView)
        let device = setting.device(showing: form)
        let bottom = device.presentationFrame(of: textView).maxY - textView.adjustedContentInset.bottom
        let inText = textView.convert(CGPoint(x: 100, y: bottom - 5), from: device.screen.coordinateSpace)
        #expect(device.tap(at: inText, in: textView))
        device.settle()
        expectCaretVisible(textView, of: form, on: device, "tapped in the last lines")
        device.moveCaret(in: textView, to: textView.text.utf16.count)
        device.type("\n\n")
        device.settle()
        expectCaretVisible(textView, of: form, on: device, "at the end")
        device.keyboard.dismiss()
        device.settle()
        #expect(textView.contentInset == .zero)
        #expect(textView.isOffsetLegal)
    }
}
