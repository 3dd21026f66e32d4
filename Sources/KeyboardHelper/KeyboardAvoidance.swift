public import UIKit

/// The handle of one avoidance: what a call of `handleKeyboard` returns.
///
/// It belongs to the view of the call, its host (see ``KeyboardAvoiding/keyboardHost``), and need not be kept. While
/// the host is off screen, the avoidance observes nothing and retains only its handlers and its toolbar.
@MainActor public final class KeyboardAvoidance {
    /// The options. A change takes effect at once, also while the keyboard is up.
    public var options: Options {
        get { call.options }
        set {
            guard newValue != call.options else { return }
            call.options = newValue
            update()
        }
    }

    /// Whether the avoidance works while its host is on screen. False takes back at once what it has added. Default:
    /// true.
    public var isEnabled = true {
        didSet {
            if !isEnabled { endStay(hostStays: true) } else if !oldValue { probe?.begin(self) }
        }
    }

    /// Whether nothing moves, neither up nor back, until it is false again; then one movement leads to what is right.
    /// Default: false.
    ///
    /// For a panel that takes the keyboard's place, a menu over a chat, or a page under a swipe.
    public var isFrozen = false { didSet { if isFrozen != oldValue { participant?.update() } } }

    /// Whether the host is on screen and the avoidance is enabled. For tests and the example, as is the next one.
    package var isActive: Bool { participant != nil }

    /// The points that ``KeyboardDecision/lift`` would say now.
    package var lift: CGFloat { participant?.lift ?? 0 }

    /// Recalculates, for example after your layout changed in a way that UIKit does not report: in the layout pass of
    /// this turn, and animated as the keyboard last was.
    ///
    /// If the handler of ``onDecision`` calls this, the new decision is reported only if something moves.
    public func update() {
        participant?.update()
    }

    /// Brings a view of the host, such as a faulty row, above the keyboard and below the bars, as far as there is room.
    ///
    /// It moves what the avoidance moves for an input, by the least distance and with
    /// ``KeyboardAvoidance/Options/spacing``. The view stays there, also when the keyboard comes or changes its height,
    /// until the focus moves, the user scrolls or types, or the app asks for another plan. Without a keyboard only
    /// scroll views move. Does nothing if neither the avoidance's target nor another avoidance moves the view, if it is
    /// off screen, and for a constraint or closures.
    public func reveal(_ view: UIView) { participant?.reveal(view) }

    /// Ends the avoidance for good and takes back at once what it has added. ``isEnabled`` pauses it instead.
    public func stop() {
        let probe = probe
        endStay(hostStays: true)
        probe?.remove(self)
        // The app may have disabled and enabled it at that.
        endStay(hostStays: true)
    }

    /// The toolbar of ``KeyboardAvoidance/Options/showsToolbar``. Replace it with an instance of a subclass before the
    /// host comes on screen.
    public lazy var toolbar = KeyboardToolbar()

    // MARK: Internal

    let call: Call
    private let monitor: KeyboardMonitor
    /// Owns this avoidance.
    private weak var probe: AppearanceProbe?
    /// Exists while the host is on screen.
    var participant: Participant? { probe?.participants.first { $0.avoidance === self } }

    var host: UIView? { probe?.host }

    private init(of call: Call, monitor: KeyboardMonitor) { (self.call, self.monitor) = (call, monitor) }

    /// Starts an avoidance for `call`, which belongs to `host`. It replaces one with the same target.
    static func start(
        _ call: Call, host: UIView?, monitor: KeyboardMonitor = .shared
    ) -> KeyboardAvoidance {
        let avoidance = KeyboardAvoidance(of: call, monitor: monitor)
        guard let host else {
            call.handlers.printOnce("\(call.caller) has no keyboardHost. Make the call when it has one.")
            return avoidance
        }
        // The old one gives everything back before the new one looks at the views. That may call the app, which may
        // start one more.
        while let old = all(of: host).first(where: { $0.isReplaced(by: call.target) }) { old.stop() }
        let probe = AppearanceProbe.of(host)
        avoidance.probe = probe
        probe.add(avoidance)
        call.handlers.printOnce(CallerSlip.swiftUI(of: call, in: host))
        return avoidance
    }

    /// Several closures of one object all live.
    private func isReplaced(by other: AvoidanceTarget) -> Bool {
        call.target.isGone || !call.target.kind.callsClosures && call.target.isSame(as: other)
    }

    /// Starts the avoidance of a drop-in scroll view.
    static func dropIn(_ scrollView: UIScrollView) -> KeyboardAvoidance {
        start(Call(.scrollView(scrollView), of: scrollView, Options(), isDropIn: true), host: scrollView)
    }

    /// To be called in each layout of a drop-in.
    func dropInDidLayOut() { probe?.dropInDidLayOut() }

    static func all(of host: UIView) -> [KeyboardAvoidance] {
        AppearanceProbe.existing(in: host)?.clients ?? []
    }

    private func endStay(hostStays: Bool) {
        guard let ending = participant else { return }
        // The app may be called, and end it too.
        probe?.participants.removeAll { $0 === ending }
        ending.end(hostStays: hostStays)
    }
}

extension KeyboardAvoidance {
    /// The host has come into a window.
    func hostDidArrive() {
        endStay(hostStays: true)
        // The app may have enabled it anew at that.
        guard isEnabled, participant == nil, let probe else { return }
        if let participant = Participant(of: self, probe: probe, monitor: monitor) {
            probe.participants.append(participant)
            participant.begin()
        }
        // Its toolbar may have moved the keyboard, and the app may have started anew at that.
        if !probe.clients.contains(where: { $0 === self }) { endStay(hostStays: true) }
        call.handlers.printOnce(CallerSlip.foreignView(of: call, in: probe.host))
    }

    /// The host is about to leave its window.
    func hostWillLeave() { endStay(hostStays: false) }
}
