public import Foundation

/// The on-screen keyboard of a device: it follows the first responder and tells of itself as UIKit does.
@MainActor
public final class SimulatedKeyboard {
    /// One of the six notifications.
    public enum Event: Sendable {
        case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
    }

    /// While true, the keyboard never acts by itself: `post` is all that happens.
    public var isScripted = false
    /// How long it takes to come, to go, and to change its height while it stands. Seconds.
    public var duration: TimeInterval = 0.25
    public var heightChangeDuration: TimeInterval = 0.25

    private unowned let device: SimulatedDevice
    private var motion: Motion
    private(set) var isShown = false
    /// Set by `changeHeight`, until the keyboard goes.
    private var chosenHeight: CGFloat?
    private var cycle = 0

    private struct Motion {
        var from: CGRect
        var to: CGRect
        var start: TimeInterval
        var duration: TimeInterval
        var curve: SimulatedCurve
    }

    init(device: SimulatedDevice) {
        self.device = device
        let below = CGRect(x: 0, y: device.screen.bounds.maxY, width: device.screen.bounds.width, height: 0)
        motion = Motion(from: below, to: below, start: 0, duration: 0, curve: .keyboard)
    }

    // MARK: Where it is

    /// On screen at this instant, in screen coordinates.
    public var frame: CGRect {
        guard motion.duration > 0 else { return motion.to }
        let progress = CGFloat(motion.curve.progress((device.now - motion.start) / motion.duration))
        let (from, to) = (motion.from, motion.to)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { progress >= 1 ? b : a + (b - a) * progress }
        return CGRect(
            x: between(from.minX, to.minX),
            y: between(from.minY, to.minY),
            width: between(from.width, to.width),
            height: between(from.height, to.height)
        )
    }

    /// Where a docked keyboard is or is going to, in screen coordinates.
    var dockedFrame: CGRect? { isShown ? motion.to : nil }

    // MARK: What a person does

    /// The key that puts the keyboard away: the first responder resigns.
    public func dismiss() {
        device.turn {
            if let window = device.focusWindow, window.simulatedFirstResponder != nil {
                _ = window.simulatedResign()
            } else if isShown {
                hide()
            }
        }
    }

    /// A standing keyboard gets another height: the predictive bar, another language, emoji.
    public func changeHeight(to height: CGFloat) {
        device.turn {
            guard isShown else { return }
            chosenHeight = height
            show(height: height)
        }
    }

    // MARK: What UIKit does

