import UIKit

/// The frames that the keyboard has announced.
@MainActor
final class KeyboardLog {
    /// The end frame of the last `keyboardWillShow`, in screen coordinates; nil after a hide.
    private(set) var lastShow: CGRect?
    /// When the last notice of any kind came, by the clock that was given.
    private(set) var lastNotice = -TimeInterval.infinity
    private var lastHide: (time: TimeInterval, frame: CGRect?)?

    private let now: () -> TimeInterval
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    init(now: @escaping () -> TimeInterval) {
        self.now = now
        observers = KeyboardNotices.all.map { name, _ in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notice in
                let frame = notice.keyboardEndFrame
                MainActor.assumeIsolated { self?.record(name, frame) }
            }
        }
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    private func record(_ name: Notification.Name, _ frame: CGRect?) {
        lastNotice = now()
        switch name {
        case UIResponder.keyboardWillShowNotification: lastShow = frame
        case UIResponder.keyboardWillHideNotification: (lastShow, lastHide) = (nil, (now(), frame))
        // On the way to a password, UIKit announces a hide and takes it back with another frame.
        case UIResponder.keyboardWillChangeFrameNotification:
            if lastShow == nil, let lastHide, now() - lastHide.time < 0.5, frame != lastHide.frame { lastShow = frame }
        default: break
        }
    }

    /// No more notices are heard.
    func stop() {
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
    }
}
