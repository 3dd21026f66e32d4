internal import UIKit

/// A turn of a window: makes its plan, applies it in one animation, and lets every avoidance report it. Bars come
/// first, since they change the layout.
@MainActor struct PlanTurn {
    private let stage: Stage
    private let window: UIWindow
    private let trigger: PlanTrigger
    private let now = CACurrentMediaTime()
    /// The lists whose end is to stay visible, and their offsets before the turn.
    private let ends: [(list: UIScrollView, offset: CGPoint)]

    init(on stage: Stage, in window: UIWindow, after trigger: PlanTrigger) {
        (self.stage, self.window, self.trigger) = (stage, window, trigger)
        ends = stage.participants.filter { $0.end != nil }.compactMap(\.target.scrollView)
            .map { (list: $0, offset: $0.contentOffset) }
    }

    private var ledger: Ledger { stage.ledger }

    func run() {
        for one in stage.participants where one.call.target.isGone { end(one) }
        // The app and the library may answer each other's layouts for ever. No event asks for this plan: a layout does,
        // which the last movement may have caused, or what is left to do after that movement.
        let isExchange = !trigger.isNewEvent && stage.coveredHeight > 0
        // A plan that was postponed, or that follows content which the app animates, comes at each frame.
        let isRepeated = trigger.has(.postponed) || trigger.followsContent
        guard stage.loopGuard.allows(asExchange: isExchange, isRepeated: isRepeated, at: now) else { return }
        // Under a finger, UIKit scrolls nothing by itself.
        if ledger.isMovedByUser { stage.movement.forgetRechecks() }
        let barsMoved = followKeyboard()
        let focusMoved = !stage.seekers.isEmpty && moveForFocus()
        let hasMoved = barsMoved || focusMoved
        if isExchange, hasMoved { stage.loopGuard.count(at: now) }
        if mayBeFollowed(hasMoved: hasMoved) { stage.recheck(at: stage.movement.recheck(at: now)) }
    }

    /// Whether UIKit may still move something: it scrolls a new first responder into what all insets leave, and moves
    /// sheets.
    private func mayBeFollowed(hasMoved: Bool) -> Bool {
        // A finger that lets go of the keyboard has scrolled the content; an app that is back has no new first responder.
        guard stage.coveredHeight > 0, trigger.isNewEvent, !trigger.has([.activation, .drag, .release]),
            stage.participants.contains(where: { !$0.target.kind.callsClosures })
        else { return false }
        return hasMoved || trigger != .typing
    }

    /// The target no longer exists. The app hears of that, and the avoidance stops.
    private func end(_ one: Participant) {
        guard !one.hasEnded else { return }
        one.report(AvoidancePlan(reason: .invalidTarget), after: trigger.phase)
        one.avoidance.stop()
    }

    // MARK: What follows the keyboard

    /// Lets bars, safe areas and closures follow the keyboard, whichever input has the focus. Returns whether anything
    /// had to move.
    private func followKeyboard() -> Bool {
        stage.participants.filter { !$0.target.seeksFocus }.map(follow).contains(true)
    }

    /// The same for one avoidance.
    private func follow(_ one: Participant) -> Bool {
        one.bar?.updateEdge()
        let reason = one.reasonToRestore(in: window)
        // Closures were called already.
        var plan = AvoidancePlan(reason: reason ?? (one.coverage.hasCalledClosures ? .moved : .alreadyVisible))
        var differs = false
        if let bar = one.bar, reason != .frozen { (plan, differs) = raise(bar, of: one, unless: reason) }
        if differs || one.coverage.hasCalledClosures || trigger.isEvent { one.report(plan, after: trigger.phase) }
        return differs
    }

