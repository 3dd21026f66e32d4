internal import UIKit

/// A window: what is known of its keyboard and its focus, the avoidances on screen in it, and the one plan that is made
/// for all of them.
///
/// It is the library's serial animation queue: one movement at a time; what waits is joined into one plan, in which the
/// newest wins, and it is measured only when its turn comes. It counts on times, never on the completion of a movement,
/// which may be late or never come.
///
/// The participants own it, and it goes with the last of them.
@MainActor final class Stage {
    private(set) weak var window: UIWindow?
    /// The size of the window at the last layout of a host.
    private var lastSize: CGSize?
    let monitor: KeyboardMonitor
    /// Knows which input has the focus.
    private(set) lazy var tracker = FocusTracker(in: window, center: monitor.center) { [weak self] event in
        self?.inputDidChange(event)
    }
    private var keyboard: KeyboardSubscription?
    private(set) lazy var unannounced = UnannouncedKeyboard(on: self)
    /// The participants, by host.
    private(set) var hosts = Hosts()
    /// Why a plan is needed in this turn.
    private(set) var trigger = PlanTrigger.arrival
    /// When the movements end, and when to ask again after them.
    var movement = MovementTimes()
    /// Whether a plan may be made, or would only answer a layout that the last one has caused.
    var loopGuard = LoopGuard()
    var memory = PlanMemory()
    /// The view that the app has asked to see instead of the focus, until the focus moves, the keyboard goes, the user
    /// scrolls or types, or the app asks for something else. A keyboard that comes leaves it: apps ask as soon as an
    /// input has the focus.
    private(set) weak var revealed: UIView?
    let ledger = Ledger()
    let content = ContentWatches()
    let standing = StandingViews()

    // MARK: Stages

    /// The stage of each window. The variable is static because the avoidances in a window belong to controllers that
    /// know nothing of each other. It keeps nothing alive.
    private static var stages = WeakTable<UIWindow, Weak<Stage>>()

    /// The stage of `window`, which the caller has to keep.
    static func of(_ window: UIWindow, monitor: KeyboardMonitor) -> Stage {
        if let known = existing(in: window), known.monitor === monitor { return known }
        let stage = Stage(window, monitor)
        stages.set(Weak(stage), for: window)
        return stage
    }

    /// Nil without an avoidance in the window.
    static func existing(in window: UIWindow) -> Stage? { stages.value(for: window)?.object }

    /// Whether any view in the windows of the avoidances has the focus, or in a window without an avoidance in front of
    /// them.
    static var isEditing: Bool {
        let stages = stages.all.compactMap(\.value.object)
        if stages.contains(where: { $0.tracker.focusedInput?.window?.isHidden == false }) { return true }
        let windows = Set(stages.compactMap(\.window).flatMap { $0.windowScene?.windows ?? [$0] })
        return windows.contains { !$0.isHidden && $0.holdsFocus }
    }

    private init(_ window: UIWindow, _ monitor: KeyboardMonitor) {
        self.window = window
        self.monitor = monitor
        keyboard = monitor.subscribe(for: window) { [weak self] event in self?.keyboardDidChange(event) }
    }

    // MARK: Participants

    var participants: [Participant] { hosts.participants }

    /// The participants that move for the focus.
    var seekers: [Participant] { participants.filter(\.target.seeksFocus) }

    /// The participants that nothing is to move for, neither up nor back.
    var frozen: [Participant] { participants.filter(\.isFrozen) }

    func add(_ participant: Participant) {
        hosts.add(participant)
        // The focus may be in an input of the host that posts nothing.
        tracker.setNeedsSearch()
        if let bar = participant.bar?.bar { lower(around: bar) }
        unannounced.doubtWithoutFocus()
        need(.arrival)
    }

    /// The call of a bar comes while somebody types in that. The lift around it goes, because the bar moves the input
    /// now.
    private func lower(around bar: UIView) {
        guard tracker.input()?.isDescendant(of: bar) == true else { return }
        for lifted in ledger.liftAdjusters where bar.isInside(lifted.view) {
            UIView.performWithoutAnimation { lifted.restore() }
        }
    }

    func remove(_ participant: Participant) {
        hosts.remove(participant)
        unannounced.watchBars()
        if ledger.planned.contains(where: { $0.owner === participant }) { forgetPlan() }
        probe?.setNeedsLayout()
    }

    // MARK: Events

