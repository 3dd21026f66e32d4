import Foundation

extension UIView {
    func simulatedBecomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let hostWindow else { return false }
        return hostWindow.simulatedFocus(self)
    }

    func simulatedResignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder, let hostWindow else { return true }
        return hostWindow.simulatedResign()
    }

    func simulatedReloadInputViews() {
        guard isFirstResponder else { return }
        SimulatedEngine.current.didReloadInputViews(of: self)
        hostWindow?.simulatedDevice?.keyboard.inputViewsDidReload()
    }

    func simulatedEndEditing() -> Bool {
        guard let responder = hostWindow?.simulatedFirstResponder as? UIView, responder.isDescendant(of: self) else {
            return false
        }
        return responder.resignFirstResponder()
    }
}
