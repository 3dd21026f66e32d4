internal import UIKit

/// Remembers the keyboard's last state, and tells its subscribers about every keyboard notification.
///
/// There is one for the process, from the first use on. A keyboard that stays up across a push posts nothing, so a new
/// subscriber must find the last state here. The monitor holds no view.
@MainActor final class KeyboardMonitor {
    static let shared = KeyboardMonitor(center: .default)

    /// A keyboard notification, as it was read.
    enum Event: Sendable {
        /// `claim` is a show or a hide that no notification of its own has told of. It counts once ``accept(_:)`` is called.
        case transition(KeyboardTransition, claim: KeyboardTransition?)
        /// The notification has no usable frame, and nothing changes.
        case unreadable(KeyboardTransition.Phase)
        /// A finger drags the keyboard; or it is back where it was, by the finger or by itself.
        case dragged(isUnderFinger: Bool)
    }

    /// Where the keyboard's and the inputs' notifications are posted.
    let center: NotificationCenter

    /// The last of these with a duration: how the keyboard moves when it does not jump.
    private(set) var lastAnimatedTransition: KeyboardTransition?

    /// Where a finger has dragged the keyboard; nil from the next notification on that says what is covered.
    private(set) var dragged: KeyboardTransition?

    /// One for each screen that a notification has named (since iOS 16.1), or one for all.
    private var memories: [ObjectIdentifier?: KeyboardMemory] = [:]
    /// That of the last scene which has told.
    private var isSceneActive = true
    /// Those that have come while another one is being handled are taken after it.
    private var arriving: [Event] = []

    private var observations: [NotificationObservation] = []
    private var subscribers: [Weak<KeyboardSubscription>] = []

    init(center: NotificationCenter) {
        self.center = center
        observations = KeyboardTransition.Phase.notificationNames.map { phase, name in
            center.observe(
                name, parse: { KeyboardTransition($0).map { Event.transition($0, claim: nil) } ?? .unreadable(phase) }
            ) { [weak self] in self?.receive($0) }
        }
        for (name, isActive) in [(UIScene.willDeactivateNotification, false), (UIScene.didActivateNotification, true)] {
            observations.append(center.observe(name, parse: { _ in }) { [weak self] in self?.isSceneActive = isActive })
        }
    }

    /// The last transition that says what is covered on `screen`.
    func lastTransition(on screen: UIScreen) -> KeyboardTransition? {
        memories[ObjectIdentifier(screen)]?.transition ?? memories[nil]?.transition
    }

    /// The same, or where a finger has dragged the keyboard since.
    func presentTransition(on screen: UIScreen) -> KeyboardTransition? {
        dragged.flatMap { $0.screen == nil || $0.screen === screen ? $0 : nil } ?? lastTransition(on: screen)
    }

    /// A finger has dragged the keyboard; or it is back, which is nil. UIKit posts nothing of either.
    func drag(to transition: KeyboardTransition?, isUnderFinger: Bool) {
        guard transition != dragged else { return }
        dragged = transition
        receive(.dragged(isUnderFinger: isUnderFinger))
    }

    var numberOfSubscribers: Int { subscribers.filter { $0.object != nil }.count }

    /// Whether a subscriber's scene is active. One scene may leave while another one stays.
    private var isAppActive: Bool {
        let subscribers = subscribers.compactMap(\.object)
        return subscribers.isEmpty ? isSceneActive : subscribers.contains { $0.isActive() }
    }

    /// Calls `handler` at each event, for as long as the subscription is kept.
    ///
    /// `isActive` says whether the subscriber's scene is active.
    func subscribe(
        isActive: @escaping () -> Bool = { true }, handler: @escaping (Event) -> Void
    ) -> KeyboardSubscription {
        let subscription = KeyboardSubscription(isActive: isActive, handler: handler)
        subscribers.removeAll { $0.object == nil }
        subscribers.append(Weak(subscription))
        return subscription
    }

    /// Takes what was found to be true for the last transition: a claim, or what a layout guide shows.
    func accept(_ transition: KeyboardTransition) {
        dragged = nil
        memories[key(of: transition), default: KeyboardMemory()].accept(transition)
    }

    /// Where notifications name no screen, all that is known is about the same one.
    private func key(of transition: KeyboardTransition) -> ObjectIdentifier? {
        let named = transition.screen.map(ObjectIdentifier.init)
        return memories[named] == nil && memories[nil] != nil ? nil : named
    }

    private func receive(_ event: Event) {
        arriving.append(event)
        guard arriving.count == 1 else { return }
        while let next = arriving.first {
            handle(next)
            arriving.removeFirst()
        }
    }

    private func handle(_ event: Event) {
        var event = event
        if case .transition(let transition, _) = event { event = .transition(transition, claim: claim(of: transition)) }
        for subscriber in subscribers { subscriber.object?.handler(event) }
    }

    private func claim(of transition: KeyboardTransition) -> KeyboardTransition? {
        if transition.phase.determinesCoverage {
            dragged = nil
            if transition.duration > 0 { lastAnimatedTransition = transition }
        }
        if transition.screen == nil { memories = memories.filter { $0.key == nil } }
        // A transition that is remembered keeps its screen, so that no other one can get its identifier.
        return memories[transition.screen.map(ObjectIdentifier.init), default: KeyboardMemory()]
            .take(transition, at: CACurrentMediaTime(), isActive: isAppActive)
    }
}

/// Ends when it is released.
@MainActor final class KeyboardSubscription {
    fileprivate let isActive: () -> Bool
    fileprivate let handler: (KeyboardMonitor.Event) -> Void

    fileprivate init(isActive: @escaping () -> Bool, handler: @escaping (KeyboardMonitor.Event) -> Void) {
        self.isActive = isActive
        self.handler = handler
    }
}
