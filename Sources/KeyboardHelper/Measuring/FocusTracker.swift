internal import UIKit

/// Knows which input of a window has the focus, and tells when that or its text has changed.
///
/// Exists while its host is on screen. It holds the input weakly.
@MainActor
final class FocusTracker {
    enum Event: Sendable {
        /// Another input has the focus, or none has it any more.
        case moved
        /// The text of a text view has changed, and with it perhaps the caret's place.
        case edited
    }

    private weak var named: UIView?
    private var mustSearch = true
    private var tokens: [NotificationObservation] = []

    init(center: NotificationCenter, onEvent: @escaping (Event) -> Void) {
        func listen(_ name: Notification.Name, handler: @escaping @MainActor (UIView?) -> Void) {
            tokens.append(center.observe(name, parse: { $0.object as? UIView }, handler: handler))
        }
        // A focus that moves under a standing keyboard is announced here and nowhere else.
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            listen(name) { [weak self] view in
                self?.named = view
                onEvent(.moved)
            }
        }
        // It may have gone to an input that posts nothing, or to nobody.
        for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
            listen(name) { [weak self] _ in
                self?.mayHaveMoved()
                onEvent(.moved)
            }
        }
        // A text view's caret moves as it is typed into; a text field stays as tall as it is.
        listen(UITextView.textDidChangeNotification) { [weak self] view in
            if let view, view === self?.named { onEvent(.edited) }
        }
    }

    /// The focus may have gone to an input that does not say so: a custom one posts no notification.
    func mayHaveMoved() { mustSearch = true }

    /// The input in `window` that has the focus. Where nobody has named it, `host` and what is in it is searched, once.
    func input(in window: UIWindow, host: UIView) -> UIView? {
        if let named, named.isFirstResponder, named.window === window {
            mustSearch = false
            return named
        }
        // One that has lost the focus without a word may have given it to another.
        guard mustSearch || named != nil else { return nil }
        mustSearch = false
        named = host.firstResponder
        return named
    }
}