    func focusDidChange(to view: UIView?) {
        guard !isScripted else { return }
        guard let view, let height = height(for: view) else {
            if isShown { hide() }
            return
        }
        show(height: height)
    }

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
        focusDidChange(to: device.focusWindow?.simulatedFirstResponder as? UIView)
    }

    /// Seen by apps whose screen is locked while an input has the focus: all-zero frames, no duration.
    func postLockBurst() {
        for _ in 0..<2 {
            device.turn { for event in [Event.willShow, .didShow] { notify(event, .zero, .zero, 0, 7, true) } }
        }
    }

    /// After unlocking, the keyboard that still stands is announced anew.
    func showAfterLock() {
        guard isShown, !isScripted else { return }
        announce([.willChangeFrame, .willShow], then: [.didChangeFrame, .didShow], motion.to, motion.to, 0)
    }

    func inputViewsDidReload() {
        guard !isScripted, let view = device.focusWindow?.simulatedFirstResponder as? UIView else { return }
        guard let height = height(for: view) else { return hide() }
        show(height: height, evenIfEqual: true)
    }

    /// Nil for a view that takes no text.
    private func height(for view: UIView) -> CGFloat? {
        let accessory = view.inputAccessoryView?.modelBounds.height ?? 0
        if let inputView = view.inputView {
            return inputView.modelBounds.height + device.safeArea.bottom + accessory
        }
        guard view is any UIKeyInput else { return nil }
        if (view as? UITextView)?.isEditable == false { return nil }
        let heights = device.model.keyboard(device.orientation)
        let keypads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        let type = (view as? any UITextInputTraits)?.keyboardType ?? .default
        return (chosenHeight ?? (keypads.contains(type) ? heights.plain : heights.predictive)) + accessory
    }

    private func show(height: CGFloat, evenIfEqual: Bool = false) {
        let screen = device.screen.bounds
        let end = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
        guard !isShown || evenIfEqual || motion.to != end else { return }
        let begin = isShown ? motion.to : end.offsetBy(dx: 0, dy: height)
        let duration = isShown ? (motion.to == end ? 0 : heightChangeDuration) : self.duration
        announce([.willChangeFrame, .willShow], then: [.didChangeFrame, .didShow], begin, end, duration)
    }

    private func hide() {
        chosenHeight = nil
        let begin = motion.to
        let end = CGRect(x: 0, y: device.screen.bounds.maxY, width: begin.width, height: begin.height)
        announce([.willChangeFrame, .willHide], then: [.didChangeFrame, .didHide], begin, end, duration)
    }

    /// One cycle: two notices inside the keyboard's own animation, and two when it is over.
    private func announce(
        _ will: [Event], then did: [Event], _ begin: CGRect, _ end: CGRect, _ duration: TimeInterval
    ) {
        cycle += 1
        let current = cycle
        move(to: end, shown: will.contains(.willShow), duration: duration, curve: .keyboard)
        let options = UIView.AnimationOptions(rawValue: 7 << 16)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            for event in will { self.notify(event, begin, end, duration, 7, true) }
        }
        device.engine.schedule(after: duration) { [weak self] in
            guard let self, cycle == current else { return }
            for event in did { notify(event, begin, end, duration, 7, true) }
            if did.contains(.didShow) {
                (device.focusWindow?.simulatedFirstResponder as? UIView)?.simulatedScrollIntoView()
            }
        }
    }

    private func move(to end: CGRect, shown: Bool, duration: TimeInterval, curve: SimulatedCurve) {
        motion = Motion(
            from: isShown || shown == false ? frame : end.offsetBy(dx: 0, dy: device.screen.bounds.maxY - end.minY),
            to: end,
            start: device.now,
            duration: duration,
            curve: curve
        )
        isShown = shown
        device.windows.forEach { $0.simulatedSetNeedsLayout() }
    }

    // MARK: By script

    /// Posts one notification with just these values; nil leaves the key out. A will-notification moves `frame`.
    public func post(
        _ event: Event, begin: CGRect?, end: CGRect?, duration: TimeInterval? = 0.25, curve: Int? = 7,
        isLocal: Bool? = true
    ) {
        device.turn {
            cycle += 1
            let seconds = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
            let curveOfMotion = SimulatedCurve(rawOption: UInt(max(0, min(curve ?? 7, 15))))
            let isReadable = end.map { $0.isFinite && $0.width > 0 && $0.height > 0 } ?? false
            switch event {
            case .willHide:
                let below = CGRect(x: 0, y: device.screen.bounds.maxY, width: motion.to.width, height: motion.to.height)
                move(to: below, shown: false, duration: seconds, curve: curveOfMotion)
            case .willShow, .willChangeFrame:
                guard isReadable, let end else { break }
                move(to: end, shown: event == .willShow || isShown, duration: seconds, curve: curveOfMotion)
            case .didShow, .didHide, .didChangeFrame:
                break
            }
            UIView.animate(withDuration: seconds, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
                self.notify(event, begin, end, duration, curve, isLocal)
            }
        }
    }

    private func notify(
        _ event: Event, _ begin: CGRect?, _ end: CGRect?, _ duration: TimeInterval?, _ curve: Int?, _ isLocal: Bool?
    ) {
        var values: [AnyHashable: Any] = [:]
        values[UIResponder.keyboardFrameBeginUserInfoKey] = begin.map { NSValue(cgRect: $0) }
        values[UIResponder.keyboardFrameEndUserInfoKey] = end.map { NSValue(cgRect: $0) }
        values[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map { NSNumber(value: $0) }
        values[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
        values[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map { NSNumber(value: $0) }
        device.engine.performing(as: .app) {
            // Since iOS 16.1 the object is the screen that the keyboard appears on.
            NotificationCenter.default.post(name: event.name, object: device.screen, userInfo: values)
        }
    }
}

extension SimulatedKeyboard.Event {
    var name: Notification.Name {
        switch self {
        case .willShow: UIResponder.keyboardWillShowNotification
        case .didShow: UIResponder.keyboardDidShowNotification
        case .willHide: UIResponder.keyboardWillHideNotification
        case .didHide: UIResponder.keyboardDidHideNotification
        case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
        case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
        }
    }
}

extension CGRect {
    /// All four numbers are.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
