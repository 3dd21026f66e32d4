public import UIKit

extension KeyboardTransition {
    /// Reads a keyboard notification; nil if it is none, or if it cannot be made sense of.
    ///
    /// A show or a change needs an end frame that is finite and of no negative size. A hide always makes sense: what
    /// is wrong with its end frame becomes `.zero`. An absent begin frame equals the end frame; an absent, negative or
    /// non-finite duration is 0; an absent or unknown curve is 7; an absent `isLocal` is true.
    public init?(_ notification: Notification) {
        guard let phase = Phase(notification.name) else { return nil }
        let values = notification.userInfo ?? [:]
        let end = Self.frame(values[UIResponder.keyboardFrameEndUserInfoKey])
        guard let end = end ?? (phase.isHide ? .zero : nil) else { return nil }

        let duration = values[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let curve = values[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        let isLocal = values[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
        self.phase = phase
        beginFrame = Self.frame(values[UIResponder.keyboardFrameBeginUserInfoKey]) ?? end
        endFrame = end
        self.duration = duration.map(\.doubleValue).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
        self.curve = curve.map(\.intValue).flatMap { (0...15).contains($0) ? $0 : nil } ?? 7
        self.isLocal = isLocal?.boolValue ?? true
        screen = notification.object as? UIScreen
    }

    /// Nil for what is absent, non-finite or of negative size (`isEmpty` would not tell: it standardizes first).
    private static func frame(_ value: Any?) -> CGRect? {
        guard let frame = (value as? NSValue)?.cgRectValue, frame.isFinite else { return nil }
        return frame.size.width >= 0 && frame.size.height >= 0 ? frame : nil
    }
}

extension KeyboardTransition.Phase {
    /// All six, with the names of their notifications.
    static let notificationNames: [(phase: Self, name: Notification.Name)] = [
        (.willShow, UIResponder.keyboardWillShowNotification),
        (.didShow, UIResponder.keyboardDidShowNotification),
        (.willHide, UIResponder.keyboardWillHideNotification),
        (.didHide, UIResponder.keyboardDidHideNotification),
        (.willChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
        (.didChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
    ]

    init?(_ name: Notification.Name) {
        guard let phase = Self.notificationNames.first(where: { $0.name == name })?.phase else { return nil }
        self = phase
    }

    var isHide: Bool { self == .willHide || self == .didHide }

    /// A docked keyboard says all that counts in these two; the others come early, late or not at all.
    var decides: Bool { self == .willShow || self == .willHide }
}
