internal import UIKit

/// Checks in each layout pass what the keyboard covers of the window and whether that concerns the host, and tells the app.
@MainActor final class HostCoverage {
    private unowned let participant: Participant
    private var state = CoverageState()

    init(for participant: Participant) { self.participant = participant }

    /// The points of the window's height, from its bottom, that are covered; 0 while a controller is presented over the host.
    var height: CGFloat { state.height }

    /// A finger drags the keyboard.
    var isDragged: Bool { state.isDragged }

    /// A controller is presented over the host while a keyboard may cover it, so that nothing of it counts as covered.
    private(set) var isPresentedOver = false

    /// A closure of the app was called since the last plan.
    var wasCalled = false

    /// Reads what is covered now, also by a keyboard that no notification has told of. The app's closures are called if that is
    /// another height.
    func update() {
        guard let stage = participant.stage, let window = stage.window, let host = participant.host else { return }
        let participant = participant
        stage.unannounced.find(for: participant, in: window, near: host)
        let present = stage.monitor[window.screen].present
        let mayCover = present?.phase.isHide == false
        let input = stage.tracker.lastKnownInput
        isPresentedOver = mayCover && participant.home?.nearestController?.presentsOver(knowing: input) ?? false
        participant.drag.isPresentedOver = isPresentedOver
        participant.drag.updatePadding()
        let transition = isPresentedOver ? nil : present
        let covered = transition?.coveredHeight(of: window) ?? 0
        let change = state.update(
            height: covered, windowSize: window.bounds.size, transition: transition,
            duration: stage.schedule.trigger.animation(usual: nil)?.duration ?? 0)
        if let change { callClosure(with: change) }
        // If the app calls `update()` without a keyboard, the search for scroll views waits for one.
        if stage.schedule.isSettling || height > 0 {
            participant.drag.followIfNeeded(in: host, for: participant.target)
        }
    }

    /// The participant has ended, and with it what was covered.
    func end() { if let transition = state.end() { callClosure(with: transition) } }

    /// Calls the app's closure inside the keyboard's animation, and lays out the host in it as well.
    private func callClosure(with transition: KeyboardTransition) {
        let (participant, avoidance) = (participant, participant.avoidance)
        avoidance.coverageDidChange(with: transition)
        guard let handler = avoidance.handlers.handler(for: transition.phase) else { return }
        wasCalled = true
        guard let host = participant.host else { return handler(transition) }
        if !participant.hasEnded { PendingLayout.flush([host]) }
        transition.animate {
            let pulled = PulledContent(in: participant.drag.scrollViewsUnderFinger)
            handler(transition)
            PendingLayout.layOut(host)
            pulled.restoreOffsets()
        }
    }
}
