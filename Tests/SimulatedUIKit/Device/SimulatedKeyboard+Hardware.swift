public import Foundation

// MARK: - Hardware keyboards and their shortcuts bar

extension SimulatedKeyboard {
    /// The height of the bar that is left with a hardware keyboard.
    static let shortcutsBar: CGFloat = 55
    /// The width of what is left of that bar when it is minimized.
    static let minimizedBar: CGFloat = 76

    public func attachHardwareKeyboard() { changeHardware { self.hasHardwareKeyboard = true } }
    public func detachHardwareKeyboard() { changeHardware { self.hasHardwareKeyboard = false } }

    /// A person makes the shortcuts bar of a hardware keyboard a pill at the bottom of the screen, on an iPad.
    public func minimizeShortcutsBar() { changeHardware { self.isBarMinimized = true } }
    public func expandShortcutsBar() { changeHardware { self.isBarMinimized = false } }

    /// A person drags the bar, or what is left of it, to a frame of the screen. All that is told are frames of zeros.
    public func dragShortcutsBar(to frame: CGRect) {
        device.turn {
            guard hasHardwareKeyboard, isShown || isFloating else { return }
            isFloating = true
            cycle += 1
            move(to: frame, shown: false, duration: 0, curve: .keyboard)
            let events: [Event] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
            for event in events { notify(event, .zero, .zero, 0, 7, true) }
        }
    }

    private func changeHardware(_ body: @escaping () -> Void) {
        device.turn {
            body()
            if isShown { focusDidChange(to: device.focusWindow?.simulatedFirstResponder) }
        }
    }

    // MARK: Frames

    /// What is docked is a pill, which nothing stands on.
    var isPill: Bool {
        hasHardwareKeyboard && isBarMinimized && device.hasShortcutsBar && accessoryHeight(accessoryView) == 0
    }

    /// Where a keyboard of this height, or the bar that is left of it, is docked.
    func docked(height: CGFloat) -> CGRect {
        let screen = device.screen.bounds
        let (bar, width) = (device.hasShortcutsBar ? Self.shortcutsBar : 0, Self.minimizedBar)
        if isPill { return CGRect(x: screen.midX - width / 2, y: screen.maxY - bar, width: width, height: bar) }
        let visible = hasHardwareKeyboard ? min(height, bar + accessoryHeight(accessoryView)) : height
        let isBarAlone = hasHardwareKeyboard && device.behavior.hardwareFrame == .ofTheBar
        return CGRect(
            x: 0, y: screen.maxY - visible, width: screen.width, height: isBarAlone ? visible : height)
    }

    /// The end frame that a show tells, for a keyboard that comes to `frame`.
    func toldFrame(_ frame: CGRect) -> CGRect {
        isPill && device.behavior.minimizedBarFrame == .zeros ? .zero : withoutUncountedAccessory(frame)
    }
}

extension SimulatedDevice {
    /// With a hardware keyboard; iPads always have it.
    fileprivate var hasShortcutsBar: Bool {
        behavior.phonesHaveShortcutsBar || model.idiom == .pad
    }
}
