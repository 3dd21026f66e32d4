internal import Foundation
internal import UIKit

/// One stay of a host on screen: where the stations meet.
///
/// Events only say that a plan is needed. It is made once a turn, in the layout pass, when everything has been said and
/// laid out; and everything is measured when it is used. What an event leaves behind is how the movement is to look.
@MainActor
final class AvoidanceSession {
    private unowned let avoidance: KeyboardAvoidance
    private weak var host: UIView?
    private weak var probe: AppearanceProbe?
    private weak var window: UIWindow?
    private let monitor: KeyboardMonitor
    private let queue = SerialAnimationQueue()
    private var subscription: KeyboardSubscription?
    private var focusTracker: FocusTracker?
    private let scrollViews = ScrollAdjusters()
    private var occasion = PlanOccasion.arrival
    /// For the time before the first notification of the process.
    private lazy var coveredAtArrival = host?.coveredByKeyboardGuide ?? 0

    init(
        of avoidance: KeyboardAvoidance, host: UIView, probe: AppearanceProbe, window: UIWindow,
        monitor: KeyboardMonitor
    ) {
        self.avoidance = avoidance
        self.host = host
        self.probe = probe
        self.window = window
        self.monitor = monitor
        subscription = monitor.subscribe { [weak self] event in self?.keyboard(event) }
        focusTracker = FocusTracker(center: monitor.center) { [weak self] event in self?.focus(event) }
    }

    /// How far the content stands above where it would be.
    var lift: CGFloat { scrollViews.moved }

    /// Gives back everything, at once.
    func end() {
        queue.cancelPending()
        AnimationTiming.none.animate { self.restore(isAnimated: false) }
    }

    private func restore(isAnimated: Bool) {
        scrollViews.restore(offset: avoidance.options.restoresContentOffset, isAnimated: isAnimated)
    }

    // MARK: Events

    private func keyboard(_ event: KeyboardMonitor.Event) {
        switch event {
        case .unreadable(let phase):
            report(.unreadable, .unreadable(phase), covered: window.map(coveredHeight) ?? 0)
        case .transition(let transition):
            if transition.phase == .willShow { focusTracker?.mayHaveMoved() }
            setNeedsPlan(.keyboard(transition))
        }
    }

    private func focus(_ event: FocusTracker.Event) {
        setNeedsPlan(event == .moved ? .request : .typing)
    }

    /// The app asks: something may have changed that nobody told of.
    func update() {
        focusTracker?.mayHaveMoved()
        setNeedsPlan()
    }

    func setNeedsPlan(_ reason: PlanOccasion = .request) {
        occasion = occasion.joined(by: reason)
        probe?.setNeedsLayout()
    }

    // MARK: The plan of this turn

    func plan() {
        let occasion = occasion
        self.occasion = .layout
        queue.run(takingOver: occasion.takesOver) { [weak self] in self?.work(for: occasion) }
    }

    private func work(for occasion: PlanOccasion) -> SerialAnimationQueue.Work? {
        guard let host, let window else { return nil }
        let covered = coveredHeight(of: window)
        let timing = occasion.timing(usual: monitor.usualMotion)
        guard covered > 0 else {
            return restoring(timing, .nothingCovered, occasion: occasion, covered: 0)
        }
        guard case .scrollView(let weak) = avoidance.target, let target = weak.object, target.window === window else {
            return restoring(timing, .invalidTarget, occasion: occasion, covered: covered)
        }
        // What the app has pending is laid out first, so that it is measured as it will be and not animated by us. What
        // was added after the probe need not be reached through the host.
        host.layoutIfNeeded()
        target.layoutIfNeeded()
        scrollViews.observe()
        let options = avoidance.options
        let reader = LayoutReader(
            host: host, window: window, scrollView: target, followsCaret: options.followsCaret,
            contribution: scrollViews.contribution)
        let (input, obstacle) = movableInput(in: window, host: host)
        let (snapshot, used) = reader.read(input: input, keyboardTop: window.bounds.maxY - covered)
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: options.spacing)
        scrollViews.use(used)

        let differs = scrollViews.differ(from: plan.scrolls)
        let reason = obstacle ?? plan.reason(hasFocus: snapshot.focus != nil, moves: differs)
        let conclusion = { [weak self] in
            guard let self, occasion.isEvent || differs else { return }
            report(reason, occasion, covered: covered, focus: snapshot.focus, required: plan.required)
        }
        guard differs else {
            conclusion()
            return nil
        }
        return SerialAnimationQueue.Work(timing: timing, conclusion: conclusion) { [scrollViews] in
            scrollViews.apply(plan.scrolls, isAnimated: timing.duration > 0)
        }
    }

    /// Nothing is to be avoided: everything goes back.
    private func restoring(
        _ timing: AnimationTiming, _ reason: KeyboardDecision.Reason, occasion: PlanOccasion, covered: CGFloat
    ) -> SerialAnimationQueue.Work? {
        let conclusion = { [weak self] in
            guard let self, occasion.isEvent else { return }
            report(reason, occasion, covered: covered)
        }
        scrollViews.observe()
        guard scrollViews.isHolding else {
            conclusion()
            return nil
        }
        return SerialAnimationQueue.Work(timing: timing, conclusion: conclusion) { [weak self] in
            self?.restore(isAnimated: timing.duration > 0)
        }
    }

    private func coveredHeight(of window: UIWindow) -> CGFloat {
        monitor.announcement(on: window.screen)?.coveredHeight(of: window) ?? coveredAtArrival
    }

    /// The input that things may be moved for; or why there is none.
    private func movableInput(in window: UIWindow, host: UIView) -> (UIView?, KeyboardDecision.Reason?) {
        guard monitor.announcement(on: window.screen)?.isLocal ?? true else { return (nil, .otherApp) }
        guard let input = focusTracker?.input(in: window, host: host) else { return (nil, .noFocus) }
        return input.isDescendant(of: host) ? (input, nil) : (nil, .focusOutsideHost)
    }

    private func report(
        _ reason: KeyboardDecision.Reason, _ occasion: PlanOccasion, covered: CGFloat, focus: CGRect? = nil,
        required: CGFloat = 0
    ) {
        guard let handler = avoidance.decisionHandler else { return }
        handler(
            KeyboardDecision(
                phase: occasion.phase, reason: reason, covered: covered, focus: focus, required: required, lift: lift))
    }
}

extension AvoidancePlan {
    /// Why things are where the plan puts them.
    fileprivate func reason(hasFocus: Bool, moves: Bool) -> KeyboardDecision.Reason {
        if !hasFocus { return .focusOutsideHost }
        if abs(missing) >= AvoidancePlanner.negligible { return .noRoom }
        return moves && required > 0 ? .moved : .alreadyVisible
    }
}
