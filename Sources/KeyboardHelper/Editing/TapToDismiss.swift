internal import UIKit

extension UIView {
    /// Ends editing by the input inside that has the focus, whose delegate still decides. `endEditing(_:)` on a
    /// controller's view may take the controller's own accessory bar away as well.
    func resignInput() {
        if let input = firstResponder { input.resignFirstResponder() } else { endEditing(false) }
    }
}

/// Ends editing at a tap outside inputs and controls. The views below still get the tap.
@MainActor final class TapToDismiss: NSObject, UIGestureRecognizerDelegate {
    private let call: Call
    private weak var view: UIView?
    private lazy var recognizer: UITapGestureRecognizer = {
        let recognizer = UITapGestureRecognizer()
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        recognizer.delegate = self
        return recognizer
    }()

    init(for call: Call) { self.call = call }

    /// Adds the recognizer to `view`, and removes it from the view before.
    func install(in view: UIView?) {
        guard view !== self.view else { return }
        self.view?.removeGestureRecognizer(recognizer)
        view?.addGestureRecognizer(recognizer)
        self.view = view
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view, !call.settings.ignores(view, for: .editing) else { return false }
        let inside = view.outwards.prefix { $0 !== gestureRecognizer.view }
        // A read-only text view is not an input.
        return !inside.contains { $0 is UIControl || ($0 as? UITextView)?.isEditable ?? ($0 is any UIKeyInput) }
    }

    /// Otherwise a recognizer of a view inside, which comes first, would win.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// UIKit asks this when a tap is complete. The tap is never recognized, so it prevents no other gesture.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view?.resignInput()
        return false
    }
}
