internal import UIKit

/// What happens: to the keyboard, and at the app's request.
extension AvoidanceSession {
    func receive(_ event: KeyboardMonitor.Event) {
        noteEnd()
        switch event {
        case .unreadable(let phase):
            report(AvoidancePlan(reason: .unreadable), after: phase, covered: coverage.height)
        case .dragged(let isUnderFinger):
            setNeedsPlan(.drag(isUnderFinger: isUnderFinger))
            // The keyboard goes back with a motion of its own, and this is inside of it.
            if UIView.inheritedAnimationDuration > 0 { probe?.layoutIfNeeded() }
        case .transition(let transition, let claim):
            let accepted = claim.flatMap { holds($0) ? $0 : nil }
            accepted.map(monitor.accept)
            if (accepted ?? transition).phase == .willShow { focusMayHaveMoved() }
            swiftUI.receive(transition.phase)
            if transition.phase.determinesCoverage { drag.compareGuide() }
            if transition.phase == .didShow { drag.setNeedsSearch() }
            setNeedsPlan(.keyboard(accepted ?? transition))
        }
    }

    /// Whether what a notification claims agrees with the focus.
    private func holds(_ claim: KeyboardTransition) -> Bool {
        guard let window else { return false }
        let isShow = claim.phase == .willShow
        return isShow == HostsOnScreen.isEditing && (!isShow || claim.coveredHeight(of: window) > 0)
    }

    /// The app has changed the options, or something that posts no notification.
    func update() {
        // Now, and so inside the app's animation.
        adjuster.keepEnd()
        noteEnd()
        HostsOnScreen.updateEditing(in: host)
        drag.setNeedsSearch(isThorough: true)
        requestPlan()
    }

    /// The app has changed a setting of a single input. Of many such changes in a turn, the inputs hear once.
    func settingsDidChange() {
        editing.setNeedsNewInputs()
        requestPlan()
    }

    /// The app has changed a setting, or moved the focus. The other avoidances that may move for it plan as well.
    func requestPlan() {
        for session in HostsOnScreen.sessions(around: self) {
            // To an input that posts nothing, perhaps.
            session.tracker?.setNeedsSearch()
            // If a decision handler did that, it is no event, and reported only if something moves.
            if session.isReporting { session.probe?.setNeedsLayout() } else { session.setNeedsPlan(.request) }
        }
    }
}
