internal import UIKit

/// Tells the app: calls its closures, and reports decisions.
extension AvoidanceSession {
    /// Calls the app's closure inside the keyboard's animation, and lays out the host in it as well.
    func callClosure(with transition: KeyboardTransition) {
        avoidance.coverageDidChange(with: transition)
        let handlers = avoidance.handlers
        guard let handler = handlers.handler(for: transition.phase) else { return }
        schedule.closureWasCalled()
        guard let host else { return handler(transition) }
        if !hasEnded { PendingLayout.flush([host]) }
        transition.animate {
            self.drag.keepingPulledContent {
                handler(transition)
                host.layoutIfNeeded()
            }
        }
    }

    func report(_ plan: AvoidancePlan, after phase: KeyboardTransition.Phase?, covered: CGFloat) {
        guard !hasEnded, !isReporting, let handler = avoidance.handlers.decision else { return }
        isReporting = true
        defer { isReporting = false }
        handler(
            KeyboardDecision(
                phase: phase, reason: plan.reason, covered: covered, focus: plan.focus, required: plan.required,
                lift: lift, seeksFocus: target.seeksFocus))
    }
}
