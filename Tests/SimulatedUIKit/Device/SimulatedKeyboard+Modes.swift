public import Foundation

// MARK: - Floating, other apps

extension SimulatedKeyboard {
    /// A person drags the docked keyboard loose: it floats at a frame of the screen. What is told is that no docked
    /// keyboard is left; while it is moved, only frames of zeros are.
    public func float(frame: CGRect) {
        device.turn {
            guard isShown || isFloating else { return }
            if isFloating {
                move(to: frame, shown: false, duration: 0, curve: .keyboard)
                notify(.willChangeFrame, .zero, .zero, 0, 7, true)
                notify(.didChangeFrame, .zero, .zero, 0, 7, true)
            } else {
                isFloating = true
                let begin = motion.to
                announce([.willChangeFrame, .willHide], then: [.didChangeFrame, .didHide], begin, frame, 0.25)
            }
        }
    }

    /// A floating keyboard is put back to the bottom.
    public func dock() {
        device.turn {
            guard isFloating else { return }
            isFloating = false
            focusDidChange(to: device.focusWindow?.simulatedFirstResponder)
        }
    }

    /// A floating keyboard leaves with the focus; only its frame changes.
    func leaveFloating() {
        isFloating = false
        let (begin, end) = (motion.to, frameBelowScreen)
        announce([.willChangeFrame], then: [.didChangeFrame], begin, end, 0.25)
    }

    /// The keyboard of another app on the same screen.
    public func showForOtherApp(frame: CGRect) {
        device.turn {
            isOfOtherApp = true
            let begin = isShown ? motion.to : frame.offsetBy(dx: 0, dy: frame.height)
            announce([.willChangeFrame, .willShow], then: [.didChangeFrame, .didShow], begin, frame, 0.25)
        }
    }
}

// MARK: - Rotation

extension SimulatedKeyboard {
    /// The hide cycle of a rotation: in the coordinates of the orientation that was.
    func hideForRotation() {
        guard !isScripted else { return }
        hide()
    }

    /// The show cycle after it: the keyboard of the new orientation, which nobody saw leave.
    func showAfterRotation() {
        guard !isScripted else { return }
        let below = CGRect(x: 0, y: device.screen.bounds.maxY, width: device.screen.bounds.width, height: 0)
        motion = Motion(from: below, to: below, start: device.now, duration: 0, curve: .keyboard)
        focusDidChange(to: device.focusWindow?.simulatedFirstResponder)
    }
}

// MARK: - Interactive dismissal

extension SimulatedKeyboard {
    /// Follows a finger that has reached it, down and up again; nothing is posted meanwhile.
    func followFinger(at y: CGFloat) {
        guard isShown, let place = dockedPlace else { return }
        let bottom = device.screen.bounds.maxY
        let halt = device.behavior.draggedAccessoryHalts ? accessoryHeight(accessoryView) : 0
        let lowest = bottom - max(halt, heightLeft)
        let end = place.offsetBy(dx: 0, dy: min(max(y + dismissPadding, place.minY), lowest) - place.minY)
        guard end != motion.to else { return }
        isFollowingFinger = true
        move(to: end, shown: true, duration: 0, curve: .keyboard)
    }

    /// The finger lets go: a keyboard that is well below its place goes, any other comes back.
    func letGo() {
        guard isFollowingFinger, let place = dockedPlace else { return }
        isFollowingFinger = false
        let height = device.screen.bounds.maxY - place.minY
        if motion.to.minY > place.minY + height * 0.25, let window = device.focusWindow {
            _ = window.simulatedResign()
        } else {
            // It comes back with a plain curve (react-native-keyboard-controller PR 1047), unless the spring is stretched.
            let curve = device.behavior.keyboardCurve == .spring ? SimulatedCurve.easeInOut : .keyboard
            guard device.behavior.cancelledDragPostsWillShow else {
                move(to: place, shown: true, duration: 0.25, curve: curve)
                return UIView.animate(withDuration: 0.25, delay: 0, options: optionsOfFollowers(curve)) {
                    self.layOutGuideOwners(.afterNotices)
                }
            }
            // Its begin frame is as high as its end frame, and below the screen.
            announce(
                [.willChangeFrame, .willShow], then: [.didChangeFrame, .didShow], place.offsetBy(dx: 0, dy: height),
                place, 0.25, told: withoutUncountedAccessory(place), curve: curve)
        }
    }

    /// Where it stands when no finger drags it.
    private var dockedPlace: CGRect? {
        guard let input = device.focusWindow?.simulatedFirstResponder else { return nil }
        return height(for: input, with: accessoryView).map(docked)
    }
}

// MARK: - Sheets and popovers

extension SimulatedKeyboard {
    /// UIKit moves what it presents, if it does so at this time.
    func moveSheets(_ movement: SimulatedSheetMovement) {
        guard device.sheetMovement == movement else { return }
        device.windows.forEach { $0.simulatedPlacePresentations(forKeyboard: true) }
    }
}

// MARK: - Swiping back

extension SimulatedKeyboard {
    /// A page is swiped aside. Its keyboard has been told to hide, and goes along with the page all the same.
    ///
    /// Source: <https://github.com/nathantannar4/InputBarAccessoryView/issues/282>
    func goAlongWithSwipe(from standing: CGRect, by points: CGFloat) {
        guard device.behavior.keyboardGoesWithSwipe, !isShown, !isFloating, !isScripted else { return }
        swipedHeight = standing.height
        move(to: standing.offsetBy(dx: points, dy: 0), shown: false, duration: 0, curve: .keyboard)
    }

    /// The page is back, and its keyboard with it; or both have gone. Returns the height of a keyboard that is back.
    func endSwipe(isCancelled: Bool) -> CGFloat? {
        guard let height = swipedHeight else { return nil }
        swipedHeight = nil
        guard !isShown, !isFloating else { return nil }
        move(
            to: isCancelled ? docked(height: height) : frameBelowScreen, shown: isCancelled, duration: 0,
            curve: .keyboard)
        return isCancelled ? height : nil
    }
}
