internal import UIKit

/// The part of an input that must be visible.
enum FocusRect {
    /// In the input's own coordinates: the line with the caret in a text view, or in an editor of the app's own; of a selection,
    /// the line with its end, where typing goes on. All of an input that has no such line.
    @MainActor static func line(of input: UIView) -> CGRect {
        guard let editor = input.textEditor, let selection = editor.selectedTextRange else { return input.bounds }
        let caret = editor.caretRect(for: selection.end)
        // Before its first layout a text view can answer with null or infinite rectangles.
        guard caret.isFinite, caret.height > 0 else { return input.bounds }
        return input is UITextView || holds(caret, input) ? caret : input.bounds
    }

    /// Whether a caret is in an editor of the app's own. One that answers in the coordinates of another view, its
    /// `textInputView`, may say that it is elsewhere.
    @MainActor private static func holds(_ caret: CGRect, _ editor: UIView) -> Bool {
        let content = (editor as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? .null
        let extent = editor.bounds.union(content)
        return caret.minY >= extent.minY - caret.height && caret.maxY <= extent.maxY + caret.height
    }

    /// Whether the screen shows a part of that line, or would without a keyboard.
    @MainActor static func isOnScreen(_ input: UIView, in window: UIWindow) -> Bool {
        let line = window.convert(line(of: input), from: input)
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
