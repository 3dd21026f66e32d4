import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Text views that fit between bars and keyboard, and are to be seen as a whole.
@MainActor @Suite struct WholeBoxTests {
    private let box = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))

    private func form(_ text: String = "Two\nlines", below fields: Int = 12, followsCaret: Bool = true) -> FlowForm {
        box.font = .systemFont(ofSize: 12)
        box.text = text
        let form = FlowForm(FlowForm.fields(fields) + [box] + FlowForm.fields(8))
        form.options.followsCaret = followsCaret
        return form
    }

    @Test("S45 a box that fits comes before the next input", arguments: [true, false], [true, false])
    func s45(_ keepsNext: Bool, _ systemHelps: Bool) {
        box.frame.size.height = 300
        let form = form(below: 6)
        form.options.keepsNextInputVisible = keepsNext
        let device = FlowSetting(model: .iPhoneSE, systemHelps: systemHelps)
            .device(showing: UINavigationController(rootViewController: form))
        device.focusAndSettle(on: box)
        device.advance(by: 1)
        let frame = device.presentationFrame(of: box)
        #expect(frame.minY >= 64 && frame.maxY <= 397)
    }

    @Test("S43 a text view that fits is shown as a whole, and nothing scrolls in it", arguments: FlowSetting.everywhere)
    func s43(_ setting: FlowSetting) {
        let form = form()
        let device = setting.device(showing: form)
        for _ in 0..<2 {
            device.focusAndSettle(on: box)
            expectVisible(box, of: form, on: device)
            #expect(box.contentInset == .zero && box.contentOffset.y == 0)
            device.keyboard.changeHeight(to: device.keyboard.frame.height + 20)
            device.settle()
            expectVisible(box, of: form, on: device)
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset == .zero)
        }
    }

    @Test("S43 so is one with more text than fits, if the caret is not followed", arguments: FlowSetting.everywhere)
    func s43MoreText(_ setting: FlowSetting) {
        box.frame.size.height = 120
        let form = form((0..<40).map { "\($0 % 10)" }.joined(separator: "\n"), followsCaret: false)
        let device = setting.device(showing: form)
        device.focusAndSettle(on: box)
        expectVisible(box, of: form, on: device)
        device.type("\n")
        device.settle()
        expectVisible(box, of: form, on: device)
    }

    /// Only the first line of the box is left above the keyboard by whoever scrolls, and stays where it is while typing.
    @Test("S43 while typing the caret's line is enough", arguments: [true, false], FlowSetting.phone)
    func s43Typing(_ followsCaret: Bool, _ setting: FlowSetting) {
        let form = form(followsCaret: followsCaret)
        let device = setting.device(showing: form)
        device.focusAndSettle(on: box)
        device.moveCaret(in: box, to: 0)
        let offset = form.offset
        device.turn { form.scrollView.contentOffset.y = offset - 50 }
        device.type("a")
        device.settle()
        #expect(form.offset == (followsCaret ? offset - 50 : offset))
    }

    /// 600 points, of which some 400 are free: the line of the caret at its end.
    @Test(
        "S43 of a text view that does not fit the caret's line is shown", arguments: [true, false], FlowSetting.phone)
    func s43Tall(_ followsCaret: Bool, _ setting: FlowSetting) {
        box.frame.size.height = 600
        let form = form(Array(repeating: "line", count: 45).joined(separator: "\n"), followsCaret: followsCaret)
        let device = setting.device(showing: form)
        device.focusAndSettle(on: box)
        device.moveCaret(in: box, to: box.text.utf16.count)
        device.type("a")
        device.settle()
        expectCaretVisible(box, of: form, on: device)
    }
}
