internal import UIKit

/// Makes a plan (whether anything may move, what is where, and where everything is to be) and applies it.
extension AvoidanceSession {
    /// Makes the plan, applies it in one animation, and reports it.
    func planAndApply(after trigger: PlanTrigger) {
        // The caret is asked only now: right after a key, UIKit may still tell where it was.
        if trigger == .typing, repair.isFocusInPlace { return }
        let covered = coverage.height
        let hasCause = !trigger.isPostponed && (trigger.isEvent || trigger.isLook)
        let isExchange = !hasCause && covered > 0 && !coverage.isPresentedOver
        let now = CACurrentMediaTime()
        guard schedule.mayPlan(isExchange: isExchange, after: trigger, at: now, in: window?.bounds.size) else { return }
        let formerFocus = memory.last?.plan.focus
        guard let (plan, isLiftReset) = makePlan(after: trigger) else { return }
        let differs = adjuster.differs(from: plan)
        if differs {
            if isExchange { schedule.countExchange(at: now) }
            let usual = trigger.animation(usual: monitor.lastAnimatedTransition)
            let transition = isLiftReset && trigger.transition == nil ? nil : usual
            let moves = trigger.seeksFocus || !trigger.isLook && plan.reason == .moved
            let isInterrupted = schedule.isMoving(at: now)
            let rechecks = schedule.moves(
                for: transition?.duration ?? 0, atMost: transition?.longestDuration ?? 0,
                mayBeFollowed: moves && !plan.restores, at: now)
            animate(along: transition) {
                let places = self.adjuster.places
                if transition == nil, isInterrupted { self.adjuster.endAnimations() }
                self.carryOut(plan, after: trigger)
                if places != self.adjuster.places { self.moveHostsAlong() }
            }
            look(at: rechecks)
        } else if plan.reason == .alreadyVisible, memory.last?.snapshot.isScrolledByUIKit ?? false,
            !trigger.isPostponed, trigger.phase != nil || trigger.isMove && plan.focus != formerFocus
        {
            look(at: schedule.recheck(at: now))
        }
        let seeksFocusAlone = plan.focus != nil && !plan.isProvisional && revealed == nil
        memory.applied(leavingFocusAt: seeksFocusAlone ? repair.focusLine : nil)
        // An inset may have to stay while the user scrolls, also after a hide.
        if plan.isProvisional || plan.restores && adjuster.differs(from: plan) {
            let isNews = plan.reason == .userIsScrolling || plan.restores
            if isNews, !trigger.isPostponed { report(plan, after: trigger.phase, covered: covered) }
            return postpone(trigger)
        }
        // That a layout has changed an inset is no news.
        let isNews = differs && plan.reason != .alreadyVisible
        let isEvent = trigger.isEvent || trigger.hasCalledClosure
        if isNews || isEvent { report(plan, after: trigger.phase, covered: covered) }
        lookForLateCaret(after: trigger)
    }

    private func animate(along transition: KeyboardTransition?, _ changes: @escaping () -> Void) {
        guard let transition else { return UIView.performWithoutAnimation(changes) }
        transition.animate(changes)
    }

    /// Keeps the trigger for the next plan, which is soon to come; in a drag of the keyboard when that ends.
    private func postpone(_ trigger: PlanTrigger) {
        schedule.postpone(trigger)
        if !coverage.isDragged { Deferral.askAgain(probe) }
    }

    /// A caret may also come later than anybody waits for it. One look finds out, without waiting for the end of an animation.
    func lookForLateCaret(after trigger: PlanTrigger) {
        if trigger.isPostponed || trigger.isLook, tracker?.mayPlaceCaret(within: 0.06) == true {
            lookForCaret(in: 0.06)
        }
    }

    func lookForCaret(in seconds: TimeInterval) {
        let time = CACurrentMediaTime() + seconds
        schedule.lookForCaret(at: time)
        look(at: [time])
    }

    func moveHostsAlong() { if target.seeksFocus { HostsOnScreen.didMove(self) } }

    /// Whether what moves around it may concern it.
    var mayFollow: Bool { !schedule.trigger.isEvent && coverage.height > 0 && activeWindow != nil }

    // MARK: The plan

