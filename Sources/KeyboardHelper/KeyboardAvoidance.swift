public import UIKit

/// The handle of one avoidance: what a call of `handleKeyboard` returns.
///
/// It belongs to the host, the view that it was made for, and need not be kept. While the host is off screen, the avoidance
/// observes nothing and retains only its handlers and its toolbar.
@MainActor public final class KeyboardAvoidance {
    /// The options. A change takes effect at once, also while the keyboard is up.
    public var options: KeyboardAvoidanceOptions { didSet { if options != oldValue { update() } } }

    /// Whether the avoidance works while its host is on screen. False takes back at once what it has added. Default: true.
    public var isEnabled = true {
        didSet {
            if !isEnabled { endStay(hostStays: true) } else if !oldValue { probe?.begin(self) }
        }
    }

    /// Whether the host is on screen and the avoidance is enabled.
    public var isActive: Bool { participant != nil }

    /// How far the content is above where it would be without the library, in points; 0 when nothing is covered.
    ///
    /// - Container: how far it is lifted.
    /// - Scroll view: the present offset minus the offset before the first movement, together with the scroll views inside
    ///   it; 0 once the app or the user has set the offset. What UIKit clamps is not counted. For an input beside it, how far
    ///   the controller's view is lifted is added.
    /// - Automatic target: container and scroll views together.
    /// - Bottom constraint: what its constant has gained.
    /// - Closures: the points of the window's height that the keyboard covers.
    public var lift: CGFloat { participant?.lift ?? 0 }

    /// Calls `handler` whenever the covered height changes, inside the keyboard's animation.
    ///
    /// The animation has the keyboard's duration and curve. The host is laid out in it too, so changed constraints move along.
    /// When the host comes on screen while the keyboard is up, the duration is 0. There is one handler; nil removes it. It is
    /// kept as long as the host, so it must capture the controller weakly.
    @discardableResult public func onShow(_ handler: ((KeyboardTransition) -> Void)?) -> Self {
        handlers.show = handler
        return self
    }

    /// Calls `handler` when nothing is covered any more, inside the keyboard's animation.
    ///
    /// It is also called when a controller is presented over the host. When the host leaves the screen while the keyboard is
    /// up, the duration is 0. There is one handler; nil removes it. It is kept as long as the host, so it must capture the
    /// controller weakly.
    @discardableResult public func onHide(_ handler: ((KeyboardTransition) -> Void)?) -> Self {
        handlers.hide = handler
        return self
    }

    /// Calls `handler` at each step of a finger that drags the keyboard, without an animation: down, and up again.
    ///
    /// That is where a scroll view in the host, or around it, dismisses the keyboard interactively, and where the system's
    /// layout guide follows it. One that is added later is found with ``update()``.
    ///
    /// The transition's phase is `willChangeFrame`, its end frame is where the keyboard is now, and its duration is 0. The drag
    /// ends with a call of ``onShow(_:)`` or ``onHide(_:)``; if the keyboard has just gone back up, with the frame of the
    /// last show and a duration of 0.
    ///
    /// There is one handler; nil removes it. It is kept as long as the host, so it must capture the controller weakly.
    @discardableResult public func onInteractiveDismissal(_ handler: ((KeyboardTransition) -> Void)?) -> Self {
        handlers.drag = handler
        return self
    }

    /// Calls `handler` with the decisions of the avoidance and their reasons.
    ///
    /// Layouts that change nothing, and keys that leave the focus where it is, are not reported, and neither is a decision that
    /// equals the last one. There is one handler; nil removes it. It is kept as long as the host, so it must capture the
    /// controller weakly.
    @discardableResult public func onDecision(_ handler: ((KeyboardDecision) -> Void)?) -> Self {
        handlers.decision = handler
        return self
    }

    /// Plans again, for example after the app has changed its layout.
    ///
    /// If the handler of ``onDecision(_:)`` calls this, the new decision is reported only if something moves.
    public func update() {
        focusOrder.forget()
        participant?.update()
    }

