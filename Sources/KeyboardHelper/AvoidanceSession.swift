internal import UIKit

/// One stay of a host on screen: where the stations meet.
///
/// Events only say that a plan is needed. It is made once a turn, in the layout pass, when everything has been said and
/// laid out; and everything is measured when it is used. What an event leaves behind is how the movement is to look.
@MainActor
final class AvoidanceSession {
    private unowned let avoidance: KeyboardAvoidance
    private weak var probe: AppearanceProbe?
    private weak var window: UIWindow?
    private let monitor: KeyboardMonitor
    private let queue = SerialAnimationQueue()
    private var subscription: KeyboardSubscription?
    private var activation: NotificationObservation?
    private var inputs: InputWatch?
    /// Nil where only the app's own closures are called.
    private let mover: (any Mover)?
    private var occasion = PlanOccasion.arrival
    private var lastOccasion = PlanOccasion.arrival
    private var told = ToldCoverage()
    private let teller = DecisionTeller()
    /// After the arrival, until the first event, the host may be laid out some more times.
    private var isSettling = true
    private var hasEnded = false

    init(of avoidance: KeyboardAvoidance, probe: AppearanceProbe, window: UIWindow, monitor: KeyboardMonitor) {
        self.avoidance = avoidance
        self.probe = probe
        self.window = window
        self.monitor = monitor
        mover = avoidance.target.makeMover()
        subscription = monitor.subscribe { [weak self] event in self?.keyboard(event) }
        activation = monitor.center.observe(
            UIScene.didActivateNotification, parse: { $0.object as? UIScene }
        ) { [weak self] scene in
            if let self, scene == nil || scene === self.window?.windowScene { setNeedsPlan(.arrival) }
        }
        inputs = InputWatch(of: avoidance, center: monitor.center) { [weak self] event in
            self?.setNeedsPlan(event == .moved ? .request : .typing)
        }
        setNeedsPlan()
    }

    private var host: UIView? { probe?.host }

    /// Whether what gets the focus now will be brought in sight.
    var bringsInSight: Bool { avoidance.target.movesFocus && told.height > 0 }

    /// How far the content stands above where it would be; where nothing is moved, the covered height.
    var lift: CGFloat { avoidance.target.movesFocus ? (mover as? TargetMover)?.lift ?? 0 : told.height }

    /// Gives back everything, at once. What the keyboard itself shows need not be mended if the host leaves with its input.
    func end(hostStays: Bool) {
        hasEnded = true
        queue.cancelPending()
        inputs?.end(hostStays: hostStays)
        UIView.performWithoutAnimation { restore(isAnimated: false) }
        if let transition = told.end() { tell(transition) }
    }

    private func restore(isAnimated: Bool) {
        mover?.restore(offset: avoidance.options.restoresContentOffset, isAnimated: isAnimated)
    }

    // MARK: Events

    private func keyboard(_ event: KeyboardMonitor.Event) {
        switch event {
        case .unreadable(let phase):
            report(.nothing(.unreadable), .unreadable(phase), covered: told.height)
        case .transition(let transition):
            if transition.phase == .willShow { inputs?.mayHaveMoved() }
            setNeedsPlan(.keyboard(transition))
        }
    }

    func optionsDidChange() {
        inputs?.optionsDidChange()
        setNeedsPlan()
    }

    /// Before the app's call gives `input` the focus.
    func prepare(_ input: UIView) { inputs?.prepare(input) }

    /// The app asks: something may have changed that nobody told of.
    func update() {
        // A handler that asks for a plan whenever it hears of one would never hear the last.
        guard !teller.isTelling else { return }
        inputs?.mayHaveMoved()
        setNeedsPlan()
    }

    func setNeedsPlan(_ reason: PlanOccasion = .request) {
        if reason.isNews { isSettling = false }
        occasion = occasion.joined(by: reason)
        probe?.setNeedsLayout()
    }

    // MARK: The plan of this turn

    /// The window, unless it is in the background: what is told there (the lock screen announces empty frames) is looked at
    /// on coming back.
    private var visibleWindow: UIWindow? {
        window.flatMap { $0.windowScene?.activationState == .background ? nil : $0 }
    }

    func planForCoverage() {
        guard let window = visibleWindow else { return }
        let announcement = announcement(in: window)
        let covered = announcement?.coveredHeight(of: window) ?? 0
        if let transition = told.follow(covered, in: window, announcement, occasion.motion(usual: nil)) {
            tell(transition)
        }
        // What follows a constraint is laid out anew, so it comes before anything is measured.
        if !avoidance.target.movesFocus { plan() }
    }

