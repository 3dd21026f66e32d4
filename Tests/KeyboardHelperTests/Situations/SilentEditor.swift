import Foundation
import UIKit

/// Text that the app draws and edits itself, of which no notification tells.
final class SilentEditor: UIView, UITextInput {
    private(set) var text = ""

    override var canBecomeFirstResponder: Bool { true }

    // MARK: Typing

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }

    // MARK: Traits

    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false

    // MARK: Positions

    private let place = UITextPosition()
    var selectedTextRange: UITextRange?
    let markedTextRange: UITextRange? = nil
    var beginningOfDocument: UITextPosition { place }
    var endOfDocument: UITextPosition { place }
    weak var inputDelegate: (any UITextInputDelegate)?

    func text(in range: UITextRange) -> String? { text }
    func replace(_ range: UITextRange, withText text: String) { self.text = text }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    func firstRect(for range: UITextRange) -> CGRect { bounds }
    func caretRect(for position: UITextPosition) -> CGRect { .null }
    func closestPosition(to point: CGPoint) -> UITextPosition? { place }
}
