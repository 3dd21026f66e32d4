import Foundation
import UIKit

@testable import KeyboardHelper

extension KeyboardTransition {
    /// A transition with this duration and curve.
    static func announced(duration: TimeInterval, curve: Int = 7) -> KeyboardTransition? {
        KeyboardTransition(keyboardNotification(duration: duration, curve: curve))
    }
}

/// A keyboard notification with these values. A nil value leaves its key out.
func keyboardNotification(
    _ name: Notification.Name = UIResponder.keyboardWillShowNotification,
    begin: CGRect? = CGRect(x: 0, y: 852, width: 393, height: 336),
    end: CGRect? = CGRect(x: 0, y: 516, width: 393, height: 336),
    duration: TimeInterval? = 0.25,
    curve: Int? = 7,
    isLocal: Bool? = true,
    screen: UIScreen? = nil
) -> Notification {
    var values: [AnyHashable: Any] = [:]
    values[UIResponder.keyboardFrameBeginUserInfoKey] = begin.map { NSValue(cgRect: $0) }
    values[UIResponder.keyboardFrameEndUserInfoKey] = end.map { NSValue(cgRect: $0) }
    values[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map { NSNumber(value: $0) }
    values[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
    values[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map { NSNumber(value: $0) }
    return Notification(name: name, object: screen, userInfo: values)
}
