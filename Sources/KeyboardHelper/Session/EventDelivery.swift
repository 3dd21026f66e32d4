internal import UIKit

/// Delivers what happens to the keyboard, to the scene and to the focus to the avoidances on screen in one window.
@MainActor struct EventDelivery {
    private let stage: Stage

    init(on stage: Stage) { self.stage = stage }

    /// The app may end one while another is told.
    private var listeners: some Sequence<Participant> { stage.hosts.participants.lazy.filter { !$0.hasEnded } }

    func deliver(_ event: FocusTracker.Event) {
        if event == .moved, stage.tracker.focusedInput == nil { stage.unannounced.editingDidEnd() }
        for one in listeners { one.focusDidChange(event) }
    }

    func deliver(_ event: KeyboardMonitor.Event) {
        switch event {
        case .unreadable(let phase):
            for one in listeners {
                one.repair.recordVisibleEnd()
                one.report(AvoidancePlan(reason: .unreadable), after: phase, covered: one.coverage.height)
            }
        case .sceneDidActivate(let scene): sceneDidActivate(scene)
        case .corrected:
            stage.setNeedsPages()
            for one in listeners { one.probe?.setNeedsLayout() }
        case .dragged(let isUnderFinger): for one in listeners { one.keyboardWasDragged(isUnderFinger: isUnderFinger) }
        case .transition(let transition): for one in listeners { one.handle(transition) }
        }
    }

    private func sceneDidActivate(_ scene: UIScene?) {
        guard scene == nil || scene === stage.window?.windowScene else { return }
        for one in listeners { one.setNeedsPlan(.arrival) }
    }
}
