internal import UIKit

/// An avoidance while its host is on screen.
///
/// Events request a plan. In the layout pass of the turn, a ``PlanTurn`` makes it, applies it and reports it.
///
/// `Chain` extends it with its relation to other participants, `PageChoice` with the pages of windows and of controllers with bars,
/// and `RevealedView` with what the app asks to see.
@MainActor final class Participant {
    unowned let avoidance: any AvoidanceHandle
    /// Nil as soon as it has ended.
    private(set) var stage: Stage?
    private weak var ownProbe: AppearanceProbe?
    /// For a window, and for a controller with bars, what is moved in it.
    var page: ServedPage?
    let writer: PlanWriter
    let editing: EditingSupport
    private(set) lazy var coverage = HostCoverage(for: self)
    var schedule = PlanSchedule()
    var memory = PlanMemory()
    var swiftUI = SwiftUIAvoidance()
    let drag: KeyboardDragWatch
    let content = ContentWatches()
    private(set) lazy var repair = LayoutRepair(for: self)
    var revealed = RevealedView()

    /// Nil for a probe without a window.
    init?(of avoidance: any AvoidanceHandle, probe: AppearanceProbe, monitor: KeyboardMonitor) {
        guard let window = probe.window else { return nil }
        let stage = Stage.of(window, monitor: monitor)
        (self.avoidance, ownProbe, self.stage) = (avoidance, probe, stage)
        writer = PlanWriter(avoidance.target)
        drag = KeyboardDragWatch(for: writer.adjusters, stage.tracker, monitor)
        editing = EditingSupport(of: avoidance) { [weak probe] input, isComing in
            Deferral.reloadInputViews(of: input, isComing: isComing, near: probe)
        }
    }

    /// Begins. What it installs may call the app, which may end it.
    func begin() {
        stage?.add(self)
        installAccessories()
        repair.recordVisibleEnd()
    }

    var adjusters: TargetAdjusters { writer.adjusters }
    var target: AvoidanceTarget { adjusters.target }
    var hasEnded: Bool { stage == nil }
    /// The view that the call belongs to.
    var home: UIView? { ownProbe?.host }
    /// The view in which it plans: that one, or the page.
    var host: UIView? { probe?.host }
    /// Its layout makes the plans.
    var probe: AppearanceProbe? { page?.probe ?? ownProbe }
    var window: UIWindow? { ownProbe?.window }
    /// See ``KeyboardAvoidance/lift``.
    var lift: CGFloat {
        target.kind == .closures ? coverage.height : adjusters.lift
    }

    /// The view to show: the one that the app has asked for, or the input that has the focus.
    var inputToShow: UIView? { revealed.view ?? stage?.tracker.input() }

    /// Whether the next input that gets the focus will be moved for.
    var movesForNextFocus: Bool { target.seeksFocus && coverage.height > 0 }

    /// Takes every change back, at once. `hostStays` is false if the host leaves the screen together with its input.
    func end(hostStays: Bool) {
        guard let stage else { return }
        // It counts as ended from here on: callers may still hold it, and the avoidance may be gone.
        self.stage = nil
        stage.remove(self)
        drag.stop()
        page?.leave()
        page = nil
        // With the host they leave by themselves.
        if hostStays { content.follow(nil, in: [], for: self) }
        UIView.performWithoutAnimation {
            writer.restore(scrollsBack: avoidance.options.restoresContentOffset, mayWait: false)
            writer.lists.end()
            if hostStays, target.seeksFocus { PlanTurn.planAlong(with: self, in: stage.hosts) }
        }
        // The hosts around take over its input at once.
        if hostStays, coverage.height > 0 {
            for outer in stage.hosts.participants(around: self) { outer.setNeedsPlan(.arrival) }
        }
        // From here on the app may be called, and start anew.
        editing.end(hostStays: hostStays)
        if hostStays { stage.installEditing(in: home) }
        coverage.end()
    }

    // MARK: The keyboard

    /// Handles a keyboard notification.
    func handle(_ transition: KeyboardTransition) {
        let phase = transition.phase
        // The focus may have gone to an input that posts no notification.
        if phase == .willShow { stage?.tracker.setNeedsSearch() }
        repair.recordVisibleEnd()
        if phase == .willShow { editing.setNeedsToolbarUpdate() }
        if phase.isHide { avoidance.focusOrder.forget() }
        swiftUI.receive(phase)
        if phase.determinesCoverage { drag.compareGuide() }
        if phase == .didShow { drag.setNeedsSearch() }
        setNeedsPlan(.keyboard(transition))
    }

