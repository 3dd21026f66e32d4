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
    /// Nil where only the app's own closures are called, and where the target was gone on arrival.
    private let mover: (any Mover)?
    private var occasion = PlanOccasion.arrival
    private var told = ToldCoverage()
    /// While the handler of decisions runs, nothing else is told: it would never hear the last of what it causes itself.
    private var isTelling = false
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
        setNeedsPlan(.arrival)
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
        UIView.performWithoutAnimation {
            restore(isAnimated: false)
            if hostStays { tellOfMovement() }
        }
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
        request()
    }

    /// Before the app's call gives `input` the focus.
    func prepare(_ input: UIView) { inputs?.prepare(input) }

    /// The app asks: something may have changed that nobody told of.
    func update() {
        inputs?.mayHaveMoved()
        request()
    }

    /// A plan for what the app has changed. One that a handler asks for is no event, and told only if something moves.
    func request() {
        if isTelling { probe?.setNeedsLayout() } else { setNeedsPlan() }
    }

    func setNeedsPlan(_ reason: PlanOccasion = .request) {
        if reason.isNews { isSettling = false }
        occasion = occasion.joined(by: reason)
        probe?.setNeedsLayout()
    }

    // MARK: The plan of this turn

    /// The window, as long as plans are made for it: not after a handler has ended the avoidance, and not in the background.
    /// What is told there (the lock screen announces empty frames) is looked at on coming back.
    private var visibleWindow: UIWindow? {
        hasEnded ? nil : window.flatMap { $0.windowScene?.activationState == .background ? nil : $0 }
    }

    func planForCoverage() {
        guard let window = visibleWindow else { return }
        let announcement = announcement(in: window)
        let covered = announcement?.coveredHeight(of: window) ?? 0
        // The app's closures move with an announcement alone; what else makes a difference is there at once.
        if let transition = told.follow(covered, in: window, announcement, occasion.motion(usual: nil)) {
            tell(transition)
        }
        // What follows a constraint is laid out anew, so it comes before anything is measured.
        if !avoidance.target.movesFocus { plan() }
    }

    func planForFocus() {
        guard let window = visibleWindow, let host else { return }
        inputs?.serveInput(in: window, host: host)
        if avoidance.target.movesFocus { plan() }
    }

    private func plan() {
        guard visibleWindow != nil else { return }
        let occasion = occasion
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
        return SerialAnimationQueue.Work(motion: motion, conclusion: conclusion) { [weak self] in
            proposal.apply(motion != nil)
            self?.tellOfMovement()
        }
    }

    private func tellOfMovement() {
        if avoidance.target.movesFocus { probe?.tellOfMovement() }
    }

    /// What a constraint is pinned to is moved by another avoidance, and the constraint with it. A plan of its own that is
    /// still to come will find that out by itself.
    func follow() {
        guard visibleWindow != nil, !avoidance.target.movesFocus, !occasion.isEvent, told.height > 0 else { return }
        let proposal = proposal(covered: told.height)
        if proposal.differs { proposal.apply(true) }
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
        // Measured as it will be, and not animated by us. Of a host that is being laid out, what comes after the probe may
        // not be reached any more; so the target is asked by itself.
        AppearanceProbe.flushLayout(of: [host, place])
        // The app's own layout may have ended the avoidance.
        guard !hasEnded else { return .nothing(.invalidTarget) }
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
        guard !hasEnded, !isTelling, let handler = avoidance.decisionHandler else { return }
        isTelling = true
        defer { isTelling = false }
        handler(
            KeyboardDecision(
                phase: occasion.phase, reason: proposal.reason, covered: covered, focus: proposal.focus,
                required: proposal.required, lift: lift))
    }
}
