public import Foundation

// MARK: - What systems tell differently

extension SimulatedKeyboard {
    /// The end frame that a hide tells, for a keyboard that goes to `end`.
    func hideFrame(_ end: CGRect) -> CGRect {
        // With Reduce Motion and Prefer Cross-Fade Transitions it is all zeros.
        if device.prefersCrossFadeTransitions { return .zero }
        let bottom = device.screen.bounds.maxY
        switch device.behavior.hideFrame {
        case .belowTheScreen: return end
        case .null: return .null
        case .zeros: return .zero
        case .withoutHeight: return CGRect(x: end.minX, y: bottom, width: end.width, height: 0)
        case .accessoryHeight:
            let height = accessoryHeight(accessoryView)
            return height > 0 ? CGRect(x: end.minX, y: bottom - height, width: end.width, height: height) : end
        }
    }

    /// Since iOS 26 the frame leaves out an accessory view that a controller vends, and counts that of the input itself.
    func withoutUncountedAccessory(_ frame: CGRect) -> CGRect {
        guard !device.behavior.frameCountsAccessory, let accessoryView,
            (device.focusWindow?.simulatedFirstResponder as? UIView)?.inputAccessoryView !== accessoryView
        else { return frame }
        let height = min(accessoryHeight(accessoryView), frame.height)
        return CGRect(x: frame.minX, y: frame.minY + height, width: frame.width, height: frame.height - height)
    }

    /// With an accessory view, some tablets tell a frame in the coordinates of the window with the input.
    ///
    /// Source: FB18129544, <https://github.com/chockenberry/KeyboardAvoider>
    func frameForWindow(_ frame: CGRect) -> CGRect {
        guard device.behavior.accessoryFrameIsWindows, device.model.idiom == .pad, accessoryView != nil,
            !frame.isEmpty, let window = device.focusWindow
        else { return frame }
        let origin = window.simulatedFrame.origin
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// How much lower than the keyboard did notices may tell it to be, in points.
    static let lowness: CGFloat = 44
    /// What a hide takes that is over at once: 7 milliseconds were logged (react-native-keyboard-controller PR 539).
    static let noTime: TimeInterval = 0.007

    /// Its bars change while it rises or stands, and it takes another height, which its did notices alone tell.
    public func reseat(height: CGFloat) {
        device.turn {
            guard isShown else { return }
            cycle += 1
            let (current, begin, end) = (cycle, motion.to, docked(height: height))
            move(to: end, shown: true, duration: 0.2, curve: .easeInOut)
            device.engine.schedule(after: 0.2) { [weak self] in
                guard let self, cycle == current else { return }
                for event in [Event.didChangeFrame, .didShow] { notify(event, begin, end, 0.2, 7, true) }
            }
        }
    }

    /// It comes with this height, and gets its own a moment later.
    func tellFirst(_ height: CGFloat) {
        heightToldFirst = nil
        show(height: height)
        device.engine.schedule(after: 0.02) { [weak self] in
            guard let self, isShown else { return }
            focusDidChange(to: device.focusWindow?.simulatedFirstResponder)
        }
    }

    /// The seconds from the will notices of a movement to its did notices.
    func delayOfDidNotices(_ duration: TimeInterval) -> TimeInterval {
        switch device.behavior.didNotices {
        case .atTheEnd: duration
        case .atOnce: 0
        case .after(let seconds): seconds
        }
    }
}

// MARK: - Hides that are false or lost

extension SimulatedKeyboard {
    /// What refutes a false hide.
    public enum Refutation: Sendable { case willShow, willChangeFrame }

    /// The keyboard stays, and a hide is posted all the same. A notice with the true frame refutes it `seconds` later: seen
    /// between an e-mail address and a password.
    public func postFalseHide(refutedBy refutation: Refutation, after seconds: TimeInterval = 0.1) {
        let (frame, below) = (motion.to, frameBelowScreen)
        device.turn {
            guard isShown else { return }
            UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
                for event in [Event.willChangeFrame, .willHide] {
                    self.notify(event, frame, self.hideFrame(below), self.duration, 7, true)
                }
            }
        }
        device.engine.schedule(after: seconds) { [weak self] in
            guard let self, isShown else { return }
            UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
                let events: [Event] = refutation == .willShow ? [.willChangeFrame, .willShow] : [.willChangeFrame]
                for event in events { self.notify(event, frame, frame, self.duration, 7, true) }
            }
        }
    }

    /// The next hide posts no will notice: only its did notices tell that the keyboard has gone.
    public func loseNextWillHide() { losesNextWillHide = true }

    /// The next keyboard that comes tells an end frame without a height at the bottom of the screen, although it stands
    /// there: seen of one that is back after a context menu, and of other makers' keyboards that come first.
    public func tellNextShowWithoutHeight() { tellsNoHeight = true }

    /// Another app's keyboard goes, and nothing tells that.
    public func leaveOtherAppSilently() {
        device.turn {
            guard isOfOtherApp else { return }
            isOfOtherApp = false
            disappearSilently()
        }
    }

    /// The keyboard of this app goes at once, and nothing tells that.
    public func leaveSilently() { device.turn { disappearSilently() } }

    /// Goes at once, without a notice.
    func disappearSilently() {
        cycle += 1
        move(to: frameBelowScreen, shown: false, duration: 0, curve: .keyboard)
        putOnKeyboard(nil)
    }

    /// Comes at once for the input that has the focus, without a notice.
    func appearSilently() {
        guard let view = device.focusWindow?.simulatedFirstResponder,
            let height = height(for: view, with: accessoryView(for: view))
        else { return }
        cycle += 1
        move(to: docked(height: height), shown: true, duration: 0, curve: .keyboard)
    }

    // MARK: Notices in notices

    /// Posts `event` from inside the handling of the next notice: an observer's layout can make UIKit do that.
    public func nest(_ event: Event, end: CGRect, duration: TimeInterval = 0.25, into outer: Event) {
        let posts = NestedNotice()
        posts.token = NotificationCenter.default.addObserver(forName: outer.name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
                posts.end()
                self?.notify(event, end, end, duration, 7, true)
            }
        }
    }
}

/// An observer that is called once.
private final class NestedNotice: @unchecked Sendable {
    var token: (any NSObjectProtocol)?

    func end() {
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}
