public import Foundation

/// Keeps what happens, in order: decisions, notifications, calls.
@MainActor
public final class Recorder<Event: Sendable> {
    public private(set) var all: [Event] = []
    /// Runs inside each call of `record(_:)`, after the event is kept.
    public var onRecord: ((Event) -> Void)?
    private var observations: [NotificationObservation] = []

    public init() {}

    public var last: Event? { all.last }

    public func record(_ event: Event) {
        all.append(event)
        onRecord?(event)
    }

    public func forget() { all = [] }

    /// Records each notification of this name that the default center posts on the main thread, while the recorder lives.
    public func observe(_ name: Notification.Name, as event: @escaping @Sendable (Notification) -> Event) {
        observations.append(
            NotificationObservation(name) { [weak self] notification in
                let event = event(notification)
                MainActor.assumeIsolated { self?.record(event) }
            })
    }
}

/// Removes its observer when it is released.
private final class NotificationObservation {
    private let observer: any NSObjectProtocol

    init(_ name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void) {
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: handler)
    }

    deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}
