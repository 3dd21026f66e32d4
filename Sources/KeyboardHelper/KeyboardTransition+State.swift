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
        let isFirst = !monitor.knows(window.screen)
        let question = monitor[window.screen].question ?? .infinity
        if isFirst || CACurrentMediaTime() >= question {
            monitor[window.screen].endDoubt()
            if let found = window.askLayoutGuide() {
                monitor.accept(found)
                if isFirst { monitor.doubt(on: window.screen) }
            }
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

    /// The points of the view's height, from its bottom edge, that the docked keyboard covers now; 0 without one, and
    /// for a view without a window.
    ///
    /// ``current(in:)`` and ``overlap(with:)`` in one call.
    @MainActor public static func currentOverlap(with view: UIView) -> CGFloat {
        current(in: view)?.overlap(with: view) ?? 0
    }

    /// The transition, if its keyboard covers a part of `window` in the end.
    @MainActor private func ifCovering(_ window: UIWindow) -> KeyboardTransition? {
        coveredHeight(of: window) > 0 ? self : nil
    }
}
