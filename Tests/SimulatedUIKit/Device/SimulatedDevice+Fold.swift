import Foundation

// MARK: - A phone that unfolds

extension SimulatedDevice {
    /// The windows, and the keyboard if it is up, go to the inner screen. What is posted of that is a switch.
    public func unfold() { use(.inner) }
    /// They go to the outer screen.
    public func fold() { use(.outer) }

    private func use(_ fold: SimulatedModel.Fold) {
        guard let other = model.onOtherScreen, other.fold == fold else { return }
        var position = keyboard.isShown && !keyboard.isScripted ? behavior.foldNotices : .nothing
        if position.losesKeyboard, fold == .inner { position = .hideAndShow }
        switch position {
        case .hideAndShow, .hide: turn { keyboard.hideForRotation() }
        case .hideUntold: turn { keyboard.disappearSilently() }
        case .nothing, .changeOfFrame: break
        }
        turn {
            let old = screen.bounds
            model = other
            screen = screens.first { $0 !== screen } ?? UIScreen(size: model.screen, scale: model.scale)
            if !screens.contains(screen) { screens.append(screen) }
            screen.simulatedResize(to: model.screen(orientation))
            setOrientation(orientation)
            engine.performing(as: .uikit) {
                for window in windows {
                    let frame = window.simulatedFrame
                    // Assumed: what does not fill the screen stays where it is, as far as the other screen reaches.
                    window.simulatedResize(to: frame == old ? screen.bounds : frame.clipped(to: screen.bounds))
                }
            }
            keyboard.changeScreen(posting: position)
        }
        if position == .hideAndShow { turn { keyboard.showAfterRotation() } }
    }
}

extension CGRect {
    fileprivate func clipped(to bounds: CGRect) -> CGRect {
        let part = intersection(bounds)
        return part.isEmpty ? bounds : part
    }
}

extension SimulatedKeyboard {
    /// The device uses its other screen. The keyboard is at once there as that screen has it, without what was chosen for the one
    /// before.
    func changeScreen(posting position: SimulatedBehavior.FoldNotices) {
        chosenHeight = nil
        isFollowingFinger = false
        guard !isScripted else { return }
        guard let end = placeOnNewScreen else {
            let below = CGRect(x: 0, y: device.screen.bounds.maxY, width: device.screen.bounds.width, height: 0)
            (isShown, isFloating) = (false, false)
            motion = Motion(from: below, to: below, start: device.now, duration: 0, curve: .keyboard)
            putOnKeyboard(nil)
            return
        }
        let begin = motion.to
        cycle += 1
        move(to: end, shown: isShown, duration: 0, curve: .keyboard)
        putOnKeyboard(accessoryView)
        guard position == .changeOfFrame else { return }
        let told = toldFrame(end)
        for event in [Event.willChangeFrame, .didChangeFrame] { notify(event, begin, told, 0, 7, !isOfOtherApp) }
    }

    private var placeOnNewScreen: CGRect? {
        if isFloating { return CGRect(origin: .zero, size: motion.to.size) }
        guard isShown else { return nil }
        let input = device.focusWindow?.simulatedFirstResponder
        let own = isOfOtherApp ? nil : input.flatMap { height(for: $0, with: accessoryView) }
        return docked(height: own ?? motion.to.height)
    }
}
