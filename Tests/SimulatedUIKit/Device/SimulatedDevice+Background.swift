import Foundation

// MARK: - Background and lock

extension SimulatedDevice {
    /// Something comes over the app, or the app is about to leave: its scene is on screen and inactive.
    public func resignActive() {
        turn {
            guard scene.activationState == .foregroundActive else { return }
            move(to: .foregroundInactive, telling: UIScene.willDeactivateNotification)
        }
    }

    /// Another app comes to the front. The first responder keeps the focus; what becomes of the keyboard is a switch.
    public func enterBackground() {
        turn {
            guard scene.activationState != .background else { return }
            resignActive()
            if keyboard.isShown, !keyboard.isScripted, behavior.backgroundKeyboard.postsHide { keyboard.hide() }
            move(to: .background, telling: UIScene.didEnterBackgroundNotification)
            if keyboard.isShown, !keyboard.isScripted, behavior.backgroundKeyboard == .leavesSilently {
                keyboard.disappearSilently()
                focusWindow?.simulatedEndEditingInBackground()
            }
        }
    }

    /// The app is on its way back: its scene is on screen and inactive.
    public func beginEnteringForeground() {
        turn {
            guard scene.activationState == .background else { return }
            move(to: .foregroundInactive, telling: UIScene.willEnterForegroundNotification)
            if !keyboard.isShown, !keyboard.isScripted, behavior.backgroundKeyboard == .returnsSilently {
                keyboard.appearSilently()
            }
        }
    }

    /// The app is back on screen and active.
    public func enterForeground() {
        turn {
            guard scene.activationState != .foregroundActive else { return }
            beginEnteringForeground()
            move(to: .foregroundActive, telling: UIScene.didActivateNotification)
        }
        guard behavior.backgroundKeyboard == .postsHide, !keyboard.isScripted else { return }
        turn { keyboard.focusDidChange(to: focusWindow?.simulatedFirstResponder as? UIView) }
    }

    /// The screen is locked: with a focus, a burst of shows with empty frames is posted in the background.
    public func lock() {
        enterBackground()
        guard keyboard.isShown, !keyboard.isScripted else { return }
        keyboard.postLockBurst()
    }

    /// The screen is unlocked: the keyboard of the standing focus shows again.
    public func unlock() {
        enterForeground()
        turn { keyboard.showAfterLock() }
    }

    private func move(to state: UIScene.ActivationState, telling name: Notification.Name) {
        scene.activationState = state
        engine.performing(as: .app) { NotificationCenter.default.post(name: name, object: scene) }
    }
}
