public import Foundation

extension SimulatedKeyboard {
    /// Posts one notification with just these values; nil leaves the key out. A will-notification moves `frame`; a show
    /// with an empty one tells that no docked keyboard stands, as does a didHide whose willHide never came.
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
            case .didHide where isShown && scriptedHides == 0:
                // A hide that was lost: the keyboard has gone.
                move(to: frameBelowScreen, shown: false, duration: 0, curve: .keyboard)
            case .didHide:
                scriptedHides = max(0, scriptedHides - 1)
            case .willHide:
                scriptedHides += 1
                move(to: frameBelowScreen, shown: false, duration: seconds, curve: curveOfMotion)
            case .willShow where end?.isFinite == true && end?.isEmpty == true:
                move(to: frameBelowScreen, shown: false, duration: seconds, curve: curveOfMotion)
            case .willShow, .willChangeFrame:
                guard isReadable, let end else { break }
                move(to: end, shown: event == .willShow || isShown, duration: seconds, curve: curveOfMotion)
            case .didShow, .didChangeFrame:
                break
            }
            UIView.animate(withDuration: seconds, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
                self.notify(event, begin, end, duration, curve, isLocal)
                if event.isWill { self.layOutGuideOwners(.afterNotices) }
            }
        }
    }
}

extension SimulatedKeyboard.Event {
    /// It announces a movement.
    var isWill: Bool { self == .willShow || self == .willHide || self == .willChangeFrame }

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
