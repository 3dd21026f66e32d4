internal import UIKit

/// Compares what is on screen with what the last plan of a participant has left there.
@MainActor struct PlanCheck {
    private let participant: Participant

    init(of participant: Participant) { self.participant = participant }

    private var memory: PlanMemory { participant.memory }

    // MARK: The focus

    /// Whether the last plan has left the focus where it is. A key that leaves it there needs no plan.
    var isFocusInPlace: Bool { memory.basis?.focus.map { $0 == focus.map(Self.extent) } ?? false }

    /// Where the focus is in the window: the line with the caret of a text view, or another input.
    private var focus: CGRect? {
        guard let window = participant.window, let input = participant.stage?.tracker.lastKnownInput,
            input.window === window
        else { return nil }
        let rect = window.convert(FocusRect.line(of: input), from: input)
        return rect.isFinite ? rect : nil
    }

    private static func extent(of rect: CGRect) -> ClosedRange<CGFloat> { rect.minY...rect.maxY }

    // MARK: All of it

    /// The state that the next plan would depend on; `withFocus` includes where the focus is.
    func basis(withFocus: Bool) -> PlanBasis? { basis(focus: withFocus ? focus : nil, isForFocus: withFocus) }

    private func basis(focus: CGRect?, isForFocus: Bool) -> PlanBasis? {
        guard let host = participant.host else { return nil }
        let target = participant.target.view as? UIScrollView
        // Where the target moves as a whole, so does a focus in it.
        let isForContent = isForFocus && participant.adjusters.liftedView == nil
        return PlanBasis(
            input: participant.stage?.tracker.focusedInput.map(ObjectIdentifier.init),
            focus: isForFocus ? focus.map(Self.extent) : nil, covered: participant.coverage.height,
            targetEnd: isForContent ? nil : target.flatMap { participant.window?.convert($0.bounds, from: $0).maxY },
            host: PlanBasis.Extent(of: host),
            scrollViews: participant.adjusters.plannedScrollViews.map(PlanBasis.ScrolledExtent.init))
    }

    /// Whether a layout has moved the focus, the end of the target, or what stands in front of it, since the last plan.
    var isSceneOther: Bool {
        guard participant.movesForNextFocus, let last = memory.last else { return false }
        let focus = focus(plannedIn: last.plan)
        if let former = memory.basis, former != basis(focus: focus, isForFocus: former.focus != nil) { return true }
        return isCoverOther(since: last, focus: focus)
    }

    /// Whether another bar is in front of what `last` was made for: the focus, which is at `focus` now, or the target.
    private func isCoverOther(since last: PlanMemory.Last, focus: CGRect?) -> Bool {
        let snapshot = last.snapshot
        guard let window = participant.activeWindow, let host = participant.host else { return false }
        let cover = CoverFromBelow(
            Surroundings(of: participant, host, in: window, isInner: snapshot.host.isInner))
        let input = last.plan.focus == nil ? nil : participant.stage?.tracker.lastKnownInput
        if cover.bar(inFrontOf: input, focus: focus, below: snapshot.visibleTop) != snapshot.bar {
            return true
        }
        guard let roomBottom = snapshot.scrollAreas.last?.roomBottomBesideFocus else { return false }
        return cover.bar(inFrontOf: nil, focus: nil, below: snapshot.visibleTop)?.top ?? snapshot.keyboardTop
            != roomBottom
    }

    // MARK: Instead of a plan

