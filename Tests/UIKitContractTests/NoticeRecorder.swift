import Foundation
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
    /// Not kept alive: a recorder hears of other tests' inputs too.
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

/// Writes down what is posted, in its order, for as long as it lives.
@MainActor
final class NoticeRecorder {
    private(set) var notices: [Notice] = []
    /// Is called inside each post.
    var onNotice: (@MainActor (Notice) -> Void)?
    private var observations: [Observation] = []

    init() {
        for kind in NoticeKind.allCases {
            for name in kind.names {
                observations.append(
                    Observation(name) { [weak self] notification in
                        let notice = Notice(kind, notification)
                        MainActor.assumeIsolated { self?.receive(notice) }
                    })
            }
        }
    }

    var kinds: [NoticeKind] { notices.map(\.kind) }

    func last(_ kind: NoticeKind) -> Notice? { notices.last { $0.kind == kind } }

    func clear() { notices = [] }

    private func receive(_ notice: Notice) {
        notices.append(notice)
        onNotice?(notice)
    }
}

/// Ends with its release.
private final class Observation {
    private let observer: any NSObjectProtocol

    init(_ name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void) {
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: handler)
    }

    deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}
