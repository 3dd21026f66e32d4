/// The input that a presentation has taken the focus from.
struct SimulatedTakenFocus {
    @SimulatedUnretained var view: UIView?
}

extension SimulatedDevice {
    func willTakeFocus(of window: UIWindow, for presented: UIViewController) {
        let view = window.simulatedFirstResponder as? UIView
        takenFocus[ObjectIdentifier(presented)] = view.map { SimulatedTakenFocus(view: $0) }
    }

    /// To be called when `presented` has gone. An input that nobody sees any more stays without the focus, and so does one
    /// if another has it by now.
    func returnFocus(to window: UIWindow, from presented: UIViewController) {
        guard let view = takenFocus.removeValue(forKey: ObjectIdentifier(presented))?.view,
            view.hostWindow === window, window.simulatedFirstResponder == nil
        else { return }
        switch behavior.returnedFocus {
        case .none: return
        case .unanimated: keyboard.withoutDuration { _ = engine.performing(as: .app) { view.becomeFirstResponder() } }
        case .oneNotice(let event):
            window.simulatedSetFocusSilently(view)
            view.simulatedDidChangeFocus()
            view.simulatedDidBeginEditing()
            keyboard.appearSilently()
            keyboard.notify(event, keyboard.frame, keyboard.frame, 0, 7, true)
        }
    }
}

extension SimulatedKeyboard {
    fileprivate func withoutDuration(_ body: () -> Void) {
        let before = duration
        duration = 0
        body()
        duration = before
    }
}
