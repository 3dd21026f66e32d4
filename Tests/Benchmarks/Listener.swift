import UIKit

/// Listens to notifications for as long as it exists, as what is written by hand does.
@MainActor
class Listener {
    private var tokens: [any NSObjectProtocol] = []

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func observe(_ name: Notification.Name, _ handler: @escaping @MainActor (Notification) -> Void) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { handler(notification) }
            })
    }
}

extension Notification {
    var keyboardFrame: CGRect? { (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue }

    var keyboardDuration: TimeInterval {
        (userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
    }
}
