internal import UIKit

/// One stay of a host on screen.
///
/// Events request a plan and record how to animate it. In the layout pass of the turn, the plan is made
/// (`AvoidanceSession+Plan.swift`), applied and reported.
@MainActor final class AvoidanceSession {
    unowned let avoidance: any AvoidanceHandle
    let monitor: KeyboardMonitor
    let adjuster: TargetAdjuster
    private(set) var tracker: FocusTracker?
    private(set) var coverage = CoverageState()
    var memory = PlanMemory()

    private(set) weak var probe: AppearanceProbe?
    let editing: EditingSupport
    /// Nil as soon as the session has ended.
    private var observations: Observations?
    var schedule = PlanSchedule()
    private lazy var unannounced = UnannouncedKeyboard(for: self)
    private(set) lazy var drag = DragWatch(for: self)
    private(set) lazy var repair = LayoutRepair(for: self)
    var swiftUI = SwiftUIAvoidance()
    /// What the app has asked to see instead of the focus.
    private(set) weak var revealed: UIView?
    /// While the app's decision handler runs, what it causes is not reported: that would never end.
    var isReporting = false

    /// What a session hears of: the keyboard, and its scene.
    private struct Observations {
        let keyboard: KeyboardSubscription
        let activation: NotificationObservation
    }

    init(of avoidance: any AvoidanceHandle, probe: AppearanceProbe, monitor: KeyboardMonitor) {
        self.avoidance = avoidance
        self.probe = probe
        self.monitor = monitor
        adjuster = TargetAdjuster(avoidance.target)
        editing = EditingSupport(of: avoidance) { [weak probe] input, isComing in
            Deferral.reloadInputViews(of: input, isComing: isComing, near: probe)
        }
        let keyboard = monitor.subscribe(
            isActive: { [weak self] in
                self?.window?.windowScene.map { $0.activationState == .foregroundActive } ?? true
            },
            handler: { [weak self] in self?.receive($0) })
        let activation = monitor.center.observe(
            UIScene.didActivateNotification, parse: { $0.object as? UIScene }
        ) { [weak self] scene in
            guard let self, scene == nil || scene === self.window?.windowScene else { return }
            unannounced.sceneDidActivate()
            setNeedsPlan(.arrival)
        }
        observations = Observations(keyboard: keyboard, activation: activation)
        HostsOnScreen.add(self)
        if let view = target.view { HostsOnScreen.release(view, around: self) }
        HostsOnScreen.leaveLifts(inside: self)
        updateEditing()
        noteEnd()
    }

    var target: AvoidanceTarget { adjuster.target }

    var hasEnded: Bool { observations == nil }

    var host: UIView? { probe?.host }

    var window: UIWindow? { probe?.window }

    /// Those that avoidances of the host keep on the keyboard.
    var bars: [UIView] { host.map(HostsOnScreen.bars) ?? [] }

    /// See ``KeyboardAvoidance/lift``.
    var lift: CGFloat { target.kind == .closures ? coverage.height : adjuster.lift }

    /// Whether the next input that gets the focus will be moved for.
    var movesForNextFocus: Bool { target.seeksFocus && coverage.height > 0 }

    /// Takes every change back, at once. `hostStays` is false if the host leaves the screen together with its input.
    func end(hostStays: Bool) {
        // Whoever has called may still hold this session, but not the avoidance.
        (observations, tracker) = (nil, nil)
        HostsOnScreen.remove(self)
        drag.stop()
        repair.watch(nil)
        schedule.end()
        UIView.performWithoutAnimation {
            adjuster.restore(scrollsBack: avoidance.options.restoresContentOffset, mayWait: false)
            adjuster.lists.end()
            if hostStays { moveHostsAlong() }
        }
        // What it has moved for is left to the hosts around, at once.
        if hostStays, coverage.height > 0 {
            for session in HostsOnScreen.sessions(around: self) { session.setNeedsPlan(.arrival) }
        }
        // From here on the app may be called, and start anew.
        editing.end(hostStays: hostStays)
        if hostStays { HostsOnScreen.updateEditing(in: host) }
        if let transition = coverage.end() { callClosure(with: transition) }
    }

    // MARK: Events

