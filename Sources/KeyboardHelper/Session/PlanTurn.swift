internal import UIKit

/// Makes the plan of one participant, applies it in one animation, and reports it.
@MainActor struct PlanTurn {
    private let participant: Participant
    private let trigger: PlanTrigger

    init(of participant: Participant, after trigger: PlanTrigger) {
        (self.participant, self.trigger) = (participant, trigger)
    }

    private var writer: PlanWriter { participant.writer }
    private var adjusters: TargetAdjusters { participant.adjusters }

    func run() {
        guard !participant.target.isGone else { return end() }
        // The caret is asked only now: right after a key, UIKit may still tell where it was. A companion may come at any key.
        if trigger == .typing, !hasCompanion, participant.memory.hasFocus(at: focus) { return }
        let (covered, now) = (participant.coverage.height, CACurrentMediaTime())
        // No event asks for this plan: a layout does, or a plan that was postponed. The last movement may have caused the layout.
        let isExchange = !trigger.hasCause && covered > 0 && !participant.coverage.isPresentedOver
        // What is postponed, or follows content that the app animates, comes at each frame.
        let isRepeated = trigger.isPostponed || trigger.followsContent
        guard participant.schedule.loopGuard.allows(isExchange, isRepeated: isRepeated, at: now) else { return }
        let formerFocus = participant.memory.last?.plan.focus
        guard let (plan, isLiftReset) = PlanMaking(for: participant, after: trigger).make() else { return }
        let differs = writer.differs(from: plan)
        if differs {
            if isExchange { participant.schedule.loopGuard.count(at: now) }
            move(by: plan, isLiftReset: isLiftReset, at: now)
        } else if uiKitMayScroll(after: plan, from: formerFocus) {
            Deferral.look(at: participant.schedule.movement.recheck(at: now), for: participant)
        }
        if plan.reason == .systemAvoids, trigger.isRequest, trigger.transition == nil, let host = participant.host,
            let seconds = participant.swiftUI.focusDidMove(in: host)
        {
            Deferral.lookLate(in: seconds, for: participant)
        }
        remember(plan)
        participant.content.follow(
            plan.focus == nil ? nil : participant.inputToShow,
            in: plan.restores ? [] : adjusters.plannedScrollViews, for: participant)
        finish(plan, differs: differs, covered: covered)
        if plan.restores, !differs { participant.leavePage(at: now) }
    }

    /// The target no longer exists. The app hears of that, and may end the avoidance itself.
    private func end() {
        let avoidance = participant.avoidance
        participant.report(
            AvoidancePlan(reason: .invalidTarget), after: trigger.phase, covered: participant.coverage.height)
        if !participant.hasEnded { avoidance.stop() }
    }

    /// Lets the other participants of the host of `mover`, and of the hosts inside it, follow its movement. Call this inside the
    /// animation.
    static func planAlong(with mover: Participant, in hosts: Hosts) {
        for other in hosts.affectedParticipants(by: mover) { PlanTurn(of: other, after: .layout).planAlong() }
    }

    /// Follows what another avoidance moves around the host, or in it, inside of its animation.
    private func planAlong() {
        guard let (plan, _) = PlanMaking(for: participant, after: trigger).make() else { return }
        // A plan that waits for the user is made again by the host's own layout pass, which asks until nothing waits any more.
        if plan.isProvisional { participant.probe?.setNeedsLayout() }
        if writer.differs(from: plan) { carryOut(plan) }
    }

    // MARK: Moving

    private func move(by plan: AvoidancePlan, isLiftReset: Bool, at now: TimeInterval) {
        let monitor = participant.stage?.monitor
        let animation = trigger.animation(usual: monitor?.lastAnimatedTransition)
        let transition = isLiftReset && trigger.transition == nil ? nil : animation
        // Where a notice finds another layout than the movement has left, that may still be on its way.
        let uiKitMayFollow = trigger.bringsFocusBack || trigger.isNotice || !trigger.isRecheck && plan.reason == .moved
        let isInterrupted = participant.schedule.movement.isGoingOn(at: now)
        let rechecks = participant.schedule.movement.begin(
            for: transition?.duration ?? 0, atMost: transition?.longestDuration ?? 0,
            mayBeFollowed: uiKitMayFollow && (!plan.restores || participant.page != nil), at: now)
        let changes = {
            let places = adjusters.places
            if transition == nil, isInterrupted, !trigger.followsContent { writer.endAnimations() }
            carryOut(plan)
            if places != adjusters.places, participant.target.seeksFocus, let hosts = participant.stage?.hosts {
                Self.planAlong(with: participant, in: hosts)
            }
        }
        if let transition {
            transition.animate(changes)
        } else if trigger.followsContent {
            changes()
        } else {
            UIView.performWithoutAnimation(changes)
        }
        Deferral.look(at: rechecks, for: participant)
    }

    /// Whether UIKit may scroll a focus that is visible already: it scrolls a new first responder into what all insets leave.
    private func uiKitMayScroll(after plan: AvoidancePlan, from formerFocus: CGRect?) -> Bool {
        plan.reason == .alreadyVisible && !trigger.isPostponed
            && (trigger.phase != nil || trigger.changesSituation && plan.focus != formerFocus)
    }

