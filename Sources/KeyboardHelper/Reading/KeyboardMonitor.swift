internal import UIKit

/// Remembers the keyboard's last state, and tells its subscribers about every keyboard notification.
///
/// There is one for the process, from the first use on. A keyboard that stays up across a push posts nothing, so a new
/// subscriber must find the last state here. The monitor holds no view.
@MainActor final class KeyboardMonitor {
    static let shared = KeyboardMonitor(center: .default)

    /// A keyboard notification, as it was read.
    enum Event: Sendable {
        case transition(KeyboardTransition)
        /// The notification has no usable frame, and nothing changes.
        case unreadable(KeyboardTransition.Phase)
    }

    /// Where the keyboard's and the inputs' notifications are posted.
    let center: NotificationCenter

    /// The last transition that says what is covered: a `willShow` or a `willHide`. Nil before the first.
    private var lastTransition: KeyboardTransition?

    /// The last of these with a duration: how the keyboard moves when it does not jump.
    private(set) var lastAnimatedTransition: KeyboardTransition?

    private var observations: [NotificationObservation] = []
    private var context: MainContext?
    private var subscribers: [Weak<KeyboardSubscription>] = []

    init(center: NotificationCenter) {
        self.center = center
        startObserving()
    }

    /// Runs once in the life of an app, and again when the main actor has moved to another thread, as it does between tests.
    private func startObserving() {
        guard context?.isCurrent != true else { return }
        context = .current
        observations = KeyboardTransition.Phase.notificationNames.map { phase, name in
            center.observe(name, parse: { KeyboardTransition($0).map(Event.transition) ?? .unreadable(phase) }) {
                [weak self] in self?.receive($0)
            }
        }
    }

    /// The last transition that says what is covered on `screen`.
    func lastTransition(on screen: UIScreen) -> KeyboardTransition? {
        lastTransition.flatMap { $0.screen == nil || $0.screen === screen ? $0 : nil }
    }

    var numberOfSubscribers: Int { subscribers.filter { $0.object != nil }.count }

    /// Calls `handler` at each event, for as long as the subscription is kept.
    func subscribe(_ handler: @escaping (Event) -> Void) -> KeyboardSubscription {
        startObserving()
        let subscription = KeyboardSubscription(handler: handler)
        subscribers.removeAll { $0.object == nil }
        subscribers.append(Weak(subscription))
        return subscription
    }

    /// Takes what was found on screen for the last transition.
    func remember(_ transition: KeyboardTransition) { lastTransition = transition }

    private func receive(_ event: Event) {
        if case .transition(let transition) = event, transition.phase.determinesCoverage {
            lastTransition = transition
            if transition.duration > 0 { lastAnimatedTransition = transition }
        }
        for subscriber in subscribers { subscriber.object?.handler(event) }
    }
}

/// Ends when it is released.
@MainActor final class KeyboardSubscription {
    fileprivate let handler: (KeyboardMonitor.Event) -> Void

    fileprivate init(handler: @escaping (KeyboardMonitor.Event) -> Void) { self.handler = handler }
}
