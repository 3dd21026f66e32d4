internal import UIKit

/// A window's plan, the avoidances that it is for, and why the others move nothing.
@MainActor struct WindowPlan {
    var plan = AvoidancePlan(reason: .nothingCovered)
    /// The avoidances that move for the input, from the inside out.
    var moving: [Participant] = []
    /// Why the others do not.
    var reasons: [ObjectIdentifier: KeyboardDecision.Reason] = [:]
    /// The avoidances that nothing is avoided for. Their views go back as they say.
    var restoring: [Participant] = []
    /// The avoidances whose views go elsewhere.
    var moved: [ObjectIdentifier] = []
    /// The app has laid out anew what was lifted.
    var isLiftReset = false

    /// The plan as it concerns one avoidance.
    func share(of participant: Participant) -> AvoidancePlan {
        if let reason = reasons[ObjectIdentifier(participant)] { return AvoidancePlan(reason: reason) }
        var plan = plan
        if plan.reason == .moved, !moved.contains(ObjectIdentifier(participant)) { plan.reason = .alreadyVisible }
        return plan
    }

    /// How a view that the plan does not mention goes back, which `owner` has moved.
    func way(for owner: AnyObject?) -> (scrollsBack: Bool, mayWait: Bool) {
        guard let one = restoring.first(where: { $0 === owner }) else { return (false, false) }
        return (one.call.options.restoresContentOffset, true)
    }
}

/// Makes the plan of a window, from things as they are now: whether anything may move, what is where, and where
/// everything is to be.
///
/// It lays out what the app has pending, takes in what the app has changed, chooses the views that the ``Ledger`` is to
/// write, and stops what UIKit scrolls by itself. What it has found is remembered; no view is moved.
@MainActor struct PlanMaking {
    private let stage: Stage
    private let window: UIWindow
    private let trigger: PlanTrigger

    init(on stage: Stage, in window: UIWindow, after trigger: PlanTrigger) {
        (self.stage, self.window, self.trigger) = (stage, window, trigger)
    }

    private var ledger: Ledger { stage.ledger }

    func make() -> WindowPlan {
        ledger.lists.removePictures(at: CACurrentMediaTime())
        var (result, able): (WindowPlan, [Participant]) = (WindowPlan(), [])
        for one in stage.seekers {
            let reason = one.reasonToRestore(on: stage, in: window)
            result.reasons[ObjectIdentifier(one)] = reason
            if reason == nil { able.append(one) } else { result.restoring.append(one) }
        }
        // Pending layout belongs to the app and is not animated. While a host itself is being laid out, the flush may
        // not reach the views behind the probe, so the target is laid out as well.
        PendingLayout.flush(able.flatMap { [$0.host, $0.target.view] })
        able = able.filter { !$0.hasEnded }
        if !trigger.has(.request), stage.revealed != nil, isScrolledAway { stage.userScrolledRevealedAway() }
        var input = able.isEmpty ? nil : stage.inputToShow
        var chain = Chain(along: input?.path ?? [], in: stage.hosts)
        if let companion = input.flatMap({ companion(of: $0, beside: chain, for: able) }) {
            (input, chain) = (companion, Chain(along: companion.path, in: stage.hosts))
        }
        let keyboard = stage.monitor[window.screen].announced
        for one in able {
            result.reasons[ObjectIdentifier(one)] = one.reasonToStay(for: input, along: chain, under: keyboard)
        }
        result.moving = chain.moving.filter { result.reasons[ObjectIdentifier($0)] == nil }
        result.isLiftReset = ledger.reconcile()
        fill(&result, for: able, along: chain, to: input)
        return result
    }

