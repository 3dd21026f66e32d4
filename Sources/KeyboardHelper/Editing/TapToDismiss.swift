internal import UIKit

/// Ends editing at a tap outside of inputs and controls. The tap itself goes on to the views below.
@MainActor
final class TapToDismiss: NSObject, UIGestureRecognizerDelegate {
    private var recognizer: UITapGestureRecognizer?

    /// Listens in `view` from now on, and nowhere else.
    func follow(_ view: UIView?) {
        guard view !== recognizer?.view else { return }
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
        guard let view else { return }
        let recognizer = UITapGestureRecognizer()
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let inside = touch.view?.outwards.prefix { $0 !== gestureRecognizer.view } ?? []
        return !inside.contains { $0 is UIControl || isInput($0) }
    }

    /// What can only be read is none.
    private func isInput(_ view: UIView) -> Bool {
        (view as? UITextView)?.isEditable ?? (view is any UIKeyInput)
    }

    /// A view's own recogniser, which comes first, would keep this one from being asked.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// Asked when a tap is complete. It is never recognised, and so it stands in nobody's way.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view?.endEditing(false)
        return false
    }
}