    /// A finger drags the keyboard; or it is back where it was.
    func keyboardWasDragged(isUnderFinger: Bool) {
        repair.recordVisibleEnd()
        setNeedsPlan(.drag(isUnderFinger: isUnderFinger))
        // The keyboard goes back with a motion of its own, and this is inside of it.
        if UIView.inheritedAnimationDuration > 0 { probe?.layoutIfNeeded() }
    }

    // MARK: The focus

    /// Another input has the focus, or its text has changed.
    func focusDidChange(_ event: FocusTracker.Event) {
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
        repair.recordVisibleEnd()
        // It may have come later than the host.
        if let input = stage?.tracker.focusedInput { editing.prepare(input) }
        setNeedsPlan(.request)
    }

    /// The app has changed the layout of the content around the input. What moves for that goes along with the app's animation.
    func contentDidMove() {
        setNeedsPlan(.content)
        if UIView.inheritedAnimationDuration > 0 { probe?.layoutIfNeeded() }
    }

    /// Forgets the last plan, the counts of the loop guards and the recorded insets, which were for the former size.
    func windowDidResize() {
        memory.forgetPlan()
        schedule.loopGuard = LoopGuard()
        repair.windowDidResize()
        adjusters.container?.windowDidResize()
    }

    // MARK: The app

    /// The app has changed the options, or something that posts no notification.
    func update() {
        // Now, and so inside the app's animation.
        writer.keepEnd(room: avoidance.options.minimumRoomBelow)
        repair.recordVisibleEnd()
        stage?.installEditing(in: home)
        drag.setNeedsSearch(isThorough: true)
        stage?.requestPlans(around: self)
    }

    /// The app has changed a setting of a single input. Of many such changes in a turn, the inputs hear once.
    func settingsDidChange() {
        editing.setNeedsNewInputs()
        stage?.requestPlans(around: self)
    }

    /// The editing options that count may be others. That may call the app, which may let go of the avoidance.
    func installAccessories() {
        withExtendedLifetime(avoidance) { editing.installAccessories() }
        probe?.setNeedsLayout()
    }

    func report(_ plan: AvoidancePlan, after phase: KeyboardTransition.Phase?, covered: CGFloat) {
        guard !hasEnded else { return }
        let decision = KeyboardDecision(
            phase: phase, reason: plan.reason, covered: covered, focus: plan.focus, required: plan.required,
            lift: lift, seeksFocus: target.seeksFocus)
        avoidance.handlers.report(decision, slip: CallerSlip.sentence(for: plan.reason, of: avoidance))
    }

    // MARK: One turn

    /// Requests a plan, which the probe's next layout makes in ``Stage/layOut(_:)``; with `view` one that shows it.
    func setNeedsPlan(_ trigger: PlanTrigger, revealing view: UIView? = nil) {
        revealed.update(to: view, after: trigger)
        if revealed.view != nil {
            writer.end?.wait()
        } else {
            writer.end?.resume(comesBack: !memory.isScrolledAway(to: adjusters.offsets))
        }
        schedule.add(trigger)
        if trigger.changesSituation { stage?.setNeedsPages() }
        probe?.setNeedsLayout()
    }

    /// The window while plans are made for it: not after the end, and not in the background, where the lock screen posts empty
    /// frames. Becoming active requests a plan.
    var activeWindow: UIWindow? {
        hasEnded ? nil : window.flatMap { $0.windowScene?.activationState == .background ? nil : $0 }
    }

    /// Gives the input that has the focus what the editing options ask for.
    func updateEditing() {
        guard activeWindow != nil, editing.isNeeded else { return }
        editing.update(for: stage?.tracker.input())
    }

    /// Makes the plan of this turn, unless it has to wait.
    func plan() {
        guard activeWindow != nil else { return }
        switch schedule.takeTurn(at: CACurrentMediaTime()) {
        case .plan(let trigger): PlanTurn(of: self, after: trigger).run()
        case .wait(let seconds): Deferral.askAgain(probe, in: seconds)
        }
    }
}
