import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Whoever types wants to see it, wherever the caret was left.
@MainActor
@Suite struct TypingAfterScrollTests {
    private func scene() -> (form: FlowForm, device: SimulatedDevice, textView: UITextView) {
        let textView = FlowForm.textView("abc", scrolls: false)
        let (form, device) = FlowForm.shown(
            [FlowForm.space(0), textView] + FlowForm.fields(19), .with { _ in }, on: FlowSetting(systemHelps: false))
        device.focusAndSettle(on: textView)
        return (form, device, textView)
    }

    @Test("a key brings the caret back that the user has scrolled away, also after a layout")
    func afterLayout() {
        let (form, device, textView) = scene()
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 480))
        device.drag(to: CGPoint(x: 100, y: 80))
        device.advance(by: 0.2)
        device.endDrag()
        device.settle()
        device.turn { form.additionalSafeAreaInsets.bottom = 20 }
        device.settle()
        device.type("x")
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
    }

    @Test("a key brings the caret back from what was revealed")
    func afterReveal() {
        let (form, device, textView) = scene()
        device.turn { form.avoidance?.reveal(form.inputs[19]) }
        device.settle()
        device.type("x")
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
    }
}
