internal import UIKit

/// Remembers the keyboard's last state, and tells its subscribers about every keyboard notification: the `Stage` of
/// each window.
///
/// There is one for the process, from the first use on. A keyboard that stays up across a push posts nothing, so a new
/// subscriber must find the last state here. The monitor holds no view.
@MainActor final class KeyboardMonitor {
    static let shared = KeyboardMonitor(center: .default)

    /// What the subscribers are told: a notification, as it was read, or what else is found out about the keyboard.
    enum Event: Sendable {
        case transition(KeyboardTransition)
        /// The notification has no usable frame, and nothing changes.
        case unreadable(KeyboardTransition.Phase)
        /// A scene has become active, where the notification names one.
        case sceneDidActivate(UIScene?)
        /// The keyboard is elsewhere than its notifications have said.
        case corrected
        /// A finger drags the keyboard; or it is back where it was, by the finger or by itself.
        case dragged(isUnderFinger: Bool)
    }

    /// Where the keyboard's and the inputs' notifications are posted.
    let center: NotificationCenter

    /// The last show or hide with a duration. Plans use its duration and curve while the keyboard itself does not move.
    private(set) var lastAnimatedTransition: KeyboardTransition?

    /// The belief for each screen that a notification has named (since iOS 16.1).
    private var beliefs = WeakTable<UIScreen, KeyboardBelief>()
    /// The belief for all screens, where notifications name none.
    private var common: KeyboardBelief?
    /// Events that arrived while the monitor was handling another one. It handles them next, in order.
    private var arriving: [Event] = []

    private var observations: [NotificationObservation] = []
    private var subscribers: [Weak<KeyboardSubscription>] = []

    init(center: NotificationCenter) {
        self.center = center
        observations = KeyboardTransition.Phase.notificationNames.map { phase, name in
            center.observe(
                name, parse: { KeyboardTransition($0).map(Event.transition) ?? .unreadable(phase) }
            ) { [weak self] in self?.receive($0) }
        }
        let activation = center.observe(
            UIScene.didActivateNotification, parse: { $0.object as? UIScene }
        ) { [weak self] in self?.sceneDidActivate($0) }
        observations.append(activation)
    }

    /// Carries what is known of the keyboard along with windows that have changed their screen, as on a phone that
    /// unfolds.
    ///
    /// The keyboard goes with its scene. To be called before anything is read or taken in.
    func followWindows() {
        for subscriber in subscribers {
            guard let (old, new) = subscriber.object?.takeChangeOfScreen() else { continue }
            guard var known = beliefs.value(for: old) else { continue }
            beliefs.set(nil, for: old)
            // The first of two windows takes everything along. An announcement for the new screen is more reliable than
            // that.
            guard beliefs.value(for: new)?.announced == nil else { continue }
            known.carry(known.announced?.moved(to: new), at: CACurrentMediaTime())
            beliefs.set(known, for: new)
        }
    }

    /// The belief about the keyboard on `screen`; nil for the one where none is named.
    subscript(screen: UIScreen?) -> KeyboardBelief {
        get { common ?? screen.flatMap(beliefs.value) ?? KeyboardBelief() }
        set {
            if let screen, common == nil { beliefs.set(newValue, for: screen) } else { common = newValue }
        }
    }

    /// A finger has dragged the keyboard on `screen`.
    func drag(to transition: KeyboardTransition, on screen: UIScreen, isUnderFinger: Bool) {
        guard transition != self[screen].dragged else { return }
        self[screen].drag(to: transition)
        receive(.dragged(isUnderFinger: isUnderFinger))
    }

    /// The keyboard is back where it was before a finger has dragged it.
    func endDrag(isUnderFinger: Bool = false) {
        let screens: [UIScreen?] = beliefs.all.map(\.key) + [nil]
        let dragged = screens.filter { self[$0].dragged != nil }
        guard !dragged.isEmpty else { return }
        for screen in dragged { self[screen].drag(to: nil) }
        receive(.dragged(isUnderFinger: isUnderFinger))
    }

