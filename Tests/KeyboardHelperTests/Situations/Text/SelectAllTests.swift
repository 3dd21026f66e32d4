import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Somebody selects a whole text, and something else happens. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct SelectAllTests {
    /// A text of 150 lines that grows in a form. UIKit's own scroll to the end of a selection is another matter.
    @Test("S85 a text of which all is selected stays where it is", arguments: FlowSetting.phone)
    func s85(_ setting: FlowSetting) {
        let text = (1...150).map { "Line \($0)" }.joined(separator: "\n")
        let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 353, height: 500))
        textView.text = text
        textView.isScrollEnabled = false
        let form = FlowForm([textView])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        device.turn { textView.selectedRange = NSRange(location: 0, length: 0) }
        device.turn { form.scrollView.contentOffset.y = 0 }
        device.settle()
        device.advance(by: 1)
        device.scrollsFirstResponderIntoView = false
        let place = form.scrollView.contentOffset
        device.select(NSRange(location: 0, length: (text as NSString).length), in: textView)
        device.settle()
        for _ in 0..<2 {
            device.turn {
                textView.keyboardType = textView.keyboardType == .default ? .emailAddress : .default
                textView.reloadInputViews()
            }
            device.settle()
            device.turn { form.view.setNeedsLayout() }
            device.settle()
            #expect(form.scrollView.contentOffset == place)
        }
    }
}