    /// Something has happened, so a plan is needed, which the next layout of the probe makes.
    func need(_ new: PlanTrigger) {
        // A key, another request and a hide end the app's wish to see a view.
        if new.bringsFocusBack, !new.has(.arrival), new.phase != .willShow { revealed = nil }
        holdEnds(comeBack: !memory.isScrolledAway(to: ledger.offsets))
        if new.movesBars { standing.keyboardMoves(up: new.phase != .willHide, at: CACurrentMediaTime()) }
        trigger = trigger.joined(by: new)
        tracker.forgetAccessoryViews()
        probe?.setNeedsLayout()
    }

    /// The app asks to see `view` instead of the focus.
    func reveal(_ view: UIView) {
        need(.request)
        revealed = view
        holdEnds(comeBack: false)
    }

    /// Keeps a trigger whose plan could not do all yet, for the next plan.
    func postpone(_ past: PlanTrigger) { trigger = past.postponed.joined(by: trigger) }

    /// The ends of lists wait while something is revealed, and may come back after that.
    private func holdEnds(comeBack: @autoclosure () -> Bool) {
        for one in participants where one.end != nil {
            if revealed == nil, !one.isFrozen {
                one.end?.resume(comesBack: comeBack())
            } else {
                one.end?.wait()
            }
        }
    }

    func userScrolledRevealedAway() {
        revealed = nil
        holdEnds(comeBack: false)
    }

    /// The app may end one while another is told.
    private var listeners: some Sequence<Participant> { participants.lazy.filter { !$0.hasEnded } }

    private func keyboardDidChange(_ event: KeyboardMonitor.Event) {
        switch event {
        case .unreadable(let phase):
            // One that decides nothing is not missed.
            for one in listeners where phase.determinesCoverage {
                one.repair.updateEndKeeper()
                one.report(AvoidancePlan(reason: .unreadable), after: phase)
            }
        case .sceneDidActivate(let scene): if scene == nil || scene === window?.windowScene { need(.activation) }
        case .corrected: need(.place)
        case .dragged(let isUnderFinger):
            for one in listeners { one.repair.updateEndKeeper() }
            need(.drag(isUnderFinger: isUnderFinger))
            // The keyboard goes back with a motion of its own, and this is inside of it.
            layOutInsideAnimation()
        case .transition(let transition):
            // The focus may have gone to an input that posts no notification.
            if transition.phase == .willShow { tracker.setNeedsSearch() }
            for one in listeners { one.hear(transition.phase) }
            // The others come early, late or not at all. But UIKit scrolls as soon as the keyboard stands.
            if transition.phase.determinesCoverage { need(.keyboard(transition)) }
            if transition.phase == .didShow {
                movement.skipFirstRecheck()
                need(.stand)
            }
        }
    }

    private func inputDidChange(_ event: FocusTracker.Event) {
        let isFollowed = participants.contains(where: \.followsFocus)
        switch event {
        case .moved:
            if tracker.focusedInput == nil { unannounced.doubtWithoutFocus() }
            // A bar or closures follow the keyboard alone, but go back while the focus is in what is presented over the
            // host.
            if isFollowed { focusDidMove() } else { probe?.setNeedsLayout() }
        case .edited: if isFollowed { need(.typing) }
        case .resized: if isFollowed { need(.request) }
        }
    }

    private func focusDidMove() {
        for one in listeners where one.followsFocus {
            one.repair.updateEndKeeper()
            // It may have come later than the host.
            if one.call.supportsEditing, let input = tracker.focusedInput { one.editing.prepare(input) }
        }
        need(.request)
    }

    /// The app has changed the layout of the content around the input. What moves for that goes along with the app's
    /// animation.
    func contentDidMove() {
        need(.content)
        layOutInsideAnimation()
    }

    private func layOutInsideAnimation() { if UIView.inheritedAnimationDuration > 0 { probe?.layoutIfNeeded() } }

    // MARK: Asking again

    /// Asks again at each of these times, one after the other.
    func recheck(at times: [TimeInterval]) {
        guard let time = times.first else { return }
        Deferral.wait(near: probe, in: time - CACurrentMediaTime()) { [weak self] in
            guard let self else { return }
            if movement.isDue(time, at: CACurrentMediaTime()) { need(.recheck) }
            recheck(at: Array(times.dropFirst()))
        }
    }

