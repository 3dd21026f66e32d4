internal import UIKit

/// The view that the app has asked to see instead of the focus, until the focus moves, the keyboard goes, the user scrolls or
/// types, or the app asks for something else. A keyboard that comes leaves it: apps ask as soon as an input has the focus.
@MainActor struct RevealedView {
    private(set) weak var view: UIView?

    mutating func update(to view: UIView?, after trigger: PlanTrigger) {
        if trigger.bringsFocusBack, trigger.phase != .willShow { self.view = view }
    }

    mutating func userDidScroll() { view = nil }
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
        // A window may have another page for it. The keyboard may come in this turn.
        let owners = stage.hosts.owners.filter { one in !movers.contains { $0 === one } }
        for one in movers + owners where one.home.map(view.isDescendant) ?? false {
            one.setNeedsPlan(.request, revealing: view)
        }
    }
}
