import Foundation

extension UIResponder {
    func simulatedBecomeFirstResponder(in window: UIWindow?) -> Bool {
        guard canBecomeFirstResponder, let window else { return false }
        return window.simulatedFocus(self)
    }

    func simulatedResignFirstResponder(in window: UIWindow?) -> Bool {
        guard isFirstResponder, canResignFirstResponder, let window else { return true }
        return window.simulatedResign()
    }

    func simulatedReloadInputViews(in window: UIWindow?) {
        guard isFirstResponder else { return }
        SimulatedEngine.current.didReloadInputViews(of: self)
        window?.simulatedDevice?.keyboard.inputViewsDidReload()
    }
}

extension UIView {
    func simulatedEndEditing() -> Bool {
        guard let responder = hostWindow?.simulatedFirstResponder as? UIView, responder.isDescendant(of: self) else {
            return false
        }
        return responder.resignFirstResponder()
    }
}

extension UIWindow {
    /// Something is presented: editing ends, and a controller's bar goes with the focus that the controller would get.
    func simulatedLoseFocus() {
        _ = endEditing(true)
        if simulatedFirstResponder is UIViewController { simulatedAbandonFocus() }
        guard let keyboard = simulatedDevice?.keyboard, let window = keyboard.accessoryWindow,
            let responder = window.simulatedFirstResponder, keyboard.owner(ofBarAround: responder) != nil
        else { return }
        window.simulatedAbandonFocus()
    }

    /// Who gets the focus that `old` gives up: the next in the responder chain who can. The chain of an input that stands on the
    /// keyboard ends at the controller that has put it there.
    ///
    /// Source: <https://github.com/wikimedia/wikipedia-ios/pull/2848>, which keeps an accessory view on screen that way
    func simulatedHeir(of old: UIResponder) -> UIResponder? {
        let costs = SimulatedEngine.current.costs
        defer { SimulatedEngine.current.costs = costs }
        let owner = simulatedDevice?.keyboard.owner(ofBarAround: old)
        let chain = [old.next, owner].compactMap(\.self).flatMap { sequence(first: $0, next: \.next) }
        return chain.first { $0.canBecomeFirstResponder && $0.simulatedFocusView?.hostWindow != nil }
    }
}
