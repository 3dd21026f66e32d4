internal import UIKit

/// Makes one plan for a participant, from things as they are now: whether anything may move, what is where, and where everything
/// is to be.
///
/// It lays out what the app has pending, takes in what the app has changed, and chooses the views that the ``PlanWriter`` is to
/// write, in the order of the plan. It moves nothing, and stops what UIKit scrolls by itself.
@MainActor struct PlanMaking {
    private let participant: Participant
    /// Held, because the app may let go of it while it lays out.
    private let avoidance: any AvoidanceHandle
    private let trigger: PlanTrigger

    init(for participant: Participant, after trigger: PlanTrigger) {
        (self.participant, avoidance, self.trigger) = (participant, participant.avoidance, trigger)
    }

    private var target: AvoidanceTarget { participant.target }
    private var adjusters: TargetAdjusters { participant.adjusters }
    private var coverage: HostCoverage { participant.coverage }

    /// Nil if the avoidance has ended.
    func make() -> (plan: AvoidancePlan, isLiftReset: Bool)? {
        participant.writer.lists.removePictures(at: CACurrentMediaTime())
        let eligibility = Eligibility.beforeLayout(hostState)
        guard eligibility == .eligible, let host = participant.host, let window = participant.window,
            let stage = participant.stage
        else { return (restoring(because: eligibility.obstacle ?? .invalidTarget), false) }
        if let coverageAdjuster = adjusters.coverageAdjuster {
            return plan(with: coverageAdjuster, in: window, host).map { ($0, false) }
        }

        // Pending layout belongs to the app and is not animated. While the host itself is being laid out, the flush may not
        // reach the views behind the probe, so the target is laid out as well.
        PendingLayout.flush([host, target.view].compactMap(\.self))

        if !trigger.isRequest, participant.revealed.view != nil, isScrolledAway(inside: []) {
            participant.revealed.userDidScroll()
            participant.writer.end?.resume(comesBack: false)
        }
        let input = participant.hasEnded ? nil : participant.inputToShow
        // Without an input there is nothing to move for.
        let chain = Chain(along: (input ?? target.view ?? host).path, in: input == nil ? Hosts() : stage.hosts)
        let focusEligibility = Eligibility.afterLayout(focusState(of: input, chain, in: window))
        guard focusEligibility != .ended else { return nil }
        let (mayMove, awaitsCaret) = (focusEligibility.obstacle == nil, focusEligibility == .awaitsCaret)
        let isBesideTarget = chain.contains(participant) && target.leaves(chain.path)
        let inner = chain.movers(inside: participant)
        // Without an input it stays what it was.
        if input != nil, target.kind.scrolls { chooseLiftedView(isBesideTarget: isBesideTarget) }
        let applied = adjusters.reconcile(whileEditing: isEditing)
        let keepsPlace = coverage.isDragged || !trigger.bringsFocusBack && isScrolledAway(inside: inner)
        var reader = LayoutReader(
            around: Surroundings(of: participant, host, in: window, isInner: chain.goesOn(beyond: participant)),
            path: chain.path, input: mayMove ? input : nil,
            isBesideTarget: isBesideTarget, keepsPlace: keepsPlace, isDragged: coverage.isDragged,
            awaitsCaret: awaitsCaret,
            obstacle: focusEligibility.obstacle ?? (keepsPlace ? .userIsScrolling : nil),
            wishes: wishes(for: input, configuredBy: inner.first?.avoidance ?? avoidance),
            innerTarget: inner.last?.target.view,
            applied: applied, lastHostTop: participant.memory.hostTop,
            lastInputBottom: trigger.bringsFocusBack ? nil : participant.memory.inputBottom)
        var (snapshot, scrollViews) = reader.read()
        // Where there is no room for all of a text view, nobody knows yet what of it to show.
        if awaitsCaret, !keepsPlace, !AvoidancePlanner.canShowFocus(of: snapshot, spacing: reader.spacing) {
            reader.keepsPlace = true
            (snapshot, scrollViews) = reader.read()
        }
        participant.memory.measured(snapshot)
        adjusters.use(scrollViews, snapshot.movers)
        // UIKit scrolls to where the input was before the hosts inside moved, and has to stop.
        if mayMove, !reader.waitsForCaret, !inner.isEmpty, trigger.changesSituation || trigger.isRecheck {
            adjusters.stopScrolls()
        }
        // The text view is shown, but text that does not fit into it has still to be scrolled to the caret.
        let scrollsText = snapshot.movers.contains { $0.isInput && !$0.fits }
        if awaitsCaret, !reader.waitsForCaret, scrollsText { Deferral.lookLate(in: 0.02, for: participant) }
        return (
            PlanChoice(for: snapshot, by: reader, along: chain, putsBack: !trigger.bringsFocusBack && mayBeUIKit)
                .make(for: participant), applied.isLiftReset
        )
    }

    /// Plans a target that follows the keyboard. It needs no input, and nothing around it is measured.
    private func plan(with adjuster: any CoverageAdjuster, in window: UIWindow, _ host: UIView) -> AvoidancePlan? {
        if let anchor = adjuster.anchor { PendingLayout.flush([host, anchor]) }
        guard !participant.hasEnded else { return nil }
        _ = adjusters.reconcile(whileEditing: isEditing)
        return adjuster.plan(
            below: window.bounds.maxY - coverage.height, in: window, wasCalled: trigger.hasCalledClosure)
    }

    private var isEditing: Bool { participant.stage?.tracker.focusedInput != nil }

