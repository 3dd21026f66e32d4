public import UIKit

/// The handle of one avoidance: what a call of `handleKeyboard` returns.
///
/// It belongs to the view that it was made for and need not be kept. While that view is off screen it observes nothing
/// and holds nothing.
@MainActor
public final class KeyboardAvoidance {
    /// May change at any time; under a standing keyboard a change is followed at once.
    public var options: KeyboardAvoidanceOptions {
        didSet { if options != oldValue { session?.optionsDidChange() } }
    }

    /// Whether the view that it was made for is on screen.
    public var isActive: Bool { session != nil }

    /// How far the content stands above where it would be, in points. 0 when nothing is covered.
    ///
    /// For a container its movement up; for a scroll view what its offset and those of the scroll views inside it were
    /// moved by; for an automatic target both together; else the points of the window's height that the keyboard covers.
    public var lift: CGFloat { session?.lift ?? 0 }

    /// Calls `handler` whenever a keyboard covers another part of the window than before, inside an animation with the
    /// keyboard's duration and curve; the host is laid out in it too, so changed constraints move along.
    ///
    /// On coming on screen under a standing keyboard it is called with a duration of 0. One handler; nil removes it. It is
    /// kept as long as the host's view, so it must capture the controller weakly.
    @discardableResult
    public func onShow(_ handler: ((KeyboardTransition) -> Void)?) -> Self {
        showHandler = handler
        return self
    }

    /// Calls `handler` when nothing is covered any more, inside the same animation as the keyboard's.
    ///
    /// On leaving the screen under a standing keyboard it is called with a duration of 0. One handler; nil removes it. It is
    /// kept as long as the host's view, so it must capture the controller weakly.
    @discardableResult
    public func onHide(_ handler: ((KeyboardTransition) -> Void)?) -> Self {
        hideHandler = handler
        return self
    }

    /// Tells of every decision, with its reason. One handler; nil removes it. It is kept as long as the host's view, so it
    /// must capture the controller weakly.
    @discardableResult
    public func onDecision(_ handler: ((KeyboardDecision) -> Void)?) -> Self {
        decisionHandler = handler
        return self
    }

    /// Looks again, for example after the app has changed its layout. What a handler of decisions asks for in this way it is
    /// told of only if something moves.
    public func update() { session?.update() }

    /// Ends the avoidance and gives back, at once, what it holds.
    public func stop() {
        end(hostStays: true)
        probe?.remove(self)
    }

    /// The bar that ``KeyboardAvoidanceOptions/showsToolbar`` puts above the keyboard. May be replaced by an instance of a
    /// subclass, before the host comes on screen.
    public lazy var toolbar = KeyboardToolbar()

    // MARK: Inside

    let target: AvoidanceTarget
    var settings = InputSettings() { didSet { session?.request() } }
    private(set) var showHandler: ((KeyboardTransition) -> Void)?
    private(set) var hideHandler: ((KeyboardTransition) -> Void)?
    private(set) var decisionHandler: ((KeyboardDecision) -> Void)?
    private let monitor: KeyboardMonitor
    /// Owns this avoidance.
    private weak var probe: AppearanceProbe?
    /// Exists while the host is on screen.
    private(set) var session: AvoidanceSession?
    /// A drop-in, which leaves everything to an avoidance around it.
    private let isDropIn: Bool

    var host: UIView? { probe?.host }

    private init(
        target: AvoidanceTarget, options: KeyboardAvoidanceOptions, isDropIn: Bool, monitor: KeyboardMonitor
    ) {
        self.target = target
        self.options = options
        self.isDropIn = isDropIn
        self.monitor = monitor
    }

    /// Starts an avoidance that belongs to `host` and acts whenever that is on screen. It takes the place of one with the
    /// same target.
    static func start(
        target: AvoidanceTarget, host: UIView, options: KeyboardAvoidanceOptions, isDropIn: Bool = false,
        monitor: KeyboardMonitor = .shared
    ) -> KeyboardAvoidance {
        let replaced = all(of: host).filter { $0.target.isSame(as: target) }
        let avoidance = KeyboardAvoidance(target: target, options: options, isDropIn: isDropIn, monitor: monitor)
        let probe = AppearanceProbe.of(host)
        avoidance.probe = probe
        probe.add(avoidance)
        for old in replaced { old.stop() }
        return avoidance
    }

    /// Starts the avoidance of a scroll view that serves itself.
    static func dropIn(_ scrollView: UIScrollView) -> KeyboardAvoidance {
        start(
            target: .scrollView(scrollView), host: scrollView, options: KeyboardAvoidanceOptions(), isDropIn: true
        )
    }

    static func all(of host: UIView) -> [KeyboardAvoidance] {
        AppearanceProbe.existing(in: host)?.clients.compactMap { $0 as? KeyboardAvoidance } ?? []
    }
}

extension KeyboardAvoidance: AppearanceProbeClient {
    func serves(_ view: UIView) -> Bool {
        guard let around = target.view, view.isDescendant(of: around) else { return false }
        return !givesWay
    }

    /// Two that move the same scroll view would move it twice; a drop-in leaves it to a host around it.
    var givesWay: Bool { isDropIn && (host.map(AppearanceProbe.isServedFromAround) ?? false) }

    /// For the same reason an automatic avoidance leaves `input` to another of its host that moves things for it.
    func leaves(_ input: UIView) -> Bool {
        guard target.isAutomatic, let host else { return false }
        return Self.all(of: host).contains { $0 !== self && $0.serves(input) }
    }

    func hostDidArrive(in window: UIWindow) {
        end(hostStays: true)
        session = probe.map { AvoidanceSession(of: self, probe: $0, window: window, monitor: monitor) }
    }

    func hostWillLeave() { end(hostStays: false) }

    private func end(hostStays: Bool) {
        session?.end(hostStays: hostStays)
        session = nil
    }

    func hostWillBeMeasured() { session?.planForCoverage() }

    func hostDidLayOut() { session?.planForFocus() }

    func hostIsMoved() { session?.follow() }
}
