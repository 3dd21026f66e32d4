import UIKit

/// One line of text of the form.
extension UITextField {
    /// A cell that is used again has the traits of another field, so all are set each time.
    func show(_ field: ShopForm.Field, of form: ShopForm) {
        text = form[field]
        placeholder = field.title
        accessibilityLabel = field.title
        returnKeyType = .next
        switch field {
        case .phone: keyboardType = .phonePad
        case .email: keyboardType = .emailAddress
        default: keyboardType = .default
        }
        autocapitalizationType = field == .email ? .none : .sentences
        autocorrectionType = field == .email ? .no : .default
    }

    /// A text counts when it is final. What an input method still composes is left alone: it may become shorter yet.
    func onFinalText(_ act: @escaping (String) -> Void) {
        addAction(
            UIAction { [weak self] _ in
                if let self, markedTextRange == nil { act(text ?? "") }
            }, for: .editingChanged)
    }
}
