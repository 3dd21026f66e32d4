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
        if let input = window?.simulatedReturningInput {
            window?.simulatedReturningInput = nil
            if input.hostWindow === window, input.becomeFirstResponder() { return }
        }
        window?.simulatedDevice?.keyboard.inputViewsDidReload()
    }
}

extension UIView {
    /// The view in this one that has the focus.
    var simulatedFocusedView: UIView? {
        guard let responder = hostWindow?.simulatedFirstResponder as? UIView, responder.isDescendant(of: self) else {
            return nil
        }
        return responder
    }

    /// What the app calls. UIKit itself lets the input resign.
    ///
    /// Source: <https://github.com/MessageKit/MessageKit/issues/798> and
    /// <https://github.com/MessageKit/MessageKit/issues/549>
    func simulatedEndEditing() -> Bool {
        guard let input = simulatedFocusedView, let window = hostWindow else { return false }
        let position = simulatedBehavior.endEditing
        window.simulatedLeavesNoHeir = position == .takesBarAway
        defer { window.simulatedLeavesNoHeir = false }
        let hasEnded = input.resignFirstResponder()
        if hasEnded, position == .returnsAtReload { window.simulatedReturningInput = input }
        return hasEnded
    }
}

extension UIWindow {
    /// Something is presented: editing ends, and a controller's bar goes with the focus that the controller would get.
    func simulatedLoseFocus() {
        simulatedDevice?.keyboard.losingAccessory { _ = simulatedFocusedView?.resignFirstResponder() }
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
        guard !simulatedLeavesNoHeir else { return nil }
        let owner = simulatedDevice?.keyboard.owner(ofBarAround: old)
        if old is UIView, owner == nil, !simulatedBehavior.inputsPassFocusOn { return nil }
        let chain = [old.next, owner].compactMap(\.self).flatMap { sequence(first: $0, next: \.next) }
        return chain.first { $0.canBecomeFirstResponder && $0.simulatedFocusView?.hostWindow != nil }
    }
}

extension UIResponder {
    /// An input in a view of SwiftUI whose page is on its way out.
    ///
    /// Source: <https://github.com/wikimedia/wikipedia-ios/pull/6186>
    var simulatedLeavesSilently: Bool {
        guard let view = self as? UIView, view.simulatedBehavior.hostedInputsLeaveSilently else { return false }
        return view.simulatedIsHosted && view.simulatedIsLeaving
    }
}

extension UIView {
    /// It is in a view of SwiftUI.
    var simulatedIsHosted: Bool {
        let around = sequence(first: self, next: \.parentView)
        return around.contains { String(describing: type(of: $0)).hasPrefix("_UIHostingView") }
    }

    /// Whether the screen that the view belongs to is on its way out.
    var simulatedIsLeaving: Bool {
        sequence(first: self, next: \.parentView).contains { $0.owner?.appearance == .disappearing }
    }
}