    /// Measures, and plans for the avoidances that are `able` to move something.
    private func fill(_ result: inout WindowPlan, for able: [Participant], along chain: Chain, to input: UIView?) {
        let views = views(for: result.moving, beside: able, along: chain.path, to: input)
        // A window that leaves all to a call inside moves nothing.
        let outermost = result.moving.last { one in views.contains { $0.owner === one } } ?? result.moving.last
        guard let outermost = outermost ?? able.first,
            var around = outermost.surroundings(on: stage, in: window)
        else {
            ledger.use([], keeping: stage.frozen)
            return stage.forgetPlan()
        }
        let served = result.moving.isEmpty ? nil : input
        let awaitsCaret = served != nil && isCaretLate
        let lifted = views.last { $0.liftAdjuster != nil && $0.owner === outermost }
        (around.lifted, around.lift) = (lifted?.view, lifted?.adjuster.lift)
        var reader = LayoutReader(
            around: around, path: chain.path, input: served, views: views,
            hold: hold(for: outermost), awaitsCaret: awaitsCaret,
            wishes: wishes(for: served, of: result.moving.first ?? outermost),
            lastRests: trigger.has(.request) ? [] : stage.memory.rests(of: input))
        var snapshot = reader.read()
        // Where there is no room for all of a text view, nobody knows yet what of it to show.
        let spacing = reader.wishes.spacing
        if awaitsCaret, reader.hold == nil, !AvoidancePlanner.canShowFocus(of: snapshot, spacing: spacing) {
            reader.hold = .lateCaret
            snapshot = reader.read()
        }
        stage.memory.measured(snapshot, for: input)
        ledger.use(views, keeping: stage.frozen)
        let mayMove = served != nil && !reader.waitsForCaret
        // UIKit scrolls to where the input was before the hosts inside moved, and has to stop.
        if mayMove, result.moving.count > 1, trigger.changesSituation || trigger.has(.recheck) { ledger.stopScrolls() }
        // The text view is shown, but text that does not fit into it has still to be scrolled to the caret.
        let scrollsText = snapshot.movers.contains { $0.isInput && !$0.fits }
        if mayMove, awaitsCaret, scrollsText { stage.recheck(in: 0.02) }
        result.plan = planWithoutSpareSpacing(
            for: snapshot, by: reader, mayStandOnKeyboard: reader.standsOnKeyboard || chain.isInBar)
        if reader.waitsForCaret { result.plan.isProvisional = true }
        result.moved = result.plan.moved.compactMap { views[$0].owner.map(ObjectIdentifier.init) }
        ledger.take(result.plan)
        guard reader.hold == nil else { return }
        stage.memory.planned(result.plan, for: snapshot)
        ledger.remember()
    }

