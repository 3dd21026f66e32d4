internal import UIKit

/// The part of an input that must be visible.
enum FocusRect {
    /// In the input's own coordinates: a text view's line with the caret, otherwise the whole input.
    @MainActor static func rect(of input: UIView, followsCaret: Bool) -> CGRect {
        guard followsCaret, let textView = input as? UITextView, let selection = textView.selectedTextRange else {
            return input.bounds
        }
        // Before its first layout a text view can answer with null or infinite rectangles.
        let caret = textView.caretRect(for: selection.end)
        return caret.isFinite && caret.height > 0 ? caret : input.bounds
    }
}
