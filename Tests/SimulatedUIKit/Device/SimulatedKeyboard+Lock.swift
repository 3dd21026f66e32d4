// MARK: - The lock screen

extension SimulatedKeyboard {
    /// Told to an app whose screen is locked while an input has the focus.
    func postLockNotices() {
        switch device.behavior.lockNotices {
        case .nothing: break
        case .show: device.turn { announceWhereItStands() }
        case .hide:
            isHiddenByLock = true
            device.turn { hide() }
        case .showsOfZeros:
            for _ in 0..<2 {
                device.turn { for event in [Event.willShow, .didShow] { notify(event, .zero, .zero, 0, 7, true) } }
            }
        }
    }

    func showAfterLock() {
        guard !isScripted else { return }
        let announces = device.behavior.unlockAnnouncesKeyboard
        if isHiddenByLock {
            isHiddenByLock = false
            guard announces else { return appearSilently() }
            focusDidChange(to: device.focusWindow?.simulatedFirstResponder)
        } else if isShown, announces {
            announceWhereItStands()
        }
    }

    private func announceWhereItStands() {
        announce([.willChangeFrame, .willShow], then: [.didChangeFrame, .didShow], motion.to, motion.to, 0)
    }
}
