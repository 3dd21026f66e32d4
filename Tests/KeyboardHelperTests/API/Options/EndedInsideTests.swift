import KeyboardHelper
import Testing
import UIKit

/// An avoidance that the app ends from within what the library asks it, or tells it.
@MainActor
@Suite
struct EndedInsideTests {
    /// An editor whose caret is asked for in a plan.
    private final class Editor: UITextView {
        var onCaret: () -> Void = {}
        override func caretRect(for position: UITextPosition) -> CGRect {
            onCaret()
            return super.caretRect(for: position)
        }
    }

    @Test("a caret that ends the avoidances in a plan breaks nothing")
    func caret() {
        let (scrollView, editor, other) = (UIScrollView(), Editor(), UIScrollView())
        let screen = MadeScreen { screen in
            scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            scrollView.contentSize = CGSize(width: 393, height: 2000)
            editor.frame = CGRect(x: 20, y: 600, width: 300, height: 100)
            other.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
            scrollView.addSubview(editor)
            [scrollView, other].forEach(screen.view.addSubview)
            screen.handleKeyboard(scrollView: other)
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = SimulatedDevice(.iPhone16)
        device.show(screen)
        editor.onCaret = { [weak screen] in screen?.stopHandlingKeyboard() }
        device.focusAndSettle(on: editor)
        #expect(scrollView.contentInset.bottom == 0 && other.contentInset.bottom == 0)
        #expect(screen.keyboardAvoidances.isEmpty && device.faults.isEmpty)
    }

    @Test("closures that stop their call leave nothing in the view")
    func closures() {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
        let screen = MadeScreen { $0.view.addSubview(field) }
        let device = SimulatedDevice(.iPhone16)
        device.show(screen)
        let before = screen.view.subviews.count
        screen.handleKeyboard(onChange: { screen, _ in screen.stopHandlingKeyboard() })
        device.focusAndSettle(on: field)
        #expect(screen.view.subviews.count == before)
    }
}
