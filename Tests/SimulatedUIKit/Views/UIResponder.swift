public import Foundation

@MainActor
open class UIResponder: NSObject {
    /// For references that do not keep the responder alive. Subclasses that own others cut it before those go.
    nonisolated final let simulatedTie = SimulatedTie<UIResponder>()

    public override init() {
        super.init()
        simulatedTie.bind(self)
    }

    deinit { simulatedTie.cut() }

    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    @discardableResult
    open func resignFirstResponder() -> Bool { false }

    open func reloadInputViews() {}

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Hooks of the simulation

    /// Called when the responder has got or lost the focus, before anybody is told.
    func simulatedDidChangeFocus() {}
    /// Text views are told of the keyboard first, everything else begins editing first.
    var simulatedBeginsEditingBeforeKeyboard: Bool { true }
    var simulatedMayBeginEditing: Bool { true }
    var simulatedMayEndEditing: Bool { canResignFirstResponder }
    func simulatedDidBeginEditing() {}
    func simulatedDidEndEditing() {}
    /// What UIKit scrolls into sight by itself when the responder gets the focus.
    func simulatedScrollIntoView() {}
    /// The view whose place in a window the focus depends on: itself, or that of a controller.
    var simulatedFocusView: UIView? { nil }
}

// MARK: - The keyboard's notifications

extension UIResponder {
    public nonisolated class var keyboardWillShowNotification: Notification.Name {
        Notification.Name("UIKeyboardWillShowNotification")
    }
    public nonisolated class var keyboardDidShowNotification: Notification.Name {
        Notification.Name("UIKeyboardDidShowNotification")
    }
    public nonisolated class var keyboardWillHideNotification: Notification.Name {
        Notification.Name("UIKeyboardWillHideNotification")
    }
    public nonisolated class var keyboardDidHideNotification: Notification.Name {
        Notification.Name("UIKeyboardDidHideNotification")
    }
    public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    }
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

// MARK: - Touches

@MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    public internal(set) var phase = Phase.began
    public internal(set) var tapCount = 1
    @SimulatedUnretained public internal(set) var view: UIView?
    @SimulatedUnretained public internal(set) var window: UIWindow?
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    var simulatedLocation = CGPoint.zero

    open func location(in view: UIView?) -> CGPoint {
        guard let window else { return simulatedLocation }
        return window.simulatedConvert(simulatedLocation, to: view ?? window)
    }
}

@MainActor
open class UIEvent: NSObject {
    public let timestamp: TimeInterval
    public internal(set) var allTouches: Set<UITouch>?

    init(timestamp: TimeInterval, touches: Set<UITouch>) {
        self.timestamp = timestamp
        allTouches = touches
    }
}

/// Seconds on the device's virtual clock.
public func CACurrentMediaTime() -> TimeInterval {
    MainActor.assumeIsolated { SimulatedEngine.current.now }
}
