internal import UIKit

/// An avoidance while its host is on screen: what it moves, the behaviors around it, and what it reports. The ``Stage``
/// plans for it.
@MainActor final class Participant {
    let avoidance: KeyboardAvoidance
    let call: Call
    let stage: Stage
    /// It has given everything back. Callers may still hold it.
    private(set) var hasEnded = false
    private(set) weak var probe: AppearanceProbe?
    /// Notices the layouts of the page that is moved, for a window or a controller with bars.
    private var page: LayoutWatch?
    /// The target that is moved for the focus.
    private(set) var target: AvoidanceTarget
    /// The bar or the safe area that follows the keyboard, whichever input has the focus, if that is the target.
    let bar: BarAdjuster?
    let editing: EditingSupport
    private(set) lazy var coverage = HostCoverage(for: self)
    let drag: KeyboardDragWatch
    private(set) lazy var repair = LayoutRepair(for: self)
    /// Exists while the end of the target is to be kept visible.
    var end: EndKeeper?

    /// Nil for a probe without a window.
    init?(of avoidance: KeyboardAvoidance, probe: AppearanceProbe, monitor: KeyboardMonitor) {
        guard let window = probe.window else { return nil }
        let stage = Stage.of(window, monitor: monitor)
        (self.avoidance, self.probe, self.stage) = (avoidance, probe, stage)
        call = avoidance.call
        (host, target) = (probe.host, call.target)
        bar = target.barAdjuster(in: stage.ledger)
        drag = KeyboardDragWatch(stage.tracker, monitor)
        editing = EditingSupport(of: avoidance) { [weak probe] input, isComing in
            Deferral.reloadInputViews(of: input, isComing: isComing, near: probe)
        }
    }

    /// Begins. What it installs may call the app, which may end it.
    func begin() {
        stage.add(self)
        installEditing()
        repair.updateEndKeeper()
    }

    /// The view that the call belongs to.
    var callHost: UIView? { probe?.host }
    /// The view in which it plans: that one, or the page.
    private(set) weak var host: UIView?

    /// See ``KeyboardDecision/lift``.
    var lift: CGFloat {
        if target.kind.callsClosures { return coverage.height }
        if let bar { return bar.lift }
        let entries = stage.ledger.entries(of: self)
        // What is scrolled in a container stays in there.
        let moved = target.kind == .container ? entries.filter { $0.liftAdjuster != nil } : entries
        return moved.reduce(0) { $0 + $1.adjuster.lift }
    }

    /// Whether it hears of the focus: it moves for that, or supports editing.
    var followsFocus: Bool { target.seeksFocus || call.supportsEditing }

    /// Whether the app has excluded the input that has the focus.
    var ignoresFocus: Bool {
        // It may be one that posts nothing, and has to be searched.
        guard call.settings.ignoresAny, let input = stage.tracker.input() else { return false }
        return call.settings.ignores(input, for: .movement)
    }

    /// Whether the next input that gets the focus will be moved for.
    var movesForNextFocus: Bool { target.seeksFocus && coverage.height > 0 }

    /// Takes every change back, at once. `hostStays` is false if the host leaves the screen together with its input.
    func end(hostStays: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        stage.remove(self)
        drag.stop()
        leavePage()
        // With the host they leave by themselves.
        if hostStays, !stage.ledger.entries(of: self).isEmpty { stage.content.end() }
        UIView.performWithoutAnimation {
            stage.ledger.release(self, scrollsBack: call.options.restoresContentOffset)
            bar?.reconcile(whileEditing: true)
            bar?.apply(AvoidancePlan(reason: .nothingCovered))
            if !stage.participants.contains(where: \.target.seeksFocus) { stage.ledger.lists.removePictures() }
        }
        // The hosts around take over its input at once.
        if hostStays, coverage.height > 0 { stage.need(.arrival) }
        // From here on the app may be called, and start anew.
        editing.end(hostStays: hostStays)
        if hostStays { stage.installEditing(in: callHost) }
        coverage.end()
    }

    // MARK: Events

    /// Something was announced of the keyboard.
    func hear(_ phase: KeyboardTransition.Phase) {
        repair.updateEndKeeper()
        if phase.determinesCoverage { drag.compareGuide() }
        if phase == .didShow { drag.setNeedsSearch() }
        guard call.supportsEditing else { return }
        if phase == .willShow { editing.setNeedsToolbarUpdate() }
        if phase == .didShow, !coverage.isDragged { editing.keyboardDidShow(for: stage.tracker.focusedInput) }
    }

    /// The app has changed the options, or something that posts no notification.
    func update() {
        // Now, and so inside the app's animation.
        keepEnd()
        repair.updateEndKeeper()
        stage.installEditing(in: callHost)
        drag.setNeedsSearch(isThorough: true)
        stage.requestPlan(for: self)
    }