    /// Measures things as they are now and decides; nil if the avoidance has ended.
    func makePlan(after trigger: PlanTrigger) -> (plan: AvoidancePlan, isLiftReset: Bool)? {
        // Held, because the app may let go of it while it lays out.
        let (anchor, avoidance) = (target.anchor, avoidance)
        let eligibility = Eligibility.beforeLayout(hostState(anchor: anchor))
        guard eligibility == .eligible, let host, let window else {
            _ = adjuster.reconcile()
            let plan = AvoidancePlan(
                reason: eligibility.obstacle ?? .invalidTarget, restores: true,
                scrollsBack: avoidance.options.restoresContentOffset,
                focusPlaces: memory.last?.snapshot.focusPlaces ?? [])
            memory.forgetPlan()
            return (plan, false)
        }
        guard target.kind != .closures else { return (.closures(wereCalled: trigger.hasCalledClosure), false) }

        // Pending layout belongs to the app and is not animated. While the host itself is being laid out, the flush may not
        // reach the views behind the probe, so the target is laid out as well.
        PendingLayout.flush([host, anchor].compactMap(\.self))

        let input = hasEnded || !target.seeksFocus ? nil : revealed ?? tracker?.input(in: window, host: host)
        let path = (input ?? anchor ?? host).path
        let movers = input == nil ? [] : HostsOnScreen.movers(along: path)
        let inner = movers.prefix { $0 !== self }.filter { $0.host !== host }
        let configuring = inner.first?.avoidance ?? avoidance
        let isMover = movers.contains { $0 === self }
        let focus = Eligibility.afterLayout(focusState(of: input, along: path, isOutside: !isMover, in: window))
        guard focus != .ended else { return nil }
        let screen = input.flatMap(target.screen)
        // Without an input it stays what it was.
        let isBesideTarget = isMover && target.leaves(path)
        if input != nil { chooseLiftedView(on: screen, inside: inner, isBesideTarget: isBesideTarget) }
        let applied = adjuster.reconcile()
        // A screen behind the probe has not been laid out yet.
        if let screen {
            if focus.obstacle == nil { repair.watch(screen) }
            PendingLayout.flush([screen])
        }
        // A layout alone never brings back what the user has scrolled away.
        let isScrolledAway =
            !trigger.seeksFocus && !trigger.isLook && !schedule.seeksFocus(at: CACurrentMediaTime())
            && (inner + [self]).contains { $0.memory.isScrolledAway(to: $0.adjuster.offsets, in: window.bounds.size) }
        let keepsPlace = isScrolledAway || coverage.isDragged
        let next = configuring.options.keepsNextInputVisible ? input.flatMap(configuring.nextInput) : nil
        let isInner = movers.last.map { $0.host !== host } ?? false
        var reader = LayoutReader(
            around: surroundings(of: host, in: window, isInner: isInner), path: path,
            input: focus == .eligible || focus == .awaitsCaret ? input : nil, isBesideTarget: isBesideTarget,
            keepsPlace: keepsPlace, isDragged: coverage.isDragged, awaitsCaret: focus == .awaitsCaret,
            obstacle: keepsPlace ? .userIsScrolling : focus.obstacle,
            wishes: LayoutReader.Wishes(
                settings: avoidance.settings, options: configuring.options, inputSettings: configuring.settings,
                nextInput: next, showsWhole: trigger.isMove || !configuring.options.followsCaret),
            innerTarget: inner.last?.target.view, applied: applied, lastHostTop: memory.hostTop)
        var (snapshot, scrollViews) = reader.read()
        // Where there is no room for all of a text view, nobody knows yet what of it to show.
        if focus == .awaitsCaret, !keepsPlace, !AvoidancePlanner.canShowFocus(of: snapshot, spacing: reader.spacing) {
            reader.keepsPlace = true
            (snapshot, scrollViews) = reader.read()
        }
        memory.measured(snapshot)
        adjuster.use(scrollViews, snapshot.scrollAreas)
        let waitsForCaret = focus == .awaitsCaret && reader.keepsPlace
        // UIKit scrolls to where the input was before the hosts inside moved, and has to stop.
        if focus.obstacle == nil, !waitsForCaret, !inner.isEmpty, trigger.isMove || trigger.isLook {
            adjuster.stopScrolls()
        }
        var plan = AvoidancePlanner.plan(for: snapshot, spacing: reader.spacing)
        // A bar that stays on the keyboard gains no spacing when the screen around it is lifted; an input beside a scroll view may be
        // in such a bar.
        if let input, plan.reason == .moved, plan.required <= reader.spacing,
            reader.isBesideTarget || reader.standsOnKeyboard || HostsOnScreen.moveBar(around: input)
        {
            plan = AvoidancePlanner.plan(for: snapshot, spacing: 0)
        }
        if waitsForCaret { plan.isProvisional = true }
        // The text view is shown, but text that does not fit into it has still to be scrolled to the caret.
        let scrollsText = snapshot.scrollAreas.contains { $0.isInput && !$0.fits }
        if focus == .awaitsCaret, !waitsForCaret, scrollsText { lookForCaret(in: 0.02) }
        if !reader.keepsPlace { memory.planned(plan, for: snapshot, in: window.bounds.size) }
        return (plan, applied.isLiftReset)
    }

    /// Where a plan is made, as everything is now.
    func surroundings(of host: UIView, in window: UIWindow, isInner: Bool) -> Surroundings {
        Surroundings(
            target: target, host: host, outerHost: isInner ? HostsOnScreen.host(around: host) : nil,
            lifted: adjuster.liftedView, lift: adjuster.containerLift, bars: bars, window: window,
            keyboardTop: window.bounds.maxY - coverage.height)
    }
}
