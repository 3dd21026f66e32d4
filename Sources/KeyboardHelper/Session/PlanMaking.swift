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
        var result = WindowPlan()
        let able = ableOnes(&result)
        result.isLiftReset = ledger.reconcile()
        guard !able.isEmpty else {
            moveNothing()
            return result
        }
        let input = stage.inputToShow
        let chain = chain(to: input, for: able)
        let keyboard = stage.monitor[window.screen].announced
        for one in able { result.reasons[ObjectIdentifier(one)] = one.reasonToStay(along: chain, under: keyboard) }
        result.moving = chain.moving.filter { result.reasons[ObjectIdentifier($0)] == nil }
        if let shown = chain.path.first, let innermost = result.moving.first {
            move(to: shown, along: chain, from: innermost, beside: able, &result)
        } else {
            addInsets(for: able, lastInput: input, &result)
        }
        return result
    }

    /// The avoidances that something may be avoided for. Why the others are not is in `result`.
    private func ableOnes(_ result: inout WindowPlan) -> [Participant] {
        var able: [Participant] = []
        for one in stage.seekers {
            let reason = one.reasonToRestore(in: window)
            result.reasons[ObjectIdentifier(one)] = reason
            if reason == nil { able.append(one) } else { result.restoring.append(one) }
        }
        // Pending layout belongs to the app and is not animated. While a host itself is being laid out, the flush may
        // not reach the views behind the probe, so the target is laid out as well.
        PendingLayout.flush(able.flatMap { [$0.host, $0.target.view] })
        if !trigger.has(.request), stage.revealed != nil, isScrolledAway { stage.userScrolledRevealedAway() }
        return able.filter { !$0.hasEnded }
    }

    /// The way from `input` outwards; or from its companion, if nothing moves for the input itself: that is in another
    /// view, such as a bar.
    private func chain(to input: UIView?, for able: [Participant]) -> Chain {
        guard let input else { return Chain(along: [], in: stage.hosts) }
        let chain = Chain(along: input.path, in: stage.hosts)
        guard chain.moving.isEmpty, let companion = companion(of: input, for: able) else { return chain }
        return Chain(along: companion.path, in: stage.hosts)
    }

    private func companion(of input: UIView, for able: [Participant]) -> UIView? {
        able.firstFound { one in
            one.call.settings.companions(of: input).first { view in
                view.window === window && view !== one.target.view && view.isInside(one.target.view)
            }
        }
    }

    /// Nothing moves for an input: scroll views that the keyboard covers get an inset.
    private func addInsets(
        for able: [Participant], lastInput input: UIView?, _ result: inout WindowPlan
    ) {
        var views: [Ledger.Entry] = []
        addBeside(able, to: &views)
        guard let first = able.first, let around = able.firstFound({ $0.surroundings(in: window) }) else {
            return moveNothing()
        }
        let hold = hold(for: first)
        let snapshot = MoverReader(around: around, views: views, isDragged: first.coverage.isDragged).read()
        stage.memory.measured(snapshot, for: input)
        result.plan = AvoidancePlanner.plan(for: snapshot, spacing: 0)
        ledger.use(views, for: result.plan, keeping: stage.frozen)
        if hold == nil { remember(result.plan, for: snapshot) }
    }

    /// Nothing is to be moved.
    private func moveNothing() {
        ledger.use([], for: WindowPlan().plan, keeping: stage.frozen)
        stage.forgetPlan()
    }

    /// Measures, and plans for the avoidances that move for `input`.
    private func move(
        to input: UIView, along chain: Chain, from innermost: Participant, beside able: [Participant],
        _ result: inout WindowPlan
    ) {
        var views = views(for: result.moving, along: chain.path, to: input)
        addBeside(able, to: &views)
        // A window that leaves all to a call inside moves nothing.
        let outermost = result.moving.last { one in views.contains { $0.owner === one } } ?? innermost
        let hold = hold(for: outermost)
        guard let around = outermost.surroundings(in: window) else { return moveNothing() }
        let lifted = views.filter { $0.owner === outermost }.liftAdjusters.last
        var reader = LayoutReader(
            movers: MoverReader(
                around: around.lifting(lifted), views: views, isDragged: outermost.coverage.isDragged),
            input: input, path: chain.path, hold: hold, awaitsCaret: isCaretLate,
            wishes: wishes(for: input, of: innermost),
            // After a request nothing counts as moved: the app, or the focus, may have moved all.
            lastRests: trigger.has(.request) ? [] : stage.memory.rests(of: input))
        var snapshot = reader.read()
        let spacing = reader.wishes.spacing
        // Where there is no room for all of a text view, nobody knows yet what of it to show.
        if reader.awaitsCaret, reader.hold == nil, !AvoidancePlanner.canShowFocus(of: snapshot, spacing: spacing) {
            reader.hold = .lateCaret
            snapshot = reader.read()
        }
        stage.memory.measured(snapshot, for: input)
        result.plan = plan(for: snapshot, from: reader, isInBar: chain.isInBar)
        if reader.waitsForCaret { result.plan.isProvisional = true }
        result.moved = result.plan.moved.compactMap { views[$0].owner.map(ObjectIdentifier.init) }
        ledger.use(views, for: result.plan, keeping: stage.frozen)
        if !reader.waitsForCaret { prepareMovement(of: result.moving, snapshot, awaitsCaret: reader.awaitsCaret) }
        if reader.hold == nil { remember(result.plan, for: snapshot) }
    }

    private func prepareMovement(of moving: [Participant], _ snapshot: LayoutSnapshot, awaitsCaret: Bool) {
        // UIKit scrolls to where the input was before the hosts inside moved, and has to stop.
        if moving.count > 1, trigger.changesSituation || trigger.has(.recheck) { ledger.stopScrolls() }
        // The text view is shown, but text that does not fit into it has still to be scrolled to the caret.
        if awaitsCaret, snapshot.movers.contains(where: { $0.isInput && !$0.fits }) { stage.recheck(in: 0.02) }
    }

    private func remember(_ plan: AvoidancePlan, for snapshot: LayoutSnapshot) {
        stage.memory.planned(plan, for: snapshot)
        ledger.remember()
    }

    /// An input in a bar on the keyboard needs no spacing. If the plan moves only to gain that, it is made again
    /// without it.
    private func plan(
        for snapshot: LayoutSnapshot, from reader: LayoutReader, isInBar: @autoclosure () -> Bool
    ) -> AvoidancePlan {
        let spacing = reader.wishes.spacing
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: spacing)
        guard plan.reason == .moved else { return plan }
        // UIKit lays out what a guide holds before it tells where the keyboard goes.
        if trigger == .layout, reader.isHeldByGuide {
            var snapshot = snapshot
            (snapshot.focus, snapshot.reasonWithoutFocus) = (nil, .alreadyVisible)
            return AvoidancePlanner.plan(for: snapshot, spacing: spacing)
        }
        guard plan.required <= spacing, reader.standsOnKeyboard || isInBar() else { return plan }
        return AvoidancePlanner.plan(for: snapshot, spacing: 0)
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

    private func wishes(for input: UIView, of one: Participant) -> LayoutReader.Wishes {
        let (call, options) = (one.call, one.call.options)
        let companions = call.settings.companions(of: input)
        var wishes = LayoutReader.Wishes(
            spacing: call.spacing(for: input),
            companions: companions,
            others: companions,
            showsWhole: trigger.changesSituation || !options.followsCaret,
            scrollsAcross: trigger.bringsFocusBack || mayBeUIKit,
            keepsSelection: !trigger.has(.request))
        if companions.isEmpty, options.keepsNextInputVisible, let host = one.callHost,
            let next = FocusOrder(in: host, of: call, from: input).next
        {
            wishes.others = [next]
        }
        return wishes
    }

    /// The views that move for the input, from the inside out.
    private func views(
        for moving: [Participant], along path: [UIView], to input: UIView
    ) -> [Ledger.Entry] {
        // A text view, or an editor that scrolls by itself, scrolls its own caret.
        var (views, firstPlace): ([Ledger.Entry], Int) = ([], input.textEditor == nil ? 1 : 0)
        for (index, one) in moving.enumerated() {
            let (isBeside, target) = (one.target.leaves(path), one.target.scrollView)
            let lifted = one.lifted(along: path)
            // It moves what is between the target of the host inside, where that has ended, and its own.
            let outermost = lifted ?? one.target.view
            let targetPlace = path.firstIndex { $0 === outermost } ?? path.startIndex
            for case let scrollView as UIScrollView in path[min(firstPlace, targetPlace)..<targetPlace] {
                views += scrolling(scrollView, for: one, to: input)
            }
            if let target { views += isBeside ? beside(target, for: one) : scrolling(target, for: one, to: input) }
            if let lifted, !views.contains(where: { $0.view === lifted }) {
                views.append(Ledger.Entry(ledger.lifting(lifted), of: one))
            }
            firstPlace = targetPlace + 1
            guard index + 1 < moving.count, !views.isEmpty else { continue }
            // What is around it, up to the next target, goes along with that and clips it. A host clips its own content.
            let outside = path[(path[targetPlace] === one.host ? targetPlace : firstPlace)...]
            let outer = moving[index + 1].target.view
            views[views.endIndex - 1].around = outside.prefix { $0 !== outer }.indices
        }
        return views
    }

    /// Adds the scroll views of avoidances that do not move for the input. They only get an inset.
    private func addBeside(_ all: [Participant], to views: inout [Ledger.Entry]) {
        for one in all {
            guard let target = one.target.scrollView, !views.contains(where: { $0.view === target }),
                isNearKeyboard(target, for: one)
            else { continue }
            // From the inside out: inside of what is lifted it comes before that.
            let place = views.firstIndex { $0.liftAdjuster != nil && target.isInside($0.view) }
            views.insert(contentsOf: beside(target, for: one), at: place ?? views.endIndex)
        }
    }

    /// Whether the keyboard, or what stands on it, may cover a part of `scrollView`, or has.
    private func isNearKeyboard(_ scrollView: UIScrollView, for one: Participant) -> Bool {
        let bottom = window.convert(scrollView.bounds, from: scrollView).maxY
        if bottom > one.keyboardTop(in: window) - CoverFromBelow.reach { return true }
        return ledger.all.contains { $0.view === scrollView }
    }

    /// Nothing for a scroll view that the app has excluded.
    private func scrolling(_ scrollView: UIScrollView, for one: Participant, to input: UIView) -> [Ledger.Entry] {
        guard !one.call.settings.keepsInPlace(scrollView) else { return [] }
        if scrollView === one.target.scrollView { return [target(scrollView, of: one)] }
        var view = Ledger.Entry(ledger.scrolling(scrollView), of: one)
        // A pager needs no inset itself; its pages do.
        let servesAllInside = one.target.kind.isAutomatic || one.target.scrollView?.isPager == true
        view.takesInset = (servesAllInside || scrollView === input) && scrollView.isScrollEnabled
        return [view]
    }

    /// The scroll view of an avoidance, beside the focus.
    private func beside(_ scrollView: UIScrollView, for one: Participant) -> [Ledger.Entry] {
        guard !one.call.settings.keepsInPlace(scrollView) else { return [] }
        var view = target(scrollView, of: one)
        guard let around = one.surroundings(in: window) else { return [view] }
        let lifted = ledger.liftAdjusters.last { $0.isLifted && scrollView.isInside($0.view) }
        // A small button in a corner does not end the range.
        view.roomBottomBesideFocus = CoverFromBelow(around.lifting(lifted), of: scrollView).roomBottom(
            leastShare: 0.5, below: window.safeAreaInsets.top)
        return [view]
    }

    /// The scroll view that an avoidance is called for.
    private func target(_ scrollView: UIScrollView, of one: Participant) -> Ledger.Entry {
        var view = Ledger.Entry(ledger.scrolling(scrollView), of: one)
        view.takesInset = true
        if one.call.options.keepsEndVisible { view.answerRoom = one.call.options.reservedBottomInset }
        return view
    }
}
