internal import UIKit

/// The part of an input that must be visible.
enum FocusRect {
    /// In the input's own coordinates: the first and the last line of what is selected in a text view, equal for a caret;
    /// otherwise the whole input.
    @MainActor static func ends(of input: UIView) -> (first: CGRect, last: CGRect) {
        guard let textView = input as? UITextView, let selection = textView.selectedTextRange else {
            return (input.bounds, input.bounds)
        }
        // Before its first layout a text view can answer with null or infinite rectangles.
        let lines = [selection.start, selection.end].map(textView.caretRect).filter { $0.isFinite && $0.height > 0 }
        return (lines.first ?? input.bounds, lines.last ?? input.bounds)
    }
}