    private func restoring(because reason: KeyboardDecision.Reason) -> AvoidancePlan {
        _ = adjusters.reconcile(whileEditing: isEditing)
        defer { participant.memory.forgetPlan() }
        return AvoidancePlan(
            reason: reason, restores: true, scrollsBack: avoidance.options.restoresContentOffset)
    }

    // MARK: Whether anything may move

    private var hostState: Eligibility.HostState {
        let (host, window) = (participant.host, participant.window)
        var state = Eligibility.HostState(covered: coverage.height, isDragged: coverage.isDragged)
        state.isGone = host == nil || window == nil
        state.isPresentedOver = coverage.isPresentedOver
        // Without a keyboard, the rest would cost a walk through the tree in every layout.
        guard state.isCovered else { return state }
        adjusters.coverageAdjuster?.look()
        let anchor = adjusters.coverageAdjuster == nil ? target.view : adjusters.coverageAdjuster?.anchor
        guard let anchor else {
            state.isTargetValid = adjusters.coverageAdjuster?.isValid ?? false
            return state
        }
        state.isTargetValid = anchor === window || anchor.window === window
        if let host, let window {
            participant.swiftUI.look(
                into: host, for: participant.stage?.tracker.input(),
                keyboardTop: window.bounds.maxY - coverage.height)
        }
        state.systemAvoids = participant.swiftUI.systemAvoids(along: anchor.path)
        state.defersToOuterHost = participant.stage.map { Chain.leavesAll(participant, in: $0.hosts) } ?? false
        return state
    }

    private func focusState(of input: UIView?, _ chain: Chain, in window: UIWindow) -> Eligibility.FocusState {
        var state = Eligibility.FocusState(hasEnded: participant.hasEnded)
        guard let stage = participant.stage else { return state }
        state.isLocal = stage.monitor[window.screen].announced?.isLocal ?? true
        guard let input else { return state }
        state.hasInput = true
        state.systemAvoids = participant.swiftUI.systemAvoids(along: chain.path)
        state.isIgnored = avoidance.settings.ignores(input)
        state.isOutside = !chain.contains(participant)
        // UIKit places the caret some milliseconds after the tap, somewhere on screen. One that is elsewhere is still the old one.
        state.awaitsCaret =
            UIView.areAnimationsEnabled && stage.tracker.mayPlaceCaret(within: 0.06)
            && (stage.tracker.mayPlaceCaret(within: 0.015) || !FocusRect.isOnScreen(input, in: window))
        return state
    }

    /// Whether the user has scrolled away what is to be seen. A layout alone never brings that back.
    private func isScrolledAway(inside inner: [Participant]) -> Bool {
        (inner + [participant]).contains {
            (!mayBeUIKit || $0.adjusters.isMovedByUser) && $0.memory.isScrolledAway(to: $0.adjusters.offsets)
        }
    }

    /// Whether UIKit may have scrolled: it does so beside a movement too, but it moves nothing that the user moves.
    private var mayBeUIKit: Bool {
        trigger.isRecheck || participant.schedule.movement.mayBringFocusBack(at: CACurrentMediaTime())
    }

    // MARK: What is to be seen, and lifted

    private func wishes(for input: UIView?, configuredBy configuring: any AvoidanceHandle) -> LayoutReader.Wishes {
        let options = configuring.options
        return LayoutReader.Wishes(
            settings: avoidance.settings, options: options, inputSettings: configuring.settings,
            nextInput: options.keepsNextInputVisible ? input.flatMap(configuring.focusOrder.next) : nil,
            showsWhole: trigger.changesSituation || !options.followsCaret,
            scrollsAcross: trigger.bringsFocusBack || mayBeUIKit,
            keepsSelection: !trigger.isRequest,
            answerRoom: avoidance.options.keepsEndVisible ? avoidance.options.minimumRoomBelow : 0)
    }

    /// Chooses whether the next plans of a scroll view target lift the controller's view around it.
    private func chooseLiftedView(isBesideTarget: Bool) {
        let view = hostToLift(isBesideTarget: isBesideTarget)
        if view !== adjusters.liftedView { participant.memory.forgetHostTop() }
        adjusters.setLiftedView(view)
    }

    /// The controller's view, if it is lifted for an input that a scroll view target does not move. It stays the one that is lifted
    /// until it is back, so that plans count with that.
    private func hostToLift(isBesideTarget: Bool) -> UIView? {
        if isBesideTarget, participant.liftsHost { return participant.host }
        return adjusters.containerLift.flatMap { $0 > 0 ? adjusters.liftedView : nil }
    }
}

extension Surroundings {
    /// Where plans for `participant` are made, as everything is now.
    init(of participant: Participant, _ host: UIView, in window: UIWindow, isInner: Bool) {
        let (hosts, adjusters) = (participant.stage?.hosts, participant.adjusters)
        let keyboardTop = window.bounds.maxY - participant.coverage.height
        let isOnPage = participant.page != nil
        // The bars and buttons of a window may be in front of its page.
        let around = isOnPage ? participant.home : isInner ? hosts?.host(around: host) : nil
        // A search field at the bottom of the screen is in a bar of the navigation controller.
        let outerHost = around ?? host.outwards.first { $0.ownController?.hasBars == true }
        self.init(
            target: participant.target, host: host, isInner: isInner, outerHost: outerHost,
            lifted: adjusters.liftedView, lift: adjusters.containerLift,
            bars: isOnPage ? [] : hosts?.bars(of: host) ?? [],
            knownBars: hosts?.participants.compactMap(\.bar) ?? [],
            window: window, obstructions: participant.avoidance.handlers.obstructions?(window) ?? [],
            keyboardTop: keyboardTop, formerRoomBottom: participant.memory.barTop(above: keyboardTop) ?? keyboardTop)
    }
}
