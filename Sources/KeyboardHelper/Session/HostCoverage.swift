internal import UIKit

/// Checks in each layout pass what the keyboard covers of the window and whether that concerns the host, and tells the
/// app.
@MainActor final class HostCoverage {
    private unowned let participant: Participant
    private var state = CoverageState()
    /// A closure may move the host itself, which moves the host again.
    private var moveGuard = LoopGuard()
    /// Notices that a host with closures is moved under the keyboard.
    private weak var watch: ContentWatch?

    init(for participant: Participant) { self.participant = participant }

    /// The points of the window's height, from its bottom, that are covered; 0 while a controller is presented over the
    /// host.
    var height: CGFloat { state.height }

    /// A finger drags the keyboard.
    var isDragged: Bool { state.isDragged }

    /// The keyboard covers something, or a finger has dragged it away from there.
    var isKeyboardUp: Bool { height > 0 || isDragged }

    /// The input that has the focus is ignored by what follows the keyboard alone, so that nothing of the host counts
    /// as covered.
    private(set) var isIgnored = false

    /// Closures of the app were called since the last plan.
    var hasCalledClosures = false

    /// Reads what is covered now, also by a keyboard that no notification has told of. The app's closures are called if
    /// that is another height.
    func update() {
        guard let stage = participant.stage, let window = stage.window, let host = participant.host else { return }
        let participant = participant
        stage.unannounced.find(for: participant, in: window, near: host)
        let present = stage.monitor[window.screen].present
        let mayCover = present?.phase.isHide == false
        let input = stage.tracker.lastKnownInput
        let isPresentedOver =
            mayCover && participant.callHost?.nearestController?.presentsOver(knowing: input) ?? false
        isIgnored = mayCover && !participant.target.seeksFocus && participant.ignoresFocus
        let swipe = participant.swipe
        swipe?.animate(alongsideTransition: nil) { [weak stage] _ in stage?.need(.request) }
        if swipe != nil || participant.avoidance.isFrozen { return }
        let transition = isPresentedOver || isIgnored ? nil : present
        let covered = transition?.coveredHeight(of: window) ?? 0
        let hasClosures = covered > 0 && participant.target.kind.callsClosures
        var place = window.bounds
        if hasClosures {
            let frame = window.convert(host.bounds, from: host)
            (place.origin.y, place.size.height) = (frame.minY, frame.height)
        }
        let (now, trigger) = (CACurrentMediaTime(), stage.schedule.trigger)
        let isMoved = state.isMoved(to: place, under: covered)
        if isMoved, !moveGuard.allows(asExchange: !trigger.isNewEvent, at: now) { return }
        let usual = isMoved ? stage.monitor.lastAnimatedTransition : nil
        let change = state.update(
            height: covered, place: place, transition: transition,
            duration: trigger.movement(usual: usual)?.duration ?? 0)
        if isMoved { moveGuard.count(at: now) }
        if let change { callClosure(with: change) }
        watchPlace(of: hasClosures ? host : nil, in: window)
        participant.drag.followIfNeeded(in: host, for: participant.target)
    }

    /// The participant has ended, and with it what was covered.
    func end() {
        watchPlace(of: nil, in: nil)
        if let transition = state.end() { callClosure(with: transition) }
    }

    /// A view that is moved is not laid out itself. One in a scroll view, or drawn by SwiftUI, hears of its size alone.
    private func watchPlace(of host: UIView?, in window: UIWindow?) {
        guard watch?.superview !== host || watch?.isPinned == false else { return }
        watch?.removeFromSuperview()
        watch = nil
        guard let host, let window, host !== window, !(host is UIScrollView), !SystemAvoidance.isHosting(host) else {
            return
        }
        let new = ContentWatch(window, in: host) { [weak stage = participant.stage] in stage?.probe?.setNeedsLayout() }
        // Its superview keeps it.
        watch = new
    }

    /// Calls the app's closure inside the keyboard's animation, and lays out the host in it as well.
    private func callClosure(with transition: KeyboardTransition) {
        let (participant, avoidance) = (participant, participant.avoidance)
        avoidance.fitContent(animatedWith: transition)
        guard let closure = avoidance.handlers.closure(for: transition.phase) else { return }
        hasCalledClosures = true
        guard let host = participant.host else { return closure(transition) }
        if !participant.hasEnded { PendingLayout.flush([host]) }
        transition.animate {
            let pulled = OverscrolledContent(in: participant.drag.scrollViewsUnderFinger)
            closure(transition)
            PendingLayout.layOut(host)
            pulled.restoreOffsets()
        }
    }
}