    /// Returns the plan that would be made without an event, if it is sure to change nothing; otherwise nil.
    ///
    /// It lays out what the app has pending.
    func unchangedPlan() -> AvoidancePlan? {
        let (adjusters, coverage) = (participant.adjusters, participant.coverage)
        let bar = adjusters.coverageAdjuster
        guard let window = participant.activeWindow, let host = participant.host, !coverage.isDragged,
            participant.schedule.isQuiet, !asksGuide(in: window)
        else { return nil }
        guard coverage.height > 0 else {
            return adjusters.isHolding ? nil : AvoidancePlan(reason: .nothingCovered)
        }
        guard !coverage.isPresentedOverAnew else { return nil }
        bar?.look()
        let anchor = bar == nil ? participant.target.view : bar?.anchor
        PendingLayout.flush([host, anchor].compactMap(\.self))
        guard !participant.hasEnded else { return nil }
        guard let bar else {
            guard let last = memory.last else { return nil }
            // A bar on the keyboard moves in a layout of the host, which the library notices. These cases are the exceptions.
            let mayMissCover = host is UIScrollView || last.snapshot.bar != nil || last.snapshot.host.hasKeyboardGuide
            let focus = focus(plannedIn: last.plan)
            return keeps(last, at: focus, readsCover: mayMissCover) ? last.plan.repeated(for: focus) : nil
        }
        guard bar.isValid, !bar.isAssignedAnew else { return nil }
        let plan = bar.plan(below: window.bounds.maxY - coverage.height, in: window, wasCalled: false)
        return participant.writer.differs(from: plan) ? nil : plan
    }

    /// Whether a layout has left everything as the last plan has.
    var isLastPlanKept: Bool {
        guard participant.movesForNextFocus, let last = memory.last else { return false }
        return keeps(last, at: focus(plannedIn: last.plan), readsCover: true)
    }

    /// Where the focus is, if `plan` is for one.
    private func focus(plannedIn plan: AvoidancePlan) -> CGRect? { plan.focus == nil ? nil : focus }

    /// Whether a layout guide is to be asked for the keyboard.
    private func asksGuide(in window: UIWindow) -> Bool {
        participant.stage?.monitor[window.screen].asksGuide(atEvent: true, at: CACurrentMediaTime()) ?? false
    }

    /// Whether `last` would be made again for the focus at `focus`; with `readsCover` also for what stands on the keyboard now.
    private func keeps(_ last: PlanMemory.Last, at focus: CGRect?, readsCover: Bool) -> Bool {
        guard last.dependsOnBasisAlone, !last.plan.isProvisional, participant.revealed.view == nil,
            let basis = memory.basis, participant.stage?.tracker.mayPlaceCaret(within: 0.06) == false,
            !participant.writer.differs(from: last.plan)
        else { return false }
        if let wanted = last.snapshot.focusTop(after: last.plan) {
            guard let focus, abs(focus.minY - wanted) < 1 else { return false }
        }
        return basis == self.basis(focus: focus, isForFocus: last.plan.focus != nil)
            && !(readsCover && isCoverOther(since: last, focus: focus))
    }
}

extension Participant {
    /// Requests a plan after a notification that decides nothing, if anything is not as the last plan has left it.
    func checkPlan(after transition: KeyboardTransition) {
        if let host, coverage.height > 0 { drag.followIfNeeded(in: host) }
        let belief = window.flatMap { stage?.monitor[$0.screen] }
        let isToldLater = transition.phase == .didChangeFrame && belief?.awaitsNotice == true
        let hasMoved = stage?.unannounced.correctsAccessory(near: self) ?? false
        // Its screens check as well; or another notice is to come that says the same.
        if !hasMoved, leavesToScreens || (isToldLater && !target.seeksFocus) { return }
        guard !hasMoved, let plan = PlanCheck(of: self).unchangedPlan() else {
            return setNeedsPlan(.keyboard(transition))
        }
        // A didShow or a didHide comes with it, and says the same.
        if transition.phase == .didChangeFrame { return }
        report(plan, after: transition.phase, covered: coverage.height)
    }

    /// Requests a plan some time after a movement, if anything is not as the last plan has left it.
    func recheck() {
        if PlanCheck(of: self).unchangedPlan() == nil { return setNeedsPlan(.recheck) }
        if coverage.height == 0 { endServing(at: CACurrentMediaTime()) }
    }

    /// Everything is back: the avoidance of a screen ends, once it is at rest too.
    func endServing(at now: TimeInterval) { if isServed, !schedule.movement.isGoingOn(at: now) { avoidance.stop() } }
}
