internal import UIKit

/// The avoidances on screen in one window: what they hear together, and the order in which they plan.
///
/// Its participants own it, and it goes with the last of them.
@MainActor final class Stage {
    private(set) weak var window: UIWindow?
    /// The size of the window at the last layout of a host.
    private var lastSize: CGSize?
    let monitor: KeyboardMonitor
    /// Knows which input has the focus.
    private(set) lazy var tracker = FocusTracker(in: window, center: monitor.center) { [weak self] event in
        if let self { EventDelivery(on: self).deliver(event) }
    }
    private var keyboard: KeyboardSubscription?
    private(set) lazy var unannounced = UnannouncedKeyboard(on: self)
    /// The participants, by host.
    private(set) var hosts = Hosts()
    /// The focus may be on another page than before.
    private var needsPages = true

    // MARK: Stages

    /// The stage of each window. The variable is static because the avoidances in a window belong to controllers that know nothing
    /// of each other. It keeps nothing alive.
    private static var stages = WeakTable<Weak<Stage>>()

    /// The stage of `window`, which the caller has to keep.
    static func of(_ window: UIWindow, monitor: KeyboardMonitor) -> Stage {
        if let known = existing(in: window), known.monitor === monitor { return known }
        let stage = Stage(window, monitor)
        stages.set(Weak(stage), for: window)
        return stage
    }

    /// Nil without an avoidance in the window.
    static func existing(in window: UIWindow) -> Stage? { stages.value(for: window)?.object }

    /// Whether any view in the windows of the avoidances has the focus, or in a window without an avoidance in front of them.
    static var isEditing: Bool {
        let stages = stages.all.compactMap(\.value.object)
        if stages.contains(where: { $0.tracker.focusedInput?.window?.isHidden == false }) { return true }
        let windows = Set(stages.compactMap(\.window).flatMap { $0.windowScene?.windows ?? [$0] })
        return windows.contains { !$0.isHidden && $0.holdsFocus }
    }

    private init(_ window: UIWindow, _ monitor: KeyboardMonitor) {
        self.window = window
        self.monitor = monitor
        keyboard = monitor.subscribe(for: window) { [weak self] event in
            if let self { EventDelivery(on: self).deliver(event) }
        }
    }

    // MARK: Participants

    private var participants: [Participant] { hosts.participants }

    func add(_ participant: Participant) {
        hosts.add(participant)
        needsPages = true
        // The focus may be in an input of the host that posts nothing.
        tracker.setNeedsSearch()
        if let bar = participant.bar { lower(around: bar) }
        if let view = participant.target.view, !Chain.leavesAll(participant, in: hosts) {
            // Participants around it take back their changes in the view, because it moves that now.
            for outer in hosts.participants(around: participant) where !outer.isBeside(participant) {
                outer.writer.release(view)
            }
        }
    }

    /// The call of a bar comes while somebody types in that. The lift around it goes, because the bar moves the input now.
    private func lower(around bar: UIView) {
        guard tracker.input()?.isDescendant(of: bar) == true else { return }
        for one in participants { one.writer.lower(around: bar) }
    }

    func remove(_ participant: Participant) { hosts.remove(participant) }

    // MARK: One turn

    /// Runs one layout pass of `host`. Closures of the app and bars move views before anything is measured for the focus. Targets
    /// that scroll or lift for the focus come last, host by host from the inside out.
    func layOut(_ host: UIView) {
        monitor.followWindows()
        noteSize()
        choosePages()
        let all = hosts.participants(laidOutWith: host)
        for one in all { one.coverage.update() }
        for one in all where !one.target.seeksFocus { one.plan() }
        for one in all { one.updateEditing() }
        for one in all.filter({ $0.target.seeksFocus && !$0.isRecheckOfAnother(among: all) }) {
            layOutHosts(inside: host, for: one)
            one.plan()
        }
    }

    /// Whether the window has the size that it had at the last layout.
    var knowsSize: Bool { window?.bounds.size == lastSize }

    private func noteSize() {
        guard !knowsSize else { return }
        lastSize = window?.bounds.size
        for one in participants { one.windowDidResize() }
    }

    /// Before the next layout, windows and controllers with bars look which page is to be moved.
    func setNeedsPages() { needsPages = true }

    private func choosePages() {
        guard needsPages else { return }
        needsPages = false
        for owner in hosts.owners {
            owner.coverage.update()
            PageChoice(for: owner).make()
        }
    }

    /// Lets the hosts between the input and `host` plan first, in the same layout pass.
    private func layOutHosts(inside host: UIView, for participant: Participant) {
        guard participant.coverage.height > 0, hosts.areSeveral else { return }
        guard let input = participant.inputToShow, input.isDescendant(of: host) else { return }
        for view in input.outwards.prefix(while: { $0 !== host }) {
            hosts.participants(of: view).first?.probe?.layoutIfNeeded()
        }
    }

    // MARK: The app

    /// The app has changed a setting of `participant`, or moved the focus. Those that may move for it plan.
    func requestPlans(around participant: Participant) {
        // To an input that posts nothing, perhaps.
        tracker.setNeedsSearch()
        for one in hosts.participants(around: participant) {
            // If a decision handler did that, it is no event, and reported only if something moves.
            if one.avoidance.handlers.isReporting { one.probe?.setNeedsLayout() } else { one.setNeedsPlan(.request) }
        }
    }

    /// Another avoidance of `host` may support editing now. Those that do not give everything back first.
    func installEditing(in host: UIView?) {
        let participants = host.map(hosts.participants(of:)) ?? []
        for isSupporting in [false, true] {
            for one in participants where !one.hasEnded && hosts.supportsEditing(one.avoidance) == isSupporting {
                one.installAccessories()
            }
        }
    }
}