    /// Makes `view` the one to show, if it moves that, or another avoidance does.
    func reveal(_ view: UIView) {
        guard view.window === stage.window, target.seeksFocus, view !== target.view else { return }
        let moving = Chain(along: view.path, in: stage.hosts).moving
        if stage.coveredHeight == 0, let outermost = moving.last?.target.view, view.isDescendant(of: outermost) {
            let scrollViews = view.outwards(to: outermost).dropFirst().compactMap { $0 as? UIScrollView }
            // UIKit's own scroll goes by the least as well. One in another one has to be there before that scrolls.
            for scrollView in scrollViews {
                let rect = scrollView.convert(view.bounds, from: view)
                scrollView.scrollRectToVisible(
                    rect.insetBy(dx: 0, dy: -call.spacing(for: view)), animated: scrollViews.count == 1)
            }
        }
        // A window may have another page for it. The keyboard may come in this turn.
        let isInWindow = stage.hosts.servingPages.contains { view.isInside($0.callHost) }
        if isInWindow || !moving.isEmpty { stage.reveal(view) }
    }

    /// The app has changed a setting of a single input.
    func settingsDidChange() {
        editing.setNeedsToolbarUpdate()
        stage.requestPlan(for: self)
    }

    /// The editing options that count may be others. That may call the app.
    func installEditing() {
        editing.install()
        stage.probe?.setNeedsLayout()
    }

    // MARK: Pages

    /// Whether it moves a page of its host.
    private var isOnPage: Bool { page != nil }

    /// Chooses the page of the input that has the focus while the keyboard is up. To be called before anything is
    /// planned. Without an input it stays with its page.
    func choosePage() {
        guard coverage.isKeyboardUp else { return leavePage() }
        guard let callHost, let path = stage.inputToShow?.path else { return }
        let taken = stage.participants.filter { $0 !== self }.compactMap(\.target.view)
        if let (page, target) = PageChoice(host: callHost, settings: call.settings, taken: taken).page(for: path) {
            choose(target, on: page)
        } else if !path.contains(where: { $0 === host }) {
            leavePage()
        }
    }

    /// From now on `target` on a page is served. What it has moved so far goes back with the next plan.
    private func choose(_ target: AvoidanceTarget, on page: UIView) {
        guard page !== host || !target.isSame(as: self.target) else { return }
        serve(target, in: page)
        self.page = watch(page)
        self.page?.onLeave = { [weak self] in self?.pageWillLeave() }
    }

    /// Serves what the call was made for.
    func leavePage() { if isOnPage { serve(call.target, in: callHost) } }

    private func serve(_ target: AvoidanceTarget, in host: UIView?) {
        drag.stop()
        drag.setNeedsSearch()
        page?.end()
        page = nil
        (self.host, self.target, end) = (host, target, nil)
        guard !hasEnded else { return }
        repair.updateEndKeeper()
        stage.forgetPlan()
    }

    /// Takes everything back at once: the page goes, with all that is in it. Another one may be chosen.
    private func pageWillLeave() {
        UIView.performWithoutAnimation {
            stage.ledger.release(self, scrollsBack: call.options.restoresContentOffset)
        }
        guard !hasEnded else { return }
        leavePage()
        stage.need(.place)
    }

    /// Watches the layouts of `view`, a page or a component in the host.
    func watch(_ view: UIView) -> LayoutWatch {
        let watch = LayoutWatch()
        watch.onBegin = { [weak self] in self?.repair.layoutWillBegin() ?? false }
        watch.onEnd = { [weak self] in
            if self?.repair.layoutDidEnd() == true { self?.stage.probe?.setNeedsLayout() }
        }
        if !SystemAvoidance.isHosting(view) { watch.watch(AppearanceProbe.superview(in: view)) }
        return watch
    }

    // MARK: One turn

    /// Gives the input that has the focus what the editing options ask for.
    func updateEditing() {
        if !hasEnded, call.supportsEditing { editing.update(for: stage.tracker.input()) }
    }

    // MARK: Measuring

    /// Where plans for it are made, as everything is now; nil without a host or a target.
    func surroundings(in window: UIWindow) -> Surroundings? {
        guard let host, let view = target.view else { return nil }
        let (keyboardTop, page) = (keyboardTop(in: window), host.page)
        let bars = stage.hosts.bars(of: host)
        var outermost: UIView?
        // A lifted view goes up to the bars around; a bar of its own stands where they would. The bars and buttons of a
        // window may be in front of its page. A search field at the bottom of the screen is in a bar of the navigation
        // controller.
        if bars.isEmpty {
            outermost = isOnPage ? callHost?.page : host.outwards.first { $0.ownController?.hasBars == true }
        }
        return Surroundings(
            target: view, kind: target.kind, host: host, page: page, outermostPage: outermost ?? page,
            tracker: stage.tracker, bars: bars,
            knownBars: stage.participants.compactMap(\.bar?.bar), standing: stage.standing, window: window,
            keyboardTop: keyboardTop, formerRoomBottom: stage.memory.roomBottom(above: keyboardTop))
    }

