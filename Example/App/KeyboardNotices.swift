import UIKit

/// What UIKit posts about its keyboard.
enum KeyboardNotices {
    /// All of them, with the words of a trace.
    static let all: [(name: Notification.Name, word: String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]
}

extension Notification {
    /// Where the keyboard ends up, in screen coordinates; nil if it does not say.
    var keyboardEndFrame: CGRect? { (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue }
}
