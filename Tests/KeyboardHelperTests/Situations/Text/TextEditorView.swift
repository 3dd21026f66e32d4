import Foundation
import UIKit

/// A text editor that an app draws itself. No notification tells of it.
class TextEditorView: KeyInputView, UITextInput {
    private let place = UITextPosition()
    var selectedTextRange: UITextRange? = UITextRange()
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