    /// Brings a view of the host, such as a faulty row, above the keyboard and below the bars, as far as there is room.
    ///
    /// It moves what the avoidance moves for an input, by the least distance and with ``KeyboardAvoidanceOptions/spacing``. The
    /// view stays there, also when the keyboard comes or changes its height, until the focus moves, the user scrolls or
    /// types, or the app asks for another plan. Without a keyboard only scroll views move. Does nothing if neither the avoidance's
    /// target nor another avoidance moves the view, if it is off screen, and for a constraint or closures.
    public func reveal(_ view: UIView) { participant?.reveal(view) }

    /// Ends the avoidance and takes back at once what it has added.
    public func stop() {
        endStay(hostStays: true)
        probe?.remove(self)
    }

    /// The toolbar of ``KeyboardAvoidanceOptions/showsToolbar``. Replace it with an instance of a subclass before the host
    /// comes on screen.
    public lazy var toolbar = KeyboardToolbar()

    // MARK: Internal

    let target: AvoidanceTarget
    let isDropIn: Bool
    var settings = InputSettings() { didSet { settingsDidChange() } }
    let handlers = AvoidanceHandlers()
    private(set) lazy var focusOrder = FocusOrder(of: self)
    private let monitor: KeyboardMonitor
    /// Owns this avoidance.
    private weak var probe: AppearanceProbe?
    /// Exists while the host is on screen.
    private(set) var participant: Participant?

    var host: UIView? { probe?.host }

    private init(
        target: AvoidanceTarget, options: KeyboardAvoidanceOptions, isDropIn: Bool, monitor: KeyboardMonitor
    ) {
        self.target = target
        self.options = options
        self.isDropIn = isDropIn
        self.monitor = monitor
    }

    /// Starts an avoidance that belongs to `host`. It replaces one with the same target.
    static func start(
        target: AvoidanceTarget, host: UIView, options: KeyboardAvoidanceOptions, isDropIn: Bool = false,
        monitor: KeyboardMonitor = .shared
    ) -> KeyboardAvoidance {
        let avoidance = KeyboardAvoidance(target: target, options: options, isDropIn: isDropIn, monitor: monitor)
        // The old one gives everything back before the new one looks at the views. That may call the app, which may start
        // one more.
        while let old = all(of: host).first(where: { $0.target.isSame(as: target) || $0.target.isGone }) { old.stop() }
        let probe = AppearanceProbe.of(host)
        avoidance.probe = probe
        probe.add(avoidance)
        avoidance.handlers.printOnce(CallerSlip.swiftUI(host))
        return avoidance
    }

    /// Starts the avoidance of a drop-in scroll view.
    static func dropIn(_ scrollView: UIScrollView) -> KeyboardAvoidance {
        start(target: .scrollView(scrollView), host: scrollView, options: KeyboardAvoidanceOptions(), isDropIn: true)
    }

    /// To be called in each layout of a drop-in.
    func dropInDidLayOut() { probe?.dropInDidLayOut() }

    static func all(of host: UIView) -> [KeyboardAvoidance] {
        AppearanceProbe.existing(in: host)?.clients.compactMap { $0 as? KeyboardAvoidance } ?? []
    }

    private func settingsDidChange() {
        focusOrder.forget()
        participant?.settingsDidChange()
    }

    private func endStay(hostStays: Bool) {
        // The app may be called, and end it too.
        let ending = participant
        participant = nil
        ending?.end(hostStays: hostStays)
    }
}

extension KeyboardAvoidance: AppearanceProbeClient {
    func hostDidArrive() {
        endStay(hostStays: true)
        guard isEnabled, let probe else { return }
        participant = Participant(of: self, probe: probe, monitor: monitor)
        participant?.begin()
        // Its toolbar may have moved the keyboard, and the app may have started anew at that.
        if !probe.clients.contains(where: { $0 === self }) { endStay(hostStays: true) }
        handlers.printOnce(CallerSlip.foreignView(of: self))
    }

    func hostWillLeave() { endStay(hostStays: false) }

    func layoutWillBegin() -> Bool { participant?.repair.layoutWillBegin() ?? false }

    func layoutDidEnd() -> Bool { participant?.repair.layoutDidEnd() ?? false }

    func probeWasRemoved() {
        handlers.report(
            KeyboardDecision(phase: nil, reason: .invalidTarget, covered: 0, focus: nil, required: 0, lift: 0))
    }
}
