public import UIKit

// The keyboard's state, which anybody may ask for: a view, a view model, a presenter of toasts. No call has to be made
// before.
extension KeyboardTransition {
    /// The docked keyboard in the scene of a view, whoever shows it; nil if there is none, and for a view without a
    /// window.
    ///
    /// ``overlap(with:)`` says how much of a view it covers. Its duration is that of its last movement. A floating
    /// keyboard is none. While a finger drags it, this is where it was dragged to.
    @MainActor public static func current(in view: UIView) -> KeyboardTransition? {
        guard let window = view.window else { return nil }
        let monitor = KeyboardMonitor.shared
        monitor.followWindows()
        // A keyboard that stands already announces nothing. The layout that it takes to find it may ask the same: nothing
        // is known already then.
        if !monitor.knows(window.screen) {
            monitor[window.screen] = KeyboardBelief()
            window.askLayoutGuide().map(monitor.accept)
        }
        return monitor[window.screen].present?.ifCovering(window)
    }

    /// The last docked keyboard that was on screen in this orientation; nil before the first, and for a view without a
    /// window.
    ///
    /// A panel in the keyboard's place gets its height from ``overlap(with:)``.
    @MainActor public static func lastShown(in view: UIView) -> KeyboardTransition? {
        guard let window = view.window else { return nil }
        let shown = KeyboardMonitor.shared.lastShown(on: window.screen) ?? current(in: view)
        return shown?.ifCovering(window)
    }

    /// Every movement of the keyboard from now on, in order: all six phases, outside of UIKit's animations.
    ///
    /// ``Phase/didShow`` and ``Phase/didHide`` tell that the keyboard has arrived or left. Nothing is left out, however
    /// late it is asked for. A finger that drags the keyboard is not told. One task listens to a stream. It ends with
    /// the view, and holds neither that nor anything else once nobody listens; so the task must not hold the view or
    /// its controller.
    ///
    /// ```swift
    /// let updates = KeyboardTransition.updates(in: view)
    /// Task { [weak self] in
    ///     for await transition in updates where transition.phase == .didShow {
    ///         self?.showHint()
    ///     }
    /// }
    /// ```
    @MainActor public static func updates(in view: UIView) -> AsyncStream<KeyboardTransition> {
        KeyboardUpdates.stream(in: view, from: .shared)
    }

    /// The transition, if its keyboard covers a part of `window` in the end.
    @MainActor private func ifCovering(_ window: UIWindow) -> KeyboardTransition? {
        coveredHeight(of: window) > 0 ? self : nil
    }
}
