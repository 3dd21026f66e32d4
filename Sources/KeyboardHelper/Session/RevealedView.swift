internal import UIKit

/// The view that the app has asked to see instead of the focus, until the focus, the keyboard or the app asks for something else.
@MainActor struct RevealedView {
    private(set) weak var view: UIView?

    mutating func update(to view: UIView?, after trigger: PlanTrigger) {
        if trigger.bringsFocusBack { self.view = view }
    }

    /// The keyboard has another height, which nothing had announced. `trigger` is that of the turn, which may be the app's request.
    mutating func keyboardDidChange(before trigger: PlanTrigger) {
        if !trigger.bringsFocusBack { view = nil }
    }
}

extension Participant {
    /// Makes `view` the one to show.
    func reveal(_ view: UIView) {
        guard let stage, view.window === window, target.seeksFocus, view !== target.view else { return }
        let movers = Chain(along: view.path, in: stage.hosts).movers
        if coverage.height == 0, let outermost = movers.last?.target.view, view.isDescendant(of: outermost) {
            let spacing = InputSpacing.points(for: view, avoidance.settings, avoidance.options)
            view.scrollToVisible(in: outermost, spacing: spacing)
        }
        // The keyboard may come in this turn.
        for one in movers { one.setNeedsPlan(.request, revealing: view) }
    }
}
