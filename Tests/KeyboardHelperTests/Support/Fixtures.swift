import Foundation
import UIKit

@testable import KeyboardHelper

// MARK: Notifications

extension KeyboardTransition {
    /// What is announced with this motion.
    static func announced(duration: TimeInterval, curve: Int = 7) -> KeyboardTransition? {
        KeyboardTransition(keyboardNotification(duration: duration, curve: curve))
    }
}

/// A keyboard notification with just these values; nil leaves the key out.
func keyboardNotification(
    _ name: Notification.Name = UIResponder.keyboardWillShowNotification,
    begin: CGRect? = CGRect(x: 0, y: 852, width: 393, height: 336),
    end: CGRect? = CGRect(x: 0, y: 516, width: 393, height: 336),
    duration: TimeInterval? = 0.25,
    curve: Int? = 7,
    isLocal: Bool? = true,
    screen: UIScreen? = nil
) -> Notification {
    var values: [AnyHashable: Any] = [:]
    values[UIResponder.keyboardFrameBeginUserInfoKey] = begin.map { NSValue(cgRect: $0) }
    values[UIResponder.keyboardFrameEndUserInfoKey] = end.map { NSValue(cgRect: $0) }
    values[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map { NSNumber(value: $0) }
    values[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
    values[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map { NSNumber(value: $0) }
    return Notification(name: name, object: screen, userInfo: values)
}

/// Runs `body` on another thread and waits until it is over.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let isOver = DispatchSemaphore(value: 0)
    Thread {
        body()
        isOver.signal()
    }.start()
    isOver.wait()
}

// MARK: Controllers

/// A scroll view that fills the controller's view, with text fields one below the other, placed by frames.
///
/// Field `n` is at y = 20 + 60 n of the content, 44 high; the content ends 20 below the last.
final class FormController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let fields: [UITextField]
    var keyboardAvoidanceOptions = KeyboardAvoidanceOptions()
    /// Nil before the view is loaded, and in a form that does not avoid the keyboard.
    private(set) var avoidance: KeyboardAvoidance?
    private let avoidsKeyboard: Bool

    init(
        fields count: Int, options: KeyboardAvoidanceOptions = KeyboardAvoidanceOptions(), avoidsKeyboard: Bool = true
    ) {
        fields = (0..<count).map { _ in UITextField() }
        keyboardAvoidanceOptions = options
        self.avoidsKeyboard = avoidsKeyboard
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for field in fields { scrollView.addSubview(field) }
        if avoidsKeyboard { avoidance = handleKeyboard(scrollView: scrollView) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = scrollView.bounds.width
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 20 + 60 * CGFloat(index), width: width - 40, height: 44)
        }
        scrollView.contentSize = CGSize(width: width, height: 24 + 60 * CGFloat(fields.count))
    }
}

// MARK: Views

/// An input that is neither a text field nor a text view, and posts no notification of its own.
final class KeyInputView: UIView, UIKeyInput {
    private(set) var text = ""

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        self.text += text
    }

    func deleteBackward() {
        text = String(text.dropLast())
    }
}

// MARK: Recorders

/// Keeps every decision of an avoidance, in order.
@MainActor
final class DecisionRecorder {
    private(set) var decisions: [KeyboardDecision] = []

    var reasons: [KeyboardDecision.Reason] { decisions.map(\.reason) }
    var last: KeyboardDecision? { decisions.last }

    init(_ avoidance: KeyboardAvoidance? = nil) {
        if let avoidance { record(avoidance) }
    }

    func record(_ avoidance: KeyboardAvoidance) {
        avoidance.onDecision { [weak self] in self?.decisions.append($0) }
    }

    func forget() {
        decisions = []
    }
}

// MARK: Rectangles

/// A rectangle 300 points wide, by its vertical extent.
func strip(_ minY: CGFloat, _ maxY: CGFloat) -> CGRect {
    CGRect(x: 0, y: minY, width: 300, height: maxY - minY)
}

// MARK: Scenes

/// A host with one input of each kind, on a device whose keyboard does nothing, and a tracker that listens to a
/// notification center of its own.
@MainActor
final class FocusScene {
    let device = SimulatedDevice(.iPhone16)
    let center = NotificationCenter()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 353, height: 44))
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 353, height: 100))
    let custom = KeyInputView(frame: CGRect(x: 20, y: 320, width: 353, height: 44))
    private(set) var events: [FocusTracker.Event] = []
    private(set) lazy var tracker = FocusTracker(center: center) { [unowned self] in events.append($0) }

    init() {
        device.keyboard.isScripted = true
        for view in [field, textView, custom] { host.addSubview(view) }
        device.window.addSubview(host)
        _ = tracker
        device.settle()
    }

    /// What the tracker finds, and how many views had to be looked at.
    func find() -> (input: UIView?, visits: Int) {
        var found: UIView?
        var visits = 0
        device.turn {
            let before = device.costs
            found = tracker.input(in: device.window, host: host)
            visits = (device.costs - before).viewsVisited
        }
        return (found, visits)
    }

    /// The focus goes to `view`, which says so.
    func focus(_ view: UIView) {
        device.focus(view)
        let isTextView = view is UITextView
        post(
            isTextView ? UITextView.textDidBeginEditingNotification : UITextField.textDidBeginEditingNotification, view)
    }

    func post(_ name: Notification.Name, _ view: UIView?) {
        center.post(name: name, object: view)
    }
}
