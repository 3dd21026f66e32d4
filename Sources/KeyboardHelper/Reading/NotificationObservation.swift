internal import Foundation

/// Ends an observation when it is released.
final class NotificationObservation: Sendable {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
}

extension NotificationCenter {
    /// Calls `handler` on the main actor with the value that `parse` reads from each notification, until the token is
    /// released.
    ///
    /// A notification is not Sendable, so it becomes a value before it enters the main actor. `queue: nil` keeps the call
    /// inside the post. UIKit posts on the main thread; a notification on any other thread is dropped.
    @MainActor
    func observe<Value: Sendable>(
        _ name: Notification.Name,
        parse: @escaping @Sendable (Notification) -> Value,
        handler: @escaping @MainActor (Value) -> Void
    ) -> NotificationObservation {
        let context = MainContext.current
        let observer = SendableObserver(
            addObserver(forName: name, object: nil, queue: nil) { notification in
                guard context.isCurrent else { return }
                let value = parse(notification)
                MainActor.assumeIsolated { handler(value) }
            })
        return NotificationObservation { [weak self] in self?.removeObserver(observer.object) }
    }
}

/// The object that a notification center hands out to remove an observer with, on any thread.
private struct SendableObserver: @unchecked Sendable {
    let object: any NSObjectProtocol

    init(_ object: any NSObjectProtocol) { self.object = object }
}