    private func trackFocus() {
        guard tracker == nil else { return }
        tracker = FocusTracker(center: monitor.center) { [weak self] event in
            guard let self else { return }
            guard target.seeksFocus || editing.isNeeded else {
                // A bar or closures follow the keyboard alone, but go back while the focus is in what is presented over the host.
                if event == .moved { probe?.setNeedsLayout() }
                return
            }
            switch event {
            case .moved: break
            case .resized: return setNeedsPlan(.request)
            case .edited: return setNeedsPlan(.typing)
            }
            // Perhaps to another screen.
            if target.servesScreens { drag.setNeedsSearch() }
            noteEnd()
            // With another focus, a hide is not taken back: the next show is a new one.
            adjuster.forgetFormerPlaces()
            // It may have come later than the host.
            if let input = tracker?.lastKnownInput, input.isFirstResponder { editing.prepare(input) }
            setNeedsPlan(.request)
        }
    }

    /// The focus may have gone to an input that posts no notification.
    func focusMayHaveMoved() {
        tracker?.setNeedsSearch()
        editing.setNeedsToolbarUpdate()
    }

    /// The editing options that count may be others.
    func updateEditing() {
        let avoidance = avoidance
        trackFocus()
        // That may call the app, which may let go of the avoidance.
        withExtendedLifetime(avoidance) { editing.installAccessories() }
        probe?.setNeedsLayout()
    }

    /// Whoever types in the target wants to see that, and not its end.
    func noteEnd() {
        let mayKeep = avoidance.options.keepsEndVisible && target.kind == .scrollView
        adjuster.noteEnd(isKept: mayKeep && !isTypedIn)
    }

    /// Whether an input in the target has the focus.
    private var isTypedIn: Bool {
        guard let window, let host, let input = tracker?.input(in: window, host: host) else { return false }
        return input.isFirstResponder && input.isDescendant(of: target.view ?? input)
    }

    /// Requests a plan; with `view` one that shows it, until anything else seeks the focus.
    func setNeedsPlan(_ reason: PlanTrigger, revealing view: UIView? = nil) {
        if reason.seeksFocus { revealed = view }
        schedule.add(reason)
        probe?.setNeedsLayout()
    }

    // MARK: One turn

    /// The window while plans are made for it: not after the end, and not in the background, where the lock screen posts empty
    /// frames. Becoming active requests a plan.
    var activeWindow: UIWindow? {
        hasEnded ? nil : window.flatMap { $0.windowScene?.activationState == .background ? nil : $0 }
    }

    func hostWillBeMeasured() {
        guard let window = activeWindow, let host else { return }
        coverage.isPresentedOver = host.isPresentedOver(knowing: tracker?.lastKnownInput)
        drag.updatePadding()
        unannounced.find(in: window, near: host)
        let transition = coverage.isPresentedOver ? nil : monitor.presentTransition(on: window.screen)
        let change = coverage.update(
            height: transition?.coveredHeight(of: window) ?? 0, windowSize: window.bounds.size, transition: transition,
            duration: schedule.trigger.animation(usual: nil)?.duration ?? 0)
        if let change { callClosure(with: change) }
        if coverage.height == 0, !coverage.isDragged { repair.watch(nil) }
        // An update without a keyboard looks when that comes.
        if schedule.isSettling || coverage.height > 0 { drag.followIfNeeded(in: host) }
        // What follows a constraint is laid out anew, so its plan comes before anything is measured.
        if !target.seeksFocus { enqueuePlan() }
    }

    func hostDidLayOut() {
        guard let window = activeWindow, let host else { return }
        if editing.isNeeded { editing.update(for: tracker?.input(in: window, host: host)) }
        guard target.seeksFocus else { return }
        if coverage.height > 0, let input = revealed ?? tracker?.input(in: window, host: host) {
            HostsOnScreen.plan(between: input, and: host)
        }
        enqueuePlan()
    }

    /// Requests a plan at each of these times.
    func look(at times: [TimeInterval]) {
        let now = CACurrentMediaTime()
        for time in times {
            Deferral.wait(near: probe, in: time - now) { [weak self] in
                guard let self, schedule.isDue(time, at: CACurrentMediaTime()) else { return }
                probe?.setNeedsLayout()
            }
        }
    }

    private func enqueuePlan() {
        guard activeWindow != nil else { return }
        switch schedule.takeTurn(at: CACurrentMediaTime()) {
        case .plan(let trigger): planAndApply(after: trigger)
        case .wait(let seconds): Deferral.askAgain(probe, in: seconds)
        }
    }
}
