import Foundation
import KeyboardHelperTestSupport
import UIKit

/// Keeps the names of notifications, in the order of the posts.
typealias NotificationRecorder = Recorder<Notification.Name>

extension Recorder where Event == Notification.Name {
    /// Records the keyboard's coming and going.
    static func showsAndHides() -> NotificationRecorder {
        NotificationRecorder(
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    }

    convenience init(_ names: Notification.Name...) {
        self.init()
        for name in names { observe(name, as: \.name) }
    }

    var shows: Int { all.count { $0 == UIResponder.keyboardWillShowNotification } }
    var hides: Int { all.count { $0 == UIResponder.keyboardWillHideNotification } }
}
