import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Whoever types wants to see it, wherever the caret was left.
@MainActor @Suite struct TypingAfterScrollTests {
    enum Way: CaseIterable, Sendable { case drag, reveal }

    @Test(
        "a key brings the caret back from what was revealed, or scrolled away, also after a layout",
        arguments: Way.allCases)
    func bringsBack(_ way: Way) {
        let textView = FlowForm.textView("abc", scrolls: false)
        let form = FlowForm([FlowForm.space(0), textView] + FlowForm.fields(19))
        let device = FlowSetting(systemHelps: false).device(showing: form)
        device.focusAndSettle(on: textView)
        switch way {
        case .drag:
            device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 480))
            device.drag(to: CGPoint(x: 100, y: 80))
            device.advance(by: 0.2)
            device.endDrag()
            device.settle()
            device.turn { form.additionalSafeAreaInsets.bottom = 20 }
        case .reveal: device.turn { form.avoidance?.reveal(form.inputs[19]) }
        }
        device.settle()
        device.type("x")
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
    }
}
