import UIKit

extension UIView {
    /// The words of an input's placeholder, of a button, of a label or of a row.
    var inputName: String {
        (self as? UITextField)?.placeholder ?? (self as? UIButton)?.configuration?.title ?? accessibilityLabel
            ?? (self as? UILabel)?.text ?? (self as? MessageCell)?.message
            ?? ((self as? UITableViewCell)?.contentConfiguration as? UIListContentConfiguration)?.text
            ?? "\(type(of: self))"
    }

    /// The rectangle that a person looks at, in the view's coordinates: a text view's line with the caret, otherwise the whole input.
    var focusBounds: CGRect {
        guard let textView = self as? UITextView, let selection = textView.selectedTextRange else { return bounds }
        return textView.caretRect(for: selection.end)
    }

    /// The view itself or the one in it that has the focus.
    var focusedDescendant: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.focusedDescendant).first
    }
}
