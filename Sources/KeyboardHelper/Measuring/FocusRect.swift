internal import UIKit

/// The part of an input that must be visible.
enum FocusRect {
    /// In the input's own coordinates: the first and the last line of what is selected in a text view, or in an editor of the
    /// app's own; equal for a caret. Of any other input it is all.
    @MainActor static func ends(of input: UIView) -> (first: CGRect, last: CGRect) {
        guard let editor = input.textEditor, let selection = editor.selectedTextRange else {
            return (input.bounds, input.bounds)
        }
        // Before its first layout a text view can answer with null or infinite rectangles.
        let carets = [selection.start, selection.end].map(editor.caretRect).filter { $0.isFinite && $0.height > 0 }
        let lines = carets.filter { input is UITextView || holds($0, input) }
        return (lines.first ?? input.bounds, lines.last ?? input.bounds)
    }

    /// Whether a caret is in an editor of the app's own. One that answers in the coordinates of another view, its
    /// `textInputView`, may say that it is elsewhere.
    @MainActor private static func holds(_ caret: CGRect, _ editor: UIView) -> Bool {
        let content = (editor as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? .null
        let extent = editor.bounds.union(content)
        return caret.minY >= extent.minY - caret.height && caret.maxY <= extent.maxY + caret.height
    }

    /// Whether the screen shows a part of the last line of what is selected, or would without a keyboard.
    @MainActor static func isOnScreen(_ input: UIView, in window: UIWindow) -> Bool {
        let line = window.convert(ends(of: input).last, from: input)
        let shown = input.outwards.filter { $0.clipsToBounds || $0 === window }.reduce(line) {
            $0.intersection(window.convert($1.bounds, from: $1))
        }
        return shown.height > 0
    }
}

extension UIView {
    /// The view as an input of more than one line, whose caret must be visible: a text view, or an editor of the app's own. A
    /// text field must be visible as a whole.
    var textEditor: (any UITextInput)? { self is UITextField ? nil : self as? any UITextInput }
}
