import UIKit

/// Listens to what the system says about its keyboard, and keeps it with the time at which it was said.
@MainActor
final class TraceRecorder {
    private(set) var events: [RecordedEvent] = []
    /// After each event.
    var onEvent: (RecordedEvent) -> Void = { _ in }

    private let now: () -> TimeInterval
    private var start: TimeInterval?
    private var fields: [ObjectIdentifier: String] = [:]
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    init(now: @escaping () -> TimeInterval = CACurrentMediaTime) {
        self.now = now
        for (name, word) in KeyboardNotices.all {
            observe(name, parse: { RecordedEvent.Notice(named: word, $0) }) { .keyboard($0) }
        }
        for (name, isTextView, begins) in Self.editingNames {
            observe(name, parse: { $0.object as? UIView }) { [weak self] field in
                self?.letter(of: field).map { .focus(field: $0, isTextView: isTextView, begins: begins) }
            }
        }
        for (name, phase) in Self.sceneNames { observe(name, parse: { _ in phase }) { .app($0) } }
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    func stop() {
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
    }

    func forget() { (events, start, fields) = ([], nil, [:]) }

    func record(_ kind: RecordedEvent.Kind) {
        let time = now()
        let began = start ?? time
        start = began
        let event = RecordedEvent(time: time - began, kind: kind)
        events.append(event)
        onEvent(event)
    }

    /// Parses a notification where it is posted; the value alone enters the main actor.
    private func observe<Value: Sendable>(
        _ name: Notification.Name, parse: @escaping @Sendable (Notification) -> Value,
        as kind: @escaping @MainActor (Value) -> RecordedEvent.Kind?
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let value = parse(notification)
                // The system posts all of these on the main thread.
                MainActor.assumeIsolated {
                    if let kind = kind(value) { self?.record(kind) }
                }
            })
    }

    private func letter(of field: UIView?) -> String? {
        guard let field else { return nil }
        let letter = fields[ObjectIdentifier(field)] ?? String(UnicodeScalar(UInt8(65 + fields.count % 26)))
        fields[ObjectIdentifier(field)] = letter
        return letter
    }

    // MARK: Names

    private static let editingNames: [(Notification.Name, isTextView: Bool, begins: Bool)] = [
        (UITextField.textDidBeginEditingNotification, false, true),
        (UITextField.textDidEndEditingNotification, false, false),
        (UITextView.textDidBeginEditingNotification, true, true),
        (UITextView.textDidEndEditingNotification, true, false),
    ]

    private static let sceneNames: [(Notification.Name, String)] = [
        (UIScene.willDeactivateNotification, "willResignActive"),
        (UIScene.didEnterBackgroundNotification, "didEnterBackground"),
        (UIScene.willEnterForegroundNotification, "willEnterForeground"),
        (UIScene.didActivateNotification, "didBecomeActive"),
    ]
}

extension RecordedEvent.Notice {
    fileprivate init(named name: String, _ notification: Notification) {
        let values = notification.userInfo ?? [:]
        func frame(_ key: String) -> CGRect? { (values[key] as? NSValue)?.cgRectValue }
        func number(_ key: String) -> NSNumber? { values[key] as? NSNumber }
        self.init(
            name: name,
            begin: frame(UIResponder.keyboardFrameBeginUserInfoKey),
            end: notification.keyboardEndFrame,
            duration: number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue,
            curve: number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue,
            isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue)
    }
}