    /// The same in `seconds`, for what may have come by then, such as a caret.
    func recheck(in seconds: TimeInterval) {
        let due = CACurrentMediaTime() + seconds
        Deferral.wait(near: probe, in: seconds) { [weak self] in
            if MovementTimes.isInTime(for: due, at: CACurrentMediaTime()) { self?.need(.recheck) }
        }
    }

    // MARK: One turn

    /// The probe whose layout makes the plans: that of the outermost host, so that all that is inside has been laid
    /// out.
    var probe: AppearanceProbe? { hosts.outermost?.probe }

    /// The view to show, which plans are for: the one that the app has asked for, or the input that has the focus.
    /// Where nothing is to be searched, `tracker.lastKnownInput` serves.
    var inputToShow: UIView? { revealed ?? tracker.input() }

    /// The points of the window's height, from its bottom, that are covered for any of its avoidances.
    var coveredHeight: CGFloat { participants.map(\.coverage.height).max() ?? 0 }

    var isDragged: Bool { participants.contains { $0.coverage.isDragged } }

    /// Runs one layout pass. Closures of the app and bars move views before anything is measured for the focus.
    func layOut(_ host: UIView) {
        guard let window, window.windowScene?.activationState != .background else { return }
        PendingLayout.postponingOthers {
            monitor.followWindows()
            noteSize()
            unannounced.find(in: window)
            let present = monitor[window.screen].present
            // SwiftUI tells nothing of a page that leaves.
            for one in participants where one.host?.window == nil { one.leavePage() }
            for one in participants { one.coverage.update(to: present, in: window) }
            guard hosts.outermost?.callHost === host else {
                probe?.setNeedsLayout()
                return
            }
            if trigger.mayChangePlaces {
                for owner in hosts.servingPages where !owner.isFrozen { owner.choosePage() }
            }
            for one in participants { one.updateEditing() }
            stopRising()
            let due = trigger
            trigger = .layout
            PlanTurn(on: self, in: window, after: due).run()
            for one in participants { one.coverage.hasCalledClosures = false }
        }
    }

    /// Once the keyboard stands, UIKit scrolls the focus above all insets, also an own one of the app's. That ends before
    /// anybody sees it.
    private func stopRising() {
        guard trigger.has(.recheck), let input = tracker.focusedInput,
            let last = memory.last, last.isWay(to: ledger.offsets)
        else { return }
        ledger.stopScrolls(above: input)
    }

    /// Nothing is covered any more; or the window has another size, in which UIKit may have scrolled.
    func forgetPlan() {
        memory.forgetPlan()
        ledger.forget()
    }

    /// Whether the window has the size that it had at the last layout.
    var knowsSize: Bool { window?.bounds.size == lastSize }

    /// In another size, the last plan, the counts of the loop guards and the recorded insets no longer count.
    private func noteSize() {
        guard !knowsSize else { return }
        lastSize = window?.bounds.size
        forgetPlan()
        loopGuard = LoopGuard()
        for one in participants { one.repair.windowDidResize() }
    }

    /// Lets bars follow what was moved around them. Call this inside the animation. Returns whether any had to.
    func followBars() -> Bool {
        guard let window else { return false }
        var hasMoved = false
        for one in participants where one.coverage.height > 0 {
            guard let bar = one.bar else { continue }
            bar.updateEdge()
            if one.reasonToRestore(in: window) != nil { continue }
            let plan = one.plan(for: bar, unless: nil, in: window)
            guard bar.differs(from: plan) else { continue }
            bar.apply(plan)
            hasMoved = true
        }
        return hasMoved
    }

    // MARK: Ends of lists

    /// Whether the end of a list has to follow its room.
    var isEndDue: Bool { participants.contains { $0.end?.isDue == true } }

    func keepEnds() { for one in participants { one.keepEnd() } }

    // MARK: The app

    /// The app has changed a setting of an avoidance, or moved the focus.
    func requestPlan(for participant: Participant) {
        guard !participant.hasEnded else { return }
        // To an input that posts nothing, perhaps.
        tracker.setNeedsSearch()
        // If a decision handler did that, it is no event, and reported only if something moves.
        if participant.call.handlers.isReporting { probe?.setNeedsLayout() } else { need(.request) }
    }

    /// Another avoidance of `host` may support editing now. Those that do not give everything back first.
    func installEditing(in host: UIView?) {
        let participants = host.map(hosts.participants(of:)) ?? []
        for isSupporting in [false, true] {
            for one in participants where !one.hasEnded && hosts.countsForEditing(one.avoidance) == isSupporting {
                one.installEditing()
            }
        }
    }
}