    /// An input in a bar on the keyboard needs no spacing. If the plan moves only to gain that, it is made again
    /// without it.
    private func planWithoutSpareSpacing(
        for snapshot: LayoutSnapshot, by reader: LayoutReader, mayStandOnKeyboard: @autoclosure () -> Bool
    ) -> AvoidancePlan {
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: reader.wishes.spacing)
        guard plan.reason == .moved, plan.required <= reader.wishes.spacing, mayStandOnKeyboard() else { return plan }
        return AvoidancePlanner.plan(for: snapshot, spacing: 0)
    }

    /// The companion to show in place of `input`, if nothing moves for that: it is in another view, such as a bar.
    private func companion(of input: UIView, beside chain: Chain, for able: [Participant]) -> UIView? {
        guard chain.moving.isEmpty else { return nil }
        return able.firstFound { one in
            one.call.settings.companions(of: input).first { view in
                view.window === window && view !== one.target.view && view.isInside(one.target.view)
            }
        }
    }

    // MARK: Whether anything may move

    /// UIKit places the caret some milliseconds after the tap.
    private var isCaretLate: Bool { UIView.areAnimationsEnabled && stage.tracker.mayPlaceCaret }

    /// Why everything is to stay where the user has put it.
    private func hold(for outermost: Participant) -> LayoutReader.Hold? {
        if outermost.coverage.isDragged { return .keyboardDragged }
        return !trigger.bringsFocusBack && isScrolledAway ? .scrolledAway : nil
    }

    /// Whether the user has scrolled away what is to be seen. A layout alone never brings that back.
    private var isScrolledAway: Bool {
        stage.memory.isScrolledAway(to: ledger.offsets, mayBeUIKit: mayBeUIKit && !ledger.isMovedByUser)
    }

    /// Whether UIKit may have scrolled: it does so beside a movement too, but it moves nothing that the user moves.
    private var mayBeUIKit: Bool {
        trigger.has(.recheck) || stage.movement.mayBringFocusBack(at: CACurrentMediaTime())
    }

    // MARK: What is to be seen, and moved

    private func wishes(for input: UIView?, of one: Participant) -> LayoutReader.Wishes {
        let (call, options) = (one.call, one.call.options)
        var wishes = LayoutReader.Wishes(
            spacing: call.spacing(for: input),
            companions: input.map(call.settings.companions) ?? [],
            showsWhole: trigger.changesSituation || !options.followsCaret,
            scrollsAcross: trigger.bringsFocusBack || mayBeUIKit,
            keepsSelection: !trigger.has(.request))
        if options.keepsNextInputVisible, let input, let host = one.callHost {
            wishes.nextInput = FocusOrder(in: host, of: call, from: input).next
        }
        return wishes
    }

    /// The views that move for the input, from the inside out. The scroll views of other avoidances only get an inset.
    private func views(
        for moving: [Participant], beside all: [Participant], along path: [UIView], to input: UIView?
    ) -> [Ledger.Entry] {
        // A text view, or an editor that scrolls by itself, scrolls its own caret.
        var (views, start): ([Ledger.Entry], Int) = ([], input?.textEditor == nil ? 1 : 0)
        for (index, one) in moving.enumerated() {
            let (isBeside, target) = (one.target.leaves(path), one.target.scrollView)
            let lifted = one.target.liftedView ?? (isBeside && one.liftsHost ? one.host : nil)
            // It moves what is between the target of the host inside, where that has ended, and its own.
            let outermost = lifted ?? one.target.view
            let end = path.firstIndex { $0 === outermost } ?? path.startIndex
            for case let scrollView as UIScrollView in path[min(start, end)..<end] where scrollView !== target {
                views += scrolling(scrollView, for: one, to: input)
            }
            if let target { views += scrolling(target, for: one, to: input, isBeside: isBeside) }
            if let lifted, !views.contains(where: { $0.view === lifted }) {
                views.append(Ledger.Entry(ledger.lifting(lifted), of: one))
            }
            start = end + 1
            guard index + 1 < moving.count, !views.isEmpty else { continue }
            // What is around it, up to the next target, goes along with that and clips it. A host clips its own content.
            let around = path[(path[end] === one.host ? end : start)...]
            let outer = moving[index + 1].target.view
            views[views.endIndex - 1].around = around.prefix { $0 !== outer }.indices
        }
        for one in all {
            guard let target = one.target.scrollView, !views.contains(where: { $0.view === target }),
                isNearKeyboard(target, for: one)
            else { continue }
            // From the inside out: inside of what is lifted it comes before that.
            let place = views.firstIndex { $0.liftAdjuster != nil && target.isInside($0.view) } ?? views.endIndex
            views.insert(contentsOf: scrolling(target, for: one, to: input, isBeside: true), at: place)
        }
        return views
    }

    /// Whether the keyboard, or what stands on it, may cover a part of `scrollView`, or has.
    private func isNearKeyboard(_ scrollView: UIScrollView, for one: Participant) -> Bool {
        ledger.all.contains { $0.view === scrollView }
            || window.convert(scrollView.bounds, from: scrollView).maxY > one.keyboardTop(in: window)
                - CoverFromBelow.reach
    }

    /// Nothing for a scroll view that the app has excluded.
    private func scrolling(
        _ scrollView: UIScrollView, for one: Participant, to input: UIView?, isBeside: Bool = false
    ) -> [Ledger.Entry] {
        guard !one.call.settings.keepsInPlace(scrollView) else { return [] }
        let (target, options) = (one.target, one.call.options)
        var view = Ledger.Entry(ledger.scrolling(scrollView), of: one)
        // A pager needs no inset itself; its pages do.
        let servesAllInside = target.kind.isAutomatic || target.scrollView?.isPager ?? false
        view.takesInset =
            scrollView === target.scrollView || (servesAllInside || scrollView === input) && scrollView.isScrollEnabled
        if scrollView === target.scrollView, options.keepsEndVisible { view.answerRoom = options.reservedBottomInset }
        guard isBeside, var around = one.surroundings(on: stage, in: window) else { return [view] }
        let lifted = ledger.liftAdjusters.last { $0.isLifted && scrollView.isInside($0.view) }
        (around.lifted, around.lift) = (lifted?.view, lifted?.lift)
        let barTop = CoverFromBelow(around).barTop(inFrontOf: nil, focus: nil, below: window.safeAreaInsets.top)
        view.roomBottomBesideFocus = barTop ?? one.keyboardTop(in: window)
        return [view]
    }
}
