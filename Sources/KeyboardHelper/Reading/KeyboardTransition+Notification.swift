public import UIKit

extension KeyboardTransition {
    /// Reads a keyboard notification; nil for any other notification and for one without a usable end frame.
    ///
    /// A show or a change needs an end frame that is finite and has no negative size. A hide is always read: a missing
    /// or broken end frame becomes `.zero`. A missing begin frame equals the end frame; a missing, negative or
    /// non-finite duration is 0; a missing or unknown curve is 7; a missing `isLocal` is true.
    public init?(_ notification: Notification) {
        let known = Phase.notificationNames.first { $0.name == notification.name }
        guard let phase = known?.phase else { return nil }
        let values = notification.userInfo ?? [:]
        let end = Self.frame(values[UIResponder.keyboardFrameEndUserInfoKey])
        guard let end = end ?? (phase.isHide ? .zero : nil) else { return nil }

        let duration = values[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let curve = (values[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 7
        let isLocal = values[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
        self.phase = phase
        beginFrame = Self.frame(values[UIResponder.keyboardFrameBeginUserInfoKey]) ?? end
        endFrame = end
        self.duration = (duration?.doubleValue ?? 0).asAmount
        self.curve = (0...15).contains(curve) ? curve : 7
        self.isLocal = isLocal?.boolValue ?? true
        screen = notification.object as? UIScreen
    }

    /// Nil for a frame that is missing, non-finite or of negative size. `isEmpty` does not help: it standardizes first.
    private static func frame(_ value: Any?) -> CGRect? {
        guard let frame = (value as? NSValue)?.cgRectValue, frame.isFinite else { return nil }
        return frame.size.width >= 0 && frame.size.height >= 0 ? frame : nil
    }
}

extension KeyboardTransition.Phase {
    /// All phases, with the names of their notifications.
    static let notificationNames: [(phase: Self, name: Notification.Name)] = [
        (.willShow, UIResponder.keyboardWillShowNotification),
        (.didShow, UIResponder.keyboardDidShowNotification),
        (.willHide, UIResponder.keyboardWillHideNotification),
        (.didHide, UIResponder.keyboardDidHideNotification),
        (.willChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
        (.didChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
    ]

    var isHide: Bool { self == .willHide || self == .didHide }

    /// Only these two phases say what is covered. The others come early, late or not at all.
    var determinesCoverage: Bool { self == .willShow || self == .willHide }
}
