internal import UIKit

/// Knows whether a keyboard is on screen, and tells its subscribers when that may have changed.
///
/// One for the process, alive from the first use on: a keyboard that stays up across a push posts nothing, so
/// whoever arrives must find what was told before. It holds no view.
@MainActor
final class KeyboardMonitor {
    static let shared = KeyboardMonitor(center: .default)

    /// What a notification amounts to.
    enum Event: Sendable {
        case transition(KeyboardTransition)
        /// It could not be made sense of, and nothing changes.
        case unreadable(KeyboardTransition.Phase)
    }

    /// Where it listens, and where all else about this process's inputs is posted.
    let center: NotificationCenter

    /// The last announcement that decides what is covered: a `willShow` or a `willHide`. Nil before the first.
    private var announcement: KeyboardTransition?

    /// The last announcement with a duration: how the keyboard moves when it does not jump.
    private(set) var usualMotion: KeyboardTransition?

    private var tokens: [NotificationObservation] = []
    private var context: MainContext?
    private var subscribers: [Weak<KeyboardSubscription>] = []

    init(center: NotificationCenter) {
        self.center = center
        listen()
    }

    /// Once in the life of an app; again where the main actor has moved, as it does between tests.
    private func listen() {
        guard context?.isCurrent != true else { return }
        context = .current
        tokens = KeyboardTransition.Phase.notificationNames.map { phase, name in
            center.observe(name) { notification in
                KeyboardTransition(notification).map(Event.transition) ?? .unreadable(phase)
            } handler: { [weak self] event in
                self?.receive(event)
            }
        }
    }

    /// The last announcement that speaks of `screen`.
    func announcement(on screen: UIScreen) -> KeyboardTransition? {
        guard let announcement, announcement.screen.map({ $0 === screen }) ?? true else { return nil }
        return announcement
    }

    /// How many are told of events.
    var numberOfSubscribers: Int { subscribers.filter { $0.object != nil }.count }

    /// Calls `handler` at each event, for as long as the subscription is kept.
    func subscribe(_ handler: @escaping (Event) -> Void) -> KeyboardSubscription {
        listen()
        let subscription = KeyboardSubscription(handler: handler)
        subscribers.removeAll { $0.object == nil }
        subscribers.append(Weak(subscription))
        return subscription
    }

    private func receive(_ event: Event) {
        if case .transition(let transition) = event, transition.phase.decides {
            announcement = transition
            if transition.duration > 0 { usualMotion = transition }
        }
        for subscriber in subscribers { subscriber.object?.handler(event) }
    }
}

/// Whoever keeps this is told of the keyboard.
@MainActor
final class KeyboardSubscription {
    fileprivate let handler: (KeyboardMonitor.Event) -> Void

    fileprivate init(handler: @escaping (KeyboardMonitor.Event) -> Void) { self.handler = handler }
}
