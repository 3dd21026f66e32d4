internal import UIKit

/// Checks in each layout pass what the keyboard covers of the window and whether that concerns the host, and tells the
/// app.
@MainActor final class HostCoverage {
    private unowned let participant: Participant
    /// The points of the window's height, from its bottom, that are covered; 0 while a controller is presented over the
    /// host, or the focus is ignored.
    private(set) var height: CGFloat = 0
    /// The same of the host's own height, if its closures are to hear of that.
    private var overlap: CGFloat = 0
    /// The keyboard that covers it, as of the last layout.
    private var transition: KeyboardTransition?
    /// A closure may move the host itself, which moves the host again.
    private var moveGuard = LoopGuard()
    /// Notices that a host with a bar or closures is moved under the keyboard.
    private weak var watch: ContentWatch?

    init(for participant: Participant) { self.participant = participant }

    /// A finger drags the keyboard.
    var isDragged: Bool { transition?.isDragged == true }

    /// The keyboard covers something, or a finger has dragged it away from there.
    var isKeyboardUp: Bool { height > 0 || isDragged }

    /// The input that has the focus is ignored by what follows the keyboard alone, so that nothing of the host counts
    /// as covered.
    private(set) var isIgnored = false

    /// Closures of the app were called since the last plan.
    var hasCalledClosures = false

    /// Takes in where the keyboard is. The app's closures are called if that covers more or less than before.
    func update(to present: KeyboardTransition?, in window: UIWindow) {
        // The app may end it from within.
        let (participant, stage) = (participant, participant.stage)
        guard !participant.hasEnded, let host = participant.host else { return }
        let mayCover = present?.phase.isHide == false
        let input = stage.tracker.lastKnownInput
        let isPresentedOver =
            mayCover && participant.callHost?.nearestController?.presentsOver(knowing: input) ?? false
        isIgnored = mayCover && !participant.target.seeksFocus && participant.ignoresFocus
        let swipe = participant.swipe
        swipe?.animate(alongsideTransition: nil) { [weak stage] _ in stage?.need(.request) }
        if swipe != nil || participant.avoidance.isFrozen { return }
        let transition = isPresentedOver || isIgnored ? nil : present
        let height = transition?.coveredHeight(of: window) ?? 0
        let hasClosures = height > 0 && participant.target.kind.callsClosures
        let overlap = hasClosures ? transition?.overlap(with: host) : nil
        if let change = take(transition, height, overlap ?? 0) { callClosure(with: change) }
        guard !participant.hasEnded else { return }
        var isWatched = hasClosures || height > 0 && watch != nil
        // A bar is watched from the first look on, so that a show costs no constraints, and not in what scrolls.
        if height > 0, participant.bar != nil, stage.trigger.has(.recheck) {
            isWatched = !host.outwards.contains { $0 is UIScrollView }
        }
        watchPlace(of: isWatched ? host : nil, in: window)
        participant.drag.followIfNeeded(in: host, for: participant.target)
    }

    /// The participant has ended, and with it what was covered.
    func end() {
        watchPlace(of: nil, in: nil)
        if let hide = take(nil, 0, 0) { callClosure(with: hide) }
    }

    /// Takes in what is covered now. Returns the transition for the app's closures; nil if nothing has changed. A posted
    /// hide keeps its own duration.
    private func take(_ new: KeyboardTransition?, _ height: CGFloat, _ overlap: CGFloat) -> KeyboardTransition? {
        let (isDrag, trigger) = (new?.isDragged == true, participant.stage.trigger)
        let isSame = abs(height - self.height) < AvoidancePlanner.negligible && isDrag == isDragged
        var usual: KeyboardTransition?
        if isSame {
            // The same keyboard covers more or less of a host that was moved.
            let (now, isExchange) = (CACurrentMediaTime(), !trigger.isNewEvent)
            guard abs(overlap - self.overlap) >= AvoidancePlanner.negligible,
                moveGuard.allows(asExchange: isExchange, at: now)
            else { return nil }
            moveGuard.count(at: now)
            usual = participant.stage.monitor.lastAnimatedTransition
        }
        let before = transition
        (self.height, self.overlap, transition) = (height, overlap, new)
        if isDrag { return new }
        // The hide that the keyboard has posted, or one made from its last show.
        guard height > 0 else { return new?.phase == .willHide ? new : before?.asHide }
        return new?.with(duration: trigger.movement(usual: usual)?.duration ?? 0)
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
        let (participant, handlers) = (participant, participant.call.handlers)
        handlers.cover?(transition)
        guard let closure = handlers.closure(for: transition.phase) else { return }
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
