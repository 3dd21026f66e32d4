import UIKit

@testable import ScreenPlay

/// A text editor that an app draws itself, with lines of 20 points. No notification tells of it.
protocol TextEditor: UIView, UITextInput {
    var text: String { get set }
    /// The one with the caret, from 0 on; without it there is no caret.
    var line: Int? { get set }
}

extension TextEditor {
    var markedTextRange: UITextRange? { nil }
    var beginningOfDocument: UITextPosition { UITextPosition() }
    var endOfDocument: UITextPosition { UITextPosition() }

    func text(in range: UITextRange) -> String? { text }
    func replace(_ range: UITextRange, withText text: String) { self.text = text }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    func firstRect(for range: UITextRange) -> CGRect { bounds }
    func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition() }
    func caretRect(for position: UITextPosition) -> CGRect {
        line.map { CGRect(x: 0, y: CGFloat($0) * 20, width: 2, height: 20) } ?? .null
    }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
}

/// One that is as tall as its text.
class TextEditorView: KeyInput, TextEditor {
    var line: Int?
    var selectedTextRange: UITextRange? = UITextRange()
    weak var inputDelegate: (any UITextInputDelegate)?
}

/// One that scrolls by itself.
final class ScrollingEditor: UIScrollView, TextEditor {
    var line: Int?
    var text = ""
    var selectedTextRange: UITextRange? = UITextRange()
    weak var inputDelegate: (any UITextInputDelegate)?
    override var canBecomeFirstResponder: Bool { true }
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
}