    /// Applies `plan`, usually in one round. A view that moves may lose a part of its safe area, and what is laid out by that moves
    /// back inside of it. Then the plan goes further, in the same animation.
    private func carryOut(_ plan: AvoidancePlan) {
        var plan = plan
        for _ in 0..<Self.mostRounds {
            let lift = adjusters.containerLift ?? 0
            let moves = plan.restores ? writer.movesWhenRestoring(plan) : plan.reason != .alreadyVisible
            let places = moves ? placesInSafeArea : []
            apply(plan)
            guard layOutByNewSafeArea(since: places), !participant.hasEnded, !plan.restores,
                let (next, _) = PlanMaking(for: participant, after: trigger).make(), writer.differs(from: next)
            else { return }
            // Nobody compensates a view that is no controller's.
            let view = adjusters.liftedView
            let inset = view?.ownController == nil ? view?.safeAreaInsets.bottom ?? 0 : 0
            plan = next.reaching(
                after: plan, from: lift, insetToLose: inset, scale: participant.window?.screen.scale ?? 1)
        }
    }

    /// Two usually do. More are needed where the safe area above the content grows, or scrolling changes it.
    private static let mostRounds = 8

    private func apply(_ plan: AvoidancePlan) {
        let drag = participant.drag
        let pulled = PulledContent(in: drag.scrollViewsUnderFinger)
        writer.apply(plan, beside: participant.bar == nil ? [] : drag.scrollViews)
        pulled.restoreOffsets()
        // The app may have ended the avoidance from within these writes.
        if participant.hasEnded { writer.restore(scrollsBack: false, mayWait: false) }
    }

    // MARK: Safe areas

    /// The views around the input that a plan moves, from the outside in, and the part of the safe area that their places leave
    /// them: what is lifted, the bar, and of each scroll view the subview that the input is in, which scrolls.
    private var placesInSafeArea: [(view: UIView, place: PlaceInSafeArea)] {
        let target = participant.target
        let outermost = participant.bar ?? adjusters.liftedView ?? target.view
        guard let outermost else { return [] }
        if adjusters.plannedScrollViews.isEmpty { return [(outermost, PlaceInSafeArea(of: outermost))] }
        guard let inner = participant.bar ?? participant.stage?.tracker.lastKnownInput?.superview else { return [] }
        let path = Array(inner.outwards(to: outermost))
        guard path.last === outermost else { return [] }
        let moved = path.enumerated().filter { index, view in
            let isScrolled = index + 1 < path.count && path[index + 1] is UIScrollView
            return isScrolled || view === outermost && !(view is UIScrollView)
        }
        return moved.reversed().map { ($0.element, PlaceInSafeArea(of: $0.element)) }
    }

    /// Lays out the outermost of these views that has another safe area than at `places`, inside the animation that has moved it.
    /// Left to the end of the turn, its content would jump. Returns whether there was one.
    private func layOutByNewSafeArea(since places: [(view: UIView, place: PlaceInSafeArea)]) -> Bool {
        let moved = places.first { view, place in
            let now = PlaceInSafeArea(of: view)
            // The bottom of a controller's view is compensated.
            return now.top != place.top || now.bottom != place.bottom && view.ownController == nil
        }
        guard let view = moved?.view else { return false }
        PendingLayout.layOutAtNewPlace(view)
        return true
    }

    // MARK: Finishing

    /// Remembers where `plan` has left the focus. A key that leaves it there needs no plan.
    private func remember(_ plan: AvoidancePlan) {
        let isForFocus = plan.focus != nil && !plan.isProvisional && participant.revealed.view == nil
        participant.memory.applied(leavingFocusAt: isForFocus ? focus : nil)
    }

    private var hasCompanion: Bool {
        participant.stage?.tracker.lastKnownInput.flatMap(participant.avoidance.settings.companion) != nil
    }

    /// Where the focus is in the window: the line with the caret of a text view, or another input.
    private var focus: CGRect? {
        guard let window = participant.window, let input = participant.stage?.tracker.lastKnownInput,
            input.window === window
        else { return nil }
        let rect = window.convert(FocusRect.line(of: input), from: input)
        return rect.isFinite ? rect : nil
    }

    /// Reports the plan; one that could not do all yet is made again soon.
    private func finish(_ plan: AvoidancePlan, differs: Bool, covered: CGFloat) {
        // An inset may have to stay while the user scrolls, also after a hide.
        if plan.isProvisional || plan.restores && writer.differs(from: plan) {
            let isNews = plan.reason == .userIsScrolling || plan.restores
            if isNews, !trigger.isPostponed { participant.report(plan, after: trigger.phase, covered: covered) }
            participant.schedule.postpone(trigger)
            // In a drag of the keyboard it is made when that ends.
            if !participant.coverage.isDragged { Deferral.askAgain(participant.probe) }
            return
        }
        // A layout that has changed only an inset is not worth a report.
        let isNews = differs && plan.reason != .alreadyVisible
        if isNews || trigger.isEvent || trigger.hasCalledClosure {
            participant.report(plan, after: trigger.phase, covered: covered)
        }
        // A caret may also come later than anybody waits for it. One look finds out, without waiting for the end of an animation.
        let mayBeLate = trigger.isPostponed || trigger.isRecheck
        if mayBeLate, participant.stage?.tracker.mayPlaceCaret(within: 0.06) == true {
            Deferral.lookLate(in: 0.06, for: participant)
        }
    }
}