    var numberOfSubscribers: Int { subscribers.filter { $0.object != nil }.count }

    /// Whether a subscriber's scene is active. One scene may leave while another one stays.
    private var isAppActive: Bool {
        let scenes = subscribers.compactMap { $0.object?.window?.windowScene }
        return scenes.isEmpty || scenes.contains { $0.activationState == .foregroundActive }
    }

    /// Whether an active app has a phone's screen to itself. No other app's keyboard covers it; Spotlight's goes
    /// without a hide.
    ///
    /// Source: <https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1512>
    private var hasPhoneToItself: Bool {
        subscribers.compactMap { $0.object?.window }.contains { window in
            window.traitCollection.userInterfaceIdiom == .phone && window.bounds.size == window.screen.bounds.size
                && window.windowScene?.activationState == .foregroundActive
        }
    }

    // MARK: Questions

    /// Whether anything was announced of the keyboard on `screen`, or asked.
    func knows(_ screen: UIScreen) -> Bool { common != nil || beliefs.value(for: screen) != nil }

    /// The last keyboard that has come on `screen` as wide as that is now.
    func lastShown(on screen: UIScreen) -> KeyboardTransition? {
        self[screen].shown.last { $0.endFrame.width == screen.bounds.width && ($0.screen ?? screen) === screen }
    }

    // MARK: Events

    /// Calls `handler` at each event, for as long as the subscription is kept.
    ///
    /// - Parameter window: The subscriber's. A keyboard without a frame counts only while its scene, or that of another
    ///   subscriber, is active. Where no subscriber has one, it counts.
    func subscribe(for window: UIWindow? = nil, handler: @escaping (Event) -> Void) -> KeyboardSubscription {
        let subscription = KeyboardSubscription(for: window, handler: handler)
        subscribers.removeAll { $0.object == nil }
        subscribers.append(Weak(subscription))
        return subscription
    }

    /// Takes what was found to be true for the last transition.
    func accept(_ transition: KeyboardTransition) {
        self[transition.screen].accept(transition)
    }

    /// The same, and tells everybody of it.
    func correct(by transition: KeyboardTransition) {
        accept(transition)
        receive(.corrected)
    }

    /// What was announced of the keyboard on `screen` may not hold.
    func doubt(on screen: UIScreen) { self[screen].doubt(at: CACurrentMediaTime()) }

    private func sceneDidActivate(_ scene: UIScene?) {
        if let screen = (scene as? UIWindowScene)?.screen, knows(screen) { doubt(on: screen) }
        receive(.sceneDidActivate(scene))
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
        followWindows()
        if case .transition(let transition) = event {
            guard let taken = take(transition) else { return }
            event = .transition(taken)
        }
        for subscriber in subscribers { subscriber.object?.handler(event) }
    }

    /// Nil for a notification that nobody is to hear of.
    private func take(_ transition: KeyboardTransition) -> KeyboardTransition? {
        if !transition.isLocal, !transition.phase.isHide, hasPhoneToItself { return nil }
        if transition.phase.determinesCoverage, transition.duration > 0 { lastAnimatedTransition = transition }
        // A system names the screen always, or never.
        if transition.screen != nil { common = nil }
        return self[transition.screen].take(transition, at: CACurrentMediaTime(), isActive: isAppActive)
    }
}

/// Ends when it is released.
@MainActor final class KeyboardSubscription {
    fileprivate private(set) weak var window: UIWindow?
    /// Where the window was last seen.
    private weak var screen: UIScreen?
    fileprivate let handler: (KeyboardMonitor.Event) -> Void

    fileprivate init(for window: UIWindow?, handler: @escaping (KeyboardMonitor.Event) -> Void) {
        self.window = window
        screen = window?.screen
        self.handler = handler
    }

    /// The screen on which the window was, and that on which it is now; nil if that is the same.
    fileprivate func takeChangeOfScreen() -> (UIScreen, UIScreen)? {
        guard let new = window?.screen, let old = screen, old !== new else { return nil }
        screen = new
        return (old, new)
    }
}