    private func raise(
        _ bar: BarAdjuster, of one: Participant, unless reason: KeyboardDecision.Reason?
    ) -> (AvoidancePlan, differs: Bool) {
        if reason == nil { PendingLayout.flush([one.host, bar.anchor]) }
        let plan = one.plan(for: bar, unless: reason, in: window)
        let differs = bar.differs(from: plan)
        if differs {
            animate(ending: bar.bar) {
                let pulled = OverscrolledContent(in: one.drag.scrollViewsUnderFinger)
                bar.apply(plan)
                pulled.restoreOffsets()
                // The app may have ended the avoidance while this was laid out and written.
                if one.hasEnded { bar.apply(AvoidancePlan(reason: .nothingCovered)) }
                bar.bar.map(PendingLayout.layOutAtNewPlace)
            }
        }
        return (plan, differs)
    }

    // MARK: What moves for the focus

    /// Returns whether something had to move.
    private func moveForFocus() -> Bool {
        // The caret is asked only now: right after a key, UIKit may still tell where it was. A companion may come at
        // any key.
        if trigger == .typing, !hasCompanion, let focus, stage.memory.hasFocus(at: focus) { return false }
        let made = makePlan()
        let differs = ledger.differs || stage.isEndDue
        if differs {
            if !made.plan.moved.isEmpty { stage.memory.move() }
            animate(atOnce: made.isLiftReset && trigger.transition == nil) { carryOut(made) }
        }
        remember(made.plan)
        watchContent(after: made.plan)
        finish(made, differs: differs)
        return differs
    }

    /// The content around the input is watched from the first look after the movement on: constraints to the input in
    /// the turn of a show would take the time that the keyboard waits for.
    private func watchContent(after plan: AvoidancePlan) {
        stage.content.followComponents(of: ledger.planned, on: stage)
        guard plan.focus != nil, let input = stage.inputToShow else { return stage.content.endFollowing() }
        if !trigger.changesSituation, trigger.has(.recheck) {
            stage.content.follow(input, in: ledger.planned, on: stage)
        }
    }

    private func makePlan() -> WindowPlan { PlanMaking(on: stage, in: window, after: trigger).make() }

    private func animate(atOnce: Bool = false, ending view: UIView? = nil, _ changes: @escaping () -> Void) {
        let transition = atOnce ? nil : trigger.movement(usual: stage.monitor.lastAnimatedTransition)
        let isInterrupted = stage.movement.isGoingOn(at: now)
        let rechecks = stage.movement.begin(
            for: transition?.duration ?? 0, atMost: transition?.longestDuration ?? 0, at: now)
        if let transition {
            transition.animate(changes)
        } else if trigger.followsContent {
            changes()
        } else {
            if isInterrupted {
                ledger.endAnimations()
                view?.layer.removeAllAnimations()
            }
            UIView.performWithoutAnimation(changes)
        }
        stage.recheck(at: rechecks)
    }

    /// Applies the plan: in one round where only content is scrolled, usually in two where something is lifted. A view
    /// that is lifted may lose a part of its safe area, and what is laid out by that moves back inside of it; a bar on the
    /// keyboard stays where it is. Then the plan goes further, in the same animation. The first plan is the one that is
    /// reported.
    private func carryOut(_ made: WindowPlan) {
        var made = made
        for round in 1...Self.mostRounds {
            let all = ledger.liftAdjusters.map { (adjuster: $0, before: $0.lift) }
            write(made)
            // Left to the end of the turn, what is laid out by the safe area would jump.
            let moved = all.filter { $0.adjuster.lift != $0.before }
            for one in moved { one.adjuster.view.map(PendingLayout.layOutAtNewPlace) }
            let barsHaveMoved = stage.followBars()
            guard round < Self.mostRounds, barsHaveMoved || !moved.isEmpty else { return }
            var next = makePlan()
            guard ledger.differs else { return }
            let (view, lift) = (all.last?.adjuster.view, all.last?.before ?? 0)
            // The lift goes further from where this round has begun. Nobody compensates a view that is no controller's.
            let inset = view?.ownController == nil ? view?.safeAreaInsets.bottom ?? 0 : 0
            next.plan = next.plan.reaching(
                after: made.plan, from: lift, insetToLose: inset, scale: window.screen.scale)
            ledger.take(next.plan)
            made = next
        }
    }

