internal import Foundation

/// Ends an observation when it is released, on any thread.
final class NotificationObservation: @unchecked Sendable {
    private weak var center: NotificationCenter?
    private let observer: any NSObjectProtocol

    fileprivate init(_ observer: any NSObjectProtocol, in center: NotificationCenter) {
        self.observer = observer
        self.center = center
    }

    deinit { center?.removeObserver(observer) }
}

extension NotificationCenter {
    /// Calls `handler` on the main actor with the value that `parse` reads from each notification, until the token is
    /// released.
    ///
    /// A notification is not Sendable, so it becomes a value before it enters the main actor. `queue: nil` keeps the call
    /// inside the post. UIKit posts on the main thread; a notification on any other thread is dropped.
    @MainActor func observe<Value: Sendable>(
        _ name: Notification.Name,
        parse: @escaping @Sendable (Notification) -> Value,
        handler: @escaping @MainActor (Value) -> Void
    ) -> NotificationObservation {
        let isCurrent = MainContext.isCurrent
        let observer = addObserver(forName: name, object: nil, queue: nil) { notification in
            guard isCurrent() else { return }
            let value = parse(notification)
            MainActor.assumeIsolated { handler(value) }
        }
        return NotificationObservation(observer, in: self)
    }
}
