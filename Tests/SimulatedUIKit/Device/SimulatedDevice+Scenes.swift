public import Foundation

// MARK: - Windows and scenes

extension SimulatedDevice {
    /// A window without a scene joins that of the key window.
    func adopt(_ window: UIWindow) {
        window.simulatedDevice = self
        if window.windowScene == nil { window.windowScene = self.window.windowScene ?? scene }
        if !windows.contains(window) { windows.append(window) }
        safeAreasMayHaveChanged = true
    }

    func makeKey(_ window: UIWindow) {
        adopt(window)
        window.windowScene?.simulatedKeyWindow = window
        self.window = window
    }

    /// Another window of the key window's scene, which becomes the key window. `frame` is in screen coordinates.
    @discardableResult
    public func makeWindow(frame: CGRect) -> UIWindow {
        let window = UIWindow(frame: frame)
        turn { makeKey(window) }
        return window
    }

    /// The window of another scene of the app, as in Split View and Stage Manager. It becomes the key window; the windows
    /// of other scenes stay where they are. `frame` is in screen coordinates.
    @discardableResult
    public func makeScene(frame: CGRect) -> UIWindow {
        let scene = UIWindowScene()
        scene.simulatedDevice = self
        scene.simulatedFrame = frame
        scenes.append(scene)
        let window = UIWindow(windowScene: scene)
        turn { makeKey(window) }
        return window
    }
}

extension UIWindow {
    /// The keyboard belongs to the window where editing began last.
    var simulatedHasKeyboard: Bool {
        guard let owner = simulatedDevice?.focusWindow else { return true }
        return owner === self
    }

    /// Its first responder has kept the focus while an input of another scene had the keyboard, and has the keyboard
    /// again. Editing never ended, so nothing tells that it begins.
    func simulatedTakeKeyboardBack() {
        guard let simulatedDevice, simulatedDevice.focusWindow?.windowScene !== windowScene else { return }
        simulatedDevice.focusWindow = self
        simulatedDevice.keyboard.focusDidChange(to: simulatedFirstResponder)
    }
}
