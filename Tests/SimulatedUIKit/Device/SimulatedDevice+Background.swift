import Foundation

// MARK: - Background and lock

extension SimulatedDevice {
    /// Something comes over the app, or the app is about to leave: its scenes, or one of them, are on screen and inactive.
    public func resignActive(_ scene: UIWindowScene? = nil) {
        turn {
            for scene in chosen(scene) where scene.activationState == .foregroundActive {
                move(scene, to: .foregroundInactive, telling: UIScene.willDeactivateNotification)
            }
        }
    }

    /// Another app comes to the front, or one scene leaves the screen. The first responder keeps the focus; what becomes
    /// of the keyboard is a switch. A scene that leaves by itself takes its keyboard along.
    public func enterBackground(_ scene: UIWindowScene? = nil) {
        turn {
            let leaving = chosen(scene).filter { $0.activationState != .background }
            guard !leaving.isEmpty else { return }
            leaving.forEach(resignActive)
            let position = behavior.backgroundKeyboard
            let isPart = scenes.contains { $0.activationState != .background && !leaving.contains($0) }
            let owner = leaving.first { $0 === focusWindow?.windowScene }
            let concerned = keyboard.isShown && !keyboard.isScripted && (!isPart || owner != nil)
            if concerned, position.postsHide || isPart && position == .stays {
                if isPart { owner?.simulatedTookKeyboard = true }
                keyboard.hide()
            }
            for scene in leaving { move(scene, to: .background, telling: UIScene.didEnterBackgroundNotification) }
            if concerned, position == .leavesSilently, keyboard.isShown {
                keyboard.disappearSilently()
                focusWindow?.simulatedEndEditingInBackground()
            }
        }
    }

    /// The app, or one of its scenes, is on its way back: on screen and inactive.
    public func beginEnteringForeground(_ scene: UIWindowScene? = nil) {
        turn {
            let returning = chosen(scene).filter { $0.activationState == .background }
            for scene in returning {
                move(scene, to: .foregroundInactive, telling: UIScene.willEnterForegroundNotification)
            }
            guard returning.contains(where: isOfKeyboard), !keyboard.isShown, !keyboard.isScripted,
                behavior.backgroundKeyboard == .returnsSilently
            else { return }
            keyboard.appearSilently()
        }
    }

    /// The app, or one of its scenes, is back on screen and active.
    public func enterForeground(_ scene: UIWindowScene? = nil) {
        let returning = chosen(scene).filter { $0.activationState != .foregroundActive }
        guard !returning.isEmpty else { return }
        turn {
            for scene in returning {
                beginEnteringForeground(scene)
                move(scene, to: .foregroundActive, telling: UIScene.didActivateNotification)
            }
        }
        keyboard.tellBarAloneAtReturn()
        let hasFocus = focusWindow?.simulatedFirstResponder != nil
        keyboard.losesAccessory = behavior.losesAccessoryViews && hasFocus
        let shows = returning.contains { isOfKeyboard($0) && $0.simulatedTookKeyboard }
        for scene in returning { scene.simulatedTookKeyboard = false }
        guard shows || behavior.backgroundKeyboard == .postsHide, !keyboard.isScripted else { return }
        if behavior.backgroundKeyboard == .returnsSilently { return }
        turn { keyboard.focusDidChange(to: focusWindow?.simulatedFirstResponder) }
    }

    /// The screen is locked. What is posted of a standing keyboard is a switch.
    public func lock() {
        enterBackground()
        guard keyboard.isShown, !keyboard.isScripted else { return }
        keyboard.postLockNotices()
    }

    /// The screen is unlocked: the keyboard of the standing focus is there, announced anew or not.
    public func unlock() {
        enterForeground()
        turn { keyboard.showAfterLock() }
    }

    /// All scenes, or the one that is named.
    private func chosen(_ scene: UIWindowScene?) -> [UIWindowScene] { scene.map { [$0] } ?? scenes }

    /// The keyboard is for an input of this scene; with no input, for any.
    private func isOfKeyboard(_ scene: UIWindowScene) -> Bool {
        guard let focusWindow else { return true }
        return focusWindow.windowScene === scene
    }

    private func move(_ scene: UIWindowScene, to state: UIScene.ActivationState, telling name: Notification.Name) {
        scene.activationState = state
        engine.performing(as: .app) { NotificationCenter.default.post(name: name, object: scene) }
    }
}
