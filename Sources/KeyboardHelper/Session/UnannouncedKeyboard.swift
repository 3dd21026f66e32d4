internal import UIKit

/// Finds a keyboard that no notification has told of, or what stands on it.
///
/// A layout guide knows of a keyboard before the first notification of the process, and when the scene has become active. It
/// may be wrong for a moment, so against a notification it counts only if it says the same in the next turn. That no keyboard
/// is there is believed only if nobody edits: a guide may lie at the bottom.
@MainActor final class UnannouncedKeyboard {
    private unowned let stage: Stage
    /// The scene has become active, so the keyboard may have come or gone without a notification.
    private var look: Look?

    /// One of a few looks at the layout guide.
    private struct Look {
        /// UIKit may bring the keyboard back a little later.
        var looksLeft = 4
        /// What the last look has found to be covered.
        var height: CGFloat?
        /// A turn may lay out the host several times.
        var earliest: TimeInterval = 0
    }

    init(on stage: Stage) { self.stage = stage }

    private var monitor: KeyboardMonitor { stage.monitor }

    func sceneDidActivate() { look = Look() }

    /// Looks for both, near `participant`. To be called before anything is measured.
    func find(for participant: Participant, in window: UIWindow, near host: UIView) {
        findKeyboard(for: participant, in: window)
        findAccessory(for: participant, in: window, near: host)
    }

    private func findKeyboard(for participant: Participant, in window: UIWindow) {
        let trigger = participant.schedule.trigger
        let known = monitor.lastTransition(on: window.screen)
        if look == nil, trigger.isArrivalEvent, let known { forgetIfGone(known, for: participant, from: window) }
        guard look != nil || (known == nil && trigger.isEvent) else { return }
        let (look, now) = (look, CACurrentMediaTime())
        guard now >= look?.earliest ?? 0 else { return }
        self.look = nil
        guard let input = stage.tracker.input() else {
            if let known, !Stage.isEditing { accept(known.asHide) }
            return
        }
        let found = askLayoutGuide(of: participant)
        guard let known else {
            if let found { accept(found) }
            return
        }
        let (height, knownHeight) = (found?.coveredHeight(of: window), known.coveredHeight(of: window))
        guard knownHeight == 0 || height != nil else { return }
        // On some systems the guide leaves out what stands on the keyboard.
        let accessoryHeight = input.nearestAccessoryView?.bounds.height ?? 0
        if let height, [0, accessoryHeight].contains(where: { abs(height + $0 - knownHeight) <= 1 }) { return }
        if let found, let height, let earlier = look?.height, abs(height - earlier) <= 1 { return accept(found) }
        guard let look, look.looksLeft > 1 else { return }
        // A guide was seen to be too high for less than that after an app was opened.
        let pause = 0.06
        self.look = Look(looksLeft: look.looksLeft - 1, height: height, earliest: now + pause - 0.01)
        Deferral.askAgain(participant.probe, in: pause)
    }

    /// Takes what was found for true, for all participants.
    private func accept(_ found: KeyboardTransition) {
        monitor.accept(found)
        stage.setNeedsLayout()
    }

    /// From iOS 26 on, a notification may leave out what a controller puts on the keyboard. That knows itself where it is.
    ///
    /// Source: <https://github.com/badoo/Chatto/pull/797>
    private func findAccessory(for participant: Participant, in window: UIWindow, near host: UIView) {
        let trigger = participant.schedule.trigger
        guard trigger.phase != nil || trigger.isMove, monitor.dragged == nil else { return }
        guard let known = monitor.lastTransition(on: window.screen), known.coveredHeight(of: window) > 0 else { return }
        let input = stage.tracker.lastKnownInput.flatMap { $0.isFirstResponder ? $0 : nil }
        let accessory = [input, host].lazy.compactMap(\.self).compactMap(\.nearestAccessoryView).first { view in
            view.window != nil && (input?.window === window || input?.isDescendant(of: view) ?? true)
        }
        guard accessory != nil || input?.window === window else { return }
        let space = (known.screen ?? window.screen).coordinateSpace
        let found = known.standing(under: accessory.map { $0.convert($0.bounds, to: space) })
        guard found != known else { return }
        monitor.accept(found)
        // The guide is compared with what is known now.
        participant.drag.compareGuide()
    }

    /// A keyboard may have gone unheard while no avoidance was there. A host that arrives believes in one only if somebody
    /// edits, or the guide shows it.
    private func forgetIfGone(_ known: KeyboardTransition, for participant: Participant, from window: UIWindow) {
        let height = known.coveredHeight(of: window)
        guard height > 0, known.isLocal, !Stage.isEditing else { return }
        let shown = askLayoutGuide(of: participant)?.coveredHeight(of: window) ?? 0
        if abs(shown - height) > 1 { monitor.accept(known.asHide) }
    }

    /// Asks the guide of a view that exists for this moment only.
    private func askLayoutGuide(of participant: Participant) -> KeyboardTransition? {
        guard let place = participant.probe?.outwards.first(where: \.supportsLayoutGuide) else { return nil }
        let view = UIView(frame: place.bounds)
        view.isUserInteractionEnabled = false
        place.addSubview(view)
        defer { view.removeFromSuperview() }
        _ = view.keyboardLayoutGuide
        PendingLayout.flush([view])
        return view.layoutGuideTransition
    }
}
