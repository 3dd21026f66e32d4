import Foundation
import KeyboardHelperTestSupport
import UIKit

/// The notifications that the library listens to.
enum NoticeKind: CaseIterable, Sendable {
    case beginEditing, endEditing, textChange
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    var names: [Notification.Name] {
        switch self {
        case .beginEditing: [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
        case .endEditing: [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
        case .textChange: [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
        case .willShow: [UIResponder.keyboardWillShowNotification]
        case .didShow: [UIResponder.keyboardDidShowNotification]
        case .willHide: [UIResponder.keyboardWillHideNotification]
        case .didHide: [UIResponder.keyboardDidHideNotification]
        case .willChangeFrame: [UIResponder.keyboardWillChangeFrameNotification]
        case .didChangeFrame: [UIResponder.keyboardDidChangeFrameNotification]
        }
    }
}

/// One notification as it came.
struct Notice: Sendable {
    let kind: NoticeKind
    /// What the keyboard's notifications have for an object, and the editing ones.
    let screen: UIScreen?
    /// Weak: a recorder also receives the notifications of other tests' inputs.
    private(set) weak var input: UIView?
    let end: CGRect?
    let duration: TimeInterval?
    let curve: Int?
    let isLocal: Bool?

    init(_ kind: NoticeKind, _ notification: Notification) {
        self.kind = kind
        screen = notification.object as? UIScreen
        input = notification.object as? UIView
        let info = notification.userInfo
        end = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        duration = (info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
        curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
        isLocal = (info?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue
    }
}

/// Keeps the notifications that the library listens to, in the order of the posts.
typealias NoticeRecorder = Recorder<Notice>

extension Recorder where Event == Notice {
    static func listening() -> NoticeRecorder {
        let recorder = NoticeRecorder()
        for kind in NoticeKind.allCases {
            for name in kind.names { recorder.observe(name) { Notice(kind, $0) } }
        }
        return recorder
    }

    var kinds: [NoticeKind] { all.map(\.kind) }

    func last(_ kind: NoticeKind) -> Notice? { all.last { $0.kind == kind } }
}
