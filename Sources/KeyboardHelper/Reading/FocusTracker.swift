internal import UIKit

/// Finds the input of a window that has the focus, and reports when the focus, its text or the size of all text
/// changes.
///
/// It holds the window and the input weakly.
@MainActor final class FocusTracker {
    enum Event: Sendable {
        /// Another input has the focus, or none has it now.
        case moved
        /// The text has changed; in a text view perhaps also the position of the caret.
        case edited
        /// The person has chosen another size for all text, and what shows it is laid out anew.
        case resized
    }

    /// The input that the last notification has named, or that a search has found.
    private(set) weak var lastKnownInput: UIView?
    private var mustSearch = true
    private var beginning: TimeInterval = 0
    private(set) weak var window: UIWindow?
    private var tokens: [NotificationObservation] = []
    /// What the app vends for views that were asked since the last event.
    private var accessoryViews = WeakTable<UIView, Weak<UIView>?>()

    init(in window: UIWindow?, center: NotificationCenter, onEvent: @escaping (Event) -> Void) {
        self.window = window
        func listen(_ name: Notification.Name, handler: @escaping @MainActor (UIView?) -> Void) {
            tokens.append(center.observe(name, parse: { $0.object as? UIView }, handler: handler))
        }
        // When the focus moves while the keyboard is up, UIKit posts no keyboard notification.
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            listen(name) { [weak self] view in
                self?.lastKnownInput = view
                self?.beginning = CACurrentMediaTime()
                onEvent(.moved)
            }
        }
        // The focus may have gone to an input that posts nothing, or to none.
        for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
            listen(name) { [weak self] _ in
                self?.setNeedsSearch()
                onEvent(.moved)
            }
        }
        for name in [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification] {
            listen(name) { [weak self] view in
                if let view, view === self?.lastKnownInput { onEvent(.edited) }
            }
        }
        listen(UIContentSizeCategory.didChangeNotification) { _ in onEvent(.resized) }
    }

    /// Whether UIKit may still be about to place the caret: the input is a text view that has just begun editing.
    var mayPlaceCaret: Bool { lastKnownInput is UITextView && CACurrentMediaTime() - beginning < Self.latestCaret }

    /// UIKit places the caret of a text view 15 to 60 milliseconds after that has begun editing, in seconds.
    ///
    /// Source: <https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1234>
    static let latestCaret: TimeInterval = 0.06

    /// The last known input, if it still has the focus, in whichever window. Nothing is searched for it.
    var focusedInput: UIView? { lastKnownInput?.isFirstResponder == true ? lastKnownInput : nil }

    /// The accessory view of `view`, or of what is next in the responder chain. It is asked once an event: an app may make
    /// a new one each time.
    func accessoryView(of view: UIView) -> UIView? {
        if let known = accessoryViews.value(for: view) { return known?.object }
        let found = sequence(first: view as UIResponder, next: \.next)
            .lazy.compactMap(\.inputAccessoryView).first { _ in true }
        // Also that there is none.
        accessoryViews.set(.some(found.map(Weak.init)), for: view)
        return found
    }

    func forgetAccessoryViews() { accessoryViews = WeakTable() }

    /// Searches for the focus when it is asked for the next time: a custom input posts no notification when it gets it.
    func setNeedsSearch() { mustSearch = true }

    /// Records that no visible window holds the focus, so that the next ``input()`` searches nothing.
    func forgetFocus() { (lastKnownInput, mustSearch) = (focusedInput, false) }

    /// The input in the window that has the focus. If no notification has named it, the window is searched, once.
    func input() -> UIView? {
        guard let window else { return nil }
        let focused = focusedInput
        // Two windows may have a first responder each. The keyboard belongs to where editing began last.
        if let other = focused?.window, other !== window, other.screen === window.screen, !other.isHidden,
            other.windowScene !== window.windowScene || !window.isKeyWindow
        {
            return nil
        }
        let isFocused = focused?.window === window
        // An input that has lost the focus without a notification may have passed it on.
        if !isFocused, mustSearch || lastKnownInput != nil { lastKnownInput = window.firstResponder }
        mustSearch = false
        return lastKnownInput
    }
}

extension UIView {
    /// The view, or one of its visible subviews at any depth, that has the focus.
    var firstResponder: UIView? {
        if isFirstResponder { return self }
        for subview in subviews where !subview.isHidden { if let found = subview.firstResponder { return found } }
        return nil
    }

    /// Whether the view, or one of its subviews at any depth, has the focus. A hidden input keeps its keyboard.
    var holdsFocus: Bool { isFirstResponder || subviews.contains(where: \.holdsFocus) }
}