    /// More than two are needed where the safe area above the content grows, or scrolling changes it.
    private static let mostRounds = 4

    private func write(_ made: WindowPlan) {
        let pulled = OverscrolledContent(in: stage.participants.flatMap(\.drag.scrollViewsUnderFinger))
        let written = ledger.planned
        ledger.write(restoring: made.way, keepEnds: stage.keepEnds)
        pulled.restoreOffsets()
        // The app may have ended an avoidance from within these writes.
        for entry in written where (entry.owner as? Participant)?.hasEnded ?? true {
            entry.adjuster.restore(scrollsBack: false, mayWait: false)
        }
    }

    // MARK: Finishing

    /// Remembers where `plan` has left the focus. A key that leaves it there needs no plan.
    private func remember(_ plan: AvoidancePlan) {
        let isForFocus = plan.focus != nil && !plan.isProvisional && stage.revealed == nil
        stage.memory.applied(leavingFocusAt: isForFocus ? focus : nil)
    }

    private var hasCompanion: Bool {
        guard let input = stage.tracker.lastKnownInput else { return false }
        return stage.seekers.contains { !$0.call.settings.companions(of: input).isEmpty }
    }

    /// Where the focus is in the window: the line with the caret of a text view, or another input.
    private var focus: CGRect? {
        guard let input = stage.tracker.lastKnownInput, input.window === window else { return nil }
        let rect = window.convert(FocusRect.line(of: input), from: input)
        return rect.isFinite ? rect : nil
    }

    /// The plan as an avoidance reports it: that the end of its list stays visible as well, if nothing else moves.
    private func reported(_ plan: AvoidancePlan, by one: Participant) -> AvoidancePlan {
        var plan = plan
        let isStill: [KeyboardDecision.Reason] = [
            .noFocus, .focusOutsideHost, .otherAvoidance, .otherApp, .alreadyVisible,
        ]
        let hasFollowed = ends.contains { $0.list === one.target.scrollView && $0.offset != $0.list.contentOffset }
        if hasFollowed, isStill.contains(plan.reason) { plan.reason = .followsEnd }
        return plan
    }

    /// Lets the avoidances report; a plan that could not do all yet is made again soon.
    private func finish(_ made: WindowPlan, differs: Bool) {
        // An inset may have to stay while the user scrolls, also after a hide.
        let isPostponed = made.plan.isProvisional || ledger.former.contains(where: \.adjuster.isHolding)
        // The input that nothing may move for is told as well.
        lazy var unmoved = stage.tracker.focusedInput == nil ? nil : focus
        for one in stage.seekers where !(isPostponed && trigger.has(.postponed)) {
            var plan = reported(made.share(of: one), by: one)
            // A plan that could not do all yet tells that the user scrolls, and what goes back.
            let isTold = plan.reason == .userIsScrolling || made.restoring.contains { $0 === one }
            // A layout that has changed only an inset is not worth a report.
            let isNews = trigger.isEvent || differs && plan.reason != .alreadyVisible
            guard isPostponed ? isTold : isNews else { continue }
            if plan.focus == nil { plan.focus = unmoved }
            one.report(plan, after: trigger.phase)
        }
        if isPostponed {
            stage.postpone(trigger)
            // In a drag of the keyboard it is made when that ends.
            if !stage.isDragged { Deferral.layOutAgain(stage.probe) }
            return
        }
        // A caret may also come later than anybody waits for it. One recheck finds out, without waiting for the end of
        // an animation.
        let mayBeLate = trigger.has([.postponed, .recheck])
        if mayBeLate, stage.tracker.mayPlaceCaret { stage.recheck(in: FocusTracker.latestCaret) }
    }
}