    func planForFocus() {
        guard let window = visibleWindow, let host, !hasEnded else { return }
        inputs?.serveInput(in: window, host: host)
        if avoidance.target.movesFocus { plan() }
    }

    /// What a constraint is pinned to may have been lifted, and the constraint with it.
    func planAfterOthers() {
        if !avoidance.target.movesFocus, mover != nil, told.height > 0 { plan(for: lastOccasion.again) }
    }

    private func plan() { plan(for: occasion) }

    private func plan(for occasion: PlanOccasion) {
        // A handler may have ended the avoidance.
        guard visibleWindow != nil, !hasEnded else { return }
        lastOccasion = occasion
        self.occasion = isSettling ? .settling : .layout
        queue.run(takingOver: occasion.takesOver) { [weak self] in self?.work(for: occasion) }
    }

    private func work(for occasion: PlanOccasion) -> SerialAnimationQueue.Work? {
        let covered = told.height
        let proposal = proposal(covered: covered)
        let conclusion = { [weak self] in
            guard let self, occasion.isEvent || proposal.differs else { return }
            report(proposal, occasion, covered: covered)
        }
        guard proposal.differs else {
            conclusion()
            return nil
        }
        let usual = occasion.motion(usual: monitor.usualMotion)
        let motion = proposal.putsBack && !occasion.isAnnounced ? nil : usual
        return SerialAnimationQueue.Work(motion: motion, conclusion: conclusion) { proposal.apply(motion != nil) }
    }

    /// What should be done, measured as things are now.
    private func proposal(covered: CGFloat) -> MoveProposal {
        guard let host, let window, let mover else {
            guard avoidance.target.isClosures else { return .nothing(.invalidTarget) }
            return .nothing(covered > 0 ? .moved : .nothingCovered)
        }
        guard covered > 0 else { return restoring(.nothingCovered) }
        guard let place = mover.place, place.window === window else { return restoring(.invalidTarget) }
        if SystemAvoidance.isAround(place) { return restoring(.systemAvoids) }
        if avoidance.givesWay { return restoring(.ignored) }
        // Measured as it will be, and not animated by us. What was added after the probe need not be reached through the
        // host.
        AppearanceProbe.flushLayout(of: [host, place])
        let isLocal = monitor.announcement(on: window.screen)?.isLocal ?? true
        let (input, obstacle) = inputs?.movable(in: window, host: host, isLocal: isLocal) ?? (nil, nil)
        let need = MoveNeed(
            input: input, settings: avoidance.settings, options: avoidance.options, host: host, window: window,
            keyboardTop: window.bounds.maxY - covered)
        guard var proposal = mover.propose(for: need) else { return .nothing(.invalidTarget) }
        proposal.reason = obstacle ?? proposal.reason
        return proposal
    }

    /// Nothing is to be avoided: everything goes back.
    private func restoring(_ reason: KeyboardDecision.Reason) -> MoveProposal {
        mover?.observe()
        return MoveProposal(reason: reason, differs: mover?.isHolding ?? false) { [weak self] in
            self?.restore(isAnimated: $0)
        }
    }

    // MARK: What a plan asks

    /// The keyboard's last word for this window. Before the first, what the layout guide knows; none while something is
    /// presented over the host, whose inputs then are somebody else's.
    private func announcement(in window: UIWindow) -> KeyboardTransition? {
        guard let host, !host.isPresentedOver else { return nil }
        return monitor.announcement(on: window.screen) ?? host.keyboardOfLayoutGuide
    }

    // MARK: Telling

    /// The app's closures move what they move with the keyboard; what they leave to layout moves along.
    private func tell(_ transition: KeyboardTransition) {
        let handler = transition.phase == .willShow ? avoidance.showHandler : avoidance.hideHandler
        guard let handler else { return }
        guard let host else { return handler(transition) }
        if !hasEnded { AppearanceProbe.flushLayout(of: [host]) }
        transition.animate {
            handler(transition)
            host.layoutIfNeeded()
        }
    }

    private func report(_ proposal: MoveProposal, _ occasion: PlanOccasion, covered: CGFloat) {
        guard !hasEnded else { return }
        teller.tell(
            avoidance.decisionHandler,
            KeyboardDecision(
                phase: occasion.phase, reason: proposal.reason, covered: covered, focus: proposal.focus,
                required: proposal.required, lift: lift))
    }
}
