internal import UIKit

/// Finds out from a layout guide what no notification has told.
extension AvoidanceSession {
    /// A layout guide knows of a keyboard that no notification has told of: before the first one of the process, and when the
    /// scene has become active. It may be wrong for a moment, so against a notification it counts only if it says the same in
    /// the next turn. That no keyboard is there is believed only if nobody edits: a guide may lie at the bottom.
    func findUnannouncedKeyboard(in window: UIWindow, near host: UIView) {
        let known = monitor.lastTransition(on: window.screen)
        guard lookAtGuide != nil || (known == nil && trigger.isEvent) else { return }
        let look = lookAtGuide
        lookAtGuide = nil
        guard (tracker?.input(in: window, host: host) ?? window.firstResponder) != nil else {
            if let known, !HostsOnScreen.isEditing { monitor.accept(known.asHide) }
            return
        }
        guard let found = askLayoutGuide() else { return }
        guard let known else { return monitor.accept(found) }
        let height = found.coveredHeight(of: window)
        guard abs(height - known.coveredHeight(of: window)) > 1 else { return }
        if case .second(let earlier) = look, abs(height - earlier) <= 1 { return monitor.accept(found) }
        lookAtGuide = .second(height: height)
        if let probe { Deferral.askAgain(probe) }
    }

    /// Asks the guide of a view that exists for this moment only.
    private func askLayoutGuide() -> KeyboardTransition? {
        guard let place = probe?.outwards.first(where: \.supportsLayoutGuide) else { return nil }
        let view = UIView(frame: place.bounds)
        view.isUserInteractionEnabled = false
        place.addSubview(view)
        defer { view.removeFromSuperview() }
        _ = view.keyboardLayoutGuide
        PendingLayout.flush([view])
        return view.layoutGuideTransition
    }
}