    /// Takes in what the app has done to the bar's number, and returns the plan for it. With a `reason` the plan gives the
    /// number back.
    func plan(for bar: BarAdjuster, unless reason: KeyboardDecision.Reason?, in window: UIWindow) -> AvoidancePlan {
        bar.reconcile(whileEditing: stage.tracker.focusedInput != nil)
        if let reason { return AvoidancePlan(reason: reason) }
        return bar.plan(below: keyboardTop(in: window), in: window)
    }

    /// The top edge of the keyboard, as far as that concerns the host, in the coordinates of `window`.
    func keyboardTop(in window: UIWindow) -> CGFloat { window.bounds.maxY - coverage.height }

    /// The view that it lifts for an input with `path` around it: the target; or the host, beside a scroll view.
    func lifted(along path: [UIView]) -> UIView? {
        if target.kind.lifts { return target.view }
        return target.leaves(path) && liftsHost ? host : nil
    }

    /// Whether an input that the target does not move is lifted together with the host. Bars stay.
    var liftsHost: Bool {
        guard let callHost, let scrollView = target.scrollView, scrollView.window != nil, !(callHost is UIWindow) else {
            return false
        }
        return callHost.ownController.map { !$0.hasBars } ?? (callHost !== scrollView)
    }

    // MARK: Why nothing moves

    /// Nothing is to move for it, neither up nor back.
    var isFrozen: Bool { avoidance.isFrozen || swipe != nil }

    /// A finger swipes the page back. UIKit announces a hide, but the keyboard goes along with the page and stays if
    /// the swipe is cancelled.
    ///
    /// Source: <https://github.com/nathantannar4/InputBarAccessoryView/issues/282>
    var swipe: (any UIViewControllerTransitionCoordinator)? {
        guard coverage.height > 0, let screen = stage.window?.screen else { return nil }
        guard stage.monitor[screen].present?.phase.isHide == true else { return nil }
        let transition = host?.nearestController?.navigationController?.transitionCoordinator
        return transition?.initiallyInteractive == true ? transition : nil
    }

    /// Why nothing is avoided for it, so that everything goes back to the app's values; nil if something is. To be
    /// asked before the library lays out what the app has pending.
    func reasonToRestore(in window: UIWindow) -> KeyboardDecision.Reason? {
        if host == nil { return .invalidTarget }
        if isFrozen { return .frozen }
        if coverage.isIgnored { return .ignored }
        guard coverage.isKeyboardUp else { return .nothingCovered }
        if target.kind.callsClosures { return nil }
        guard let anchor = bar?.anchor ?? target.view, anchor === window || anchor.window === window else {
            return .invalidTarget
        }
        if SystemAvoidance.applies(along: anchor.path) { return .systemAvoids }
        return Chain.leavesAll(self, in: stage.hosts) ? .ignored : nil
    }

    /// Why only insets follow the keyboard: the offset and the lift have no input to move for. Nil if they have. To be
    /// asked after that.
    func reasonToStay(along chain: Chain, under keyboard: KeyboardTransition?) -> KeyboardDecision.Reason? {
        if keyboard?.isLocal == false { return .otherApp }
        guard let input = chain.path.first else { return .noFocus }
        if SystemAvoidance.applies(along: chain.path) { return .systemAvoids }
        if call.settings.ignores(input, for: .movement) { return .ignored }
        if chain.contains(self) { return nil }
        return chain.moving.isEmpty && !chain.isInBar ? .focusOutsideHost : .otherAvoidance
    }

    /// Follows a change of the room for the target, and of the app's room below it.
    func keepEnd() {
        if !hasEnded { end?.keep(for: call.options.reservedBottomInset, didMove: stage.ledger.lists.keepWhole) }
    }

    func report(_ plan: AvoidancePlan, after phase: KeyboardTransition.Phase?) {
        guard !hasEnded else { return }
        let decision = KeyboardDecision(
            caller: call.caller, call: call.target.kind.name, phase: phase, reason: plan.reason,
            coveredHeight: coverage.height, focusFrame: plan.focus, requiredLift: plan.required, lift: lift,
            seeksFocus: target.seeksFocus)
        call.handlers.report(
            decision, slip: callHost.flatMap { CallerSlip.sentence(for: plan.reason, of: call, in: $0) })
    }
}
