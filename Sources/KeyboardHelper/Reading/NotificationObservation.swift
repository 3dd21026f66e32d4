internal import Foundation

/// Ends an observation when it is released, on any thread.
final class NotificationObservation: @unchecked Sendable {
    private weak var center: NotificationCenter?
    private let observer: any NSObjectProtocol

    /// Whether the calling code may enter the main actor at once, checked without trapping. In an app, the main actor
    /// is the main thread.
    ///
    /// A command-line test runner on Linux has no main run loop, so that any thread serves its main actor. The tests
    /// replace this before anything is observed.
    @MainActor static var isOnMainActor: @Sendable () -> Bool = { Thread.isMainThread }

    fileprivate init(_ observer: any NSObjectProtocol, in center: NotificationCenter) {
        self.observer = observer
        self.center = center
    }

    deinit { center?.removeObserver(observer) }
}

extension NotificationCenter {
    /// Calls `handler` on the main actor with the value that `parse` reads from each notification, until the token is
    /// released; with `object`, which is not held, of those that it posts alone.
    ///
    /// A notification is not Sendable, so it becomes a value before it enters the main actor. `queue: nil` keeps the
    /// call inside the post. UIKit posts on the main thread; a notification on any other thread is dropped.
    @MainActor func observe<Value: Sendable>(
        _ name: Notification.Name, from object: AnyObject? = nil,
        parse: @escaping @Sendable (Notification) -> Value,
        handler: @escaping @MainActor (Value) -> Void
    ) -> NotificationObservation {
        let isOnMainActor = NotificationObservation.isOnMainActor
        let observer = addObserver(forName: name, object: object, queue: nil) { notification in
            guard isOnMainActor() else { return }
            let value = parse(notification)
            MainActor.assumeIsolated { handler(value) }
        }
        return NotificationObservation(observer, in: self)
    }
}
