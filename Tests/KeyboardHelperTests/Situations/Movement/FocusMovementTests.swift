import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct FocusMovementTests {
    @Test(arguments: FlowSetting.everywhere)
    func focusUnderAStandingKeyboardMovesOnce(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[1])
        let announcements = NotificationRecorder(UIResponder.keyboardWillShowNotification)
        let tops = device.tops(of: form.inputs[16]) { device.focus(on: form.inputs[16]) }
        #expect(announcements.all.isEmpty)
        expectOneMovement(tops, downwards: false)
        // Sixty a second.
        let frames = tops.prefix { $0 != tops.last }.count
        #expect(Double(frames) / 60 <= setting.movement + 0.05)
        expectVisible(form.inputs[16], of: form, on: device)
    }

    @Test(arguments: FlowSetting.everywhere)
    func focusUnderAStandingKeyboardMovesBackOnce(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        let tops = device.tops(of: form.inputs[0]) { device.focus(on: form.inputs[0]) }
        expectOneMovement(tops, downwards: true)
    }

    @Test(arguments: FlowSetting.everywhere)
    func firstFocusMovesOnce(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let tops = device.tops(of: form.inputs[17]) { device.focus(on: form.inputs[17]) }
        expectOneMovement(tops, downwards: false)
    }

    @Test(arguments: FlowSetting.everywhere)
    func firstFocusOfATextViewMovesOnce(_ setting: FlowSetting) {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let form = FlowForm(FlowForm.fields(17) + [textView])
        let device = setting.device(showing: form)
        let tops = device.tops(of: textView) { device.focus(on: textView) }
        expectOneMovement(tops, downwards: false)
        expectCaretVisible(textView, of: form, on: device)
    }

    @Test(arguments: FlowSetting.phone)
    func focusThatIsTakenOnMidwayGoesOnWithoutAJump(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focus(on: form.inputs[10])
        device.advance(by: 0.1)
        let before = device.presentationFrame(of: form.inputs[16]).minY
        let tops = device.tops(of: form.inputs[16]) { device.focus(on: form.inputs[16]) }
        #expect(abs(tops[1] - before) < 0.001)
        expectOneMovement(tops, downwards: false)
        expectVisible(form.inputs[16], of: form, on: device)
    }

    /// All in one direction, without a stop on the way and in more than one step.
    private func expectOneMovement(
        _ tops: [CGFloat], downwards: Bool, at location: SourceLocation = #_sourceLocation
    ) {
        let steps = zip(tops.dropFirst(), tops).map { downwards ? $0 - $1 : $1 - $0 }
        #expect(steps.allSatisfy { $0 >= -0.001 }, "no reversal in \(tops)", sourceLocation: location)
        let moving = steps.drop { $0 == 0 }.reversed().drop { $0 == 0 }
        #expect(moving.count > 5, "seen moving", sourceLocation: location)
        #expect(moving.allSatisfy { $0 > 0 }, "no stop in \(tops)", sourceLocation: location)
        let largest = moving.max() ?? 0
        #expect(largest < 0.5 * abs((tops.last ?? 0) - (tops.first ?? 0)), "no jump", sourceLocation: location)
    }
}
