import KeyboardHelper
import Testing
import UIKit

/// 120 lines that fill the screen, or grow in a form.
@MainActor @Suite struct SelectionTests {
    private let textView = FlowForm.textView((0..<120).map { "\($0 % 10)" }.joined(separator: "\n"), scrolls: true)

    /// Two characters a line, the newline included.
    private func select(_ lines: Range<Int>, on device: SimulatedDevice) {
        device.select(NSRange(location: lines.lowerBound * 2, length: lines.count * 2 - 1), in: textView)
        device.settle()
    }

    private func form(on setting: FlowSetting) -> (FlowForm, SimulatedDevice) {
        let form = FlowForm([], scrollView: textView)
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        return (form, device)
    }

    @Test(
        "S18 with the line visible where selected text ends, nothing moves, also if the rest of it is hidden",
        arguments: [0..<47, 44..<47, 45..<47], FlowSetting.everywhere)
    func s18(_ lines: Range<Int>, _ setting: FlowSetting) {
        let (form, device) = form(on: setting)
        let height = device.screen.bounds.maxY - device.keyboard.frame.minY
        select(lines, on: device)
        // Line 45 is at the top of what is visible.
        textView.contentOffset.y = 8 + 45 * device.caret(of: textView).height - textView.adjustedContentInset.top
        device.settle()
        let offset = form.offset
        let typing = UITextView.textDidChangeNotification
        for (name, happens) in [
            ("an update", { form.avoidance?.update() }),
            ("a typing notice", { NotificationCenter.default.post(name: typing, object: textView) }),
            ("a layout", { form.view.setNeedsLayout() }),
            ("a higher keyboard", { device.keyboard.changeHeight(to: height + 30) }),
            ("the former keyboard", { device.keyboard.changeHeight(to: height) }),
        ] as [(String, () -> Void)] {
            device.turnAndSettle(happens)
            expectEqual(form.offset, offset, "\(name)")
        }
    }

    @Test(
        "S18 selected text whose end is hidden is scrolled until that is visible, and no further",
        Promise.movesTheLeast,
        arguments: FlowSetting.everywhere)
    func s18Hidden(_ setting: FlowSetting) {
        let (form, device) = form(on: setting)
        let pixel = 1 / device.screen.scale
        select(80..<110, on: device)
        textView.contentOffset.y = -textView.adjustedContentInset.top
        device.turnAndSettle { form.avoidance?.update() }
        #expect(abs(device.caret(of: textView).maxY - (setting.keyboardTop - 10)) <= pixel)
        select(10..<40, on: device)
        textView.contentOffset.y = 8 + 90 * device.caret(of: textView).height
        device.turnAndSettle { form.avoidance?.update() }
        #expect(abs(device.caret(of: textView).minY - form.view.safeAreaInsets.top) <= pixel)
    }

    /// A text of 120 lines that grows in a form. UIKit's own scroll to the end of a selection is another matter.
    @Test("S85 a text of which all is selected stays where it is", arguments: FlowSetting.phone)
    func s85(_ setting: FlowSetting) {
        textView.isScrollEnabled = false
        let form = FlowForm([textView])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        device.turn { textView.selectedRange = NSRange(location: 0, length: 0) }
        device.turnAndSettle { form.scrollView.contentOffset.y = 0 }
        device.advance(by: 1)
        device.scrollsFirstResponderIntoView = false
        let place = form.scrollView.contentOffset
        select(0..<120, on: device)
        for type in [UIKeyboardType.emailAddress, .default] {
            device.turnAndSettle {
                textView.keyboardType = type
                textView.reloadInputViews()
            }
            device.turnAndSettle { form.view.setNeedsLayout() }
            expectEqual(form.scrollView.contentOffset, place)
        }
    }
}
