public import Foundation

extension UITextField {
    public nonisolated class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    public nonisolated class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    }
    public nonisolated class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidChangeNotification")
    }
}

extension UITextField: SimulatedTextEditing {
    var simulatedDelegate: (any UITextFieldDelegate)? { delegate }
    var simulatedIsEditable: Bool { true }

    // MARK: Begin and end

    // That the control's events come first, then the delegate, then the notification, is assumed; that all of them
    // come before the keyboard is announced is a fact (KEYBOARD_FACTS 3.1).

    func simulatedTellOfBegin() {
        buffer.select(NSRange(location: buffer.length, length: 0))
        sendActions(for: .editingDidBegin)
        simulatedTell(UITextField.textDidBeginEditingNotification) { $0.textFieldDidBeginEditing(self) }
    }

    func simulatedTellOfEnd() {
        buffer.unmark()
        sendActions(for: .editingDidEnd)
        simulatedTell(UITextField.textDidEndEditingNotification) { $0.textFieldDidEndEditing(self, reason: .committed) }
    }

    // MARK: Typing

    func simulatedSetText(_ text: String) {
        let old = buffer.string
        buffer.set(text)
        textMayHaveChanged(from: old)
    }

    /// A field has one line: Return is an action, and newlines of a pasted text become spaces.
    func simulatedInsert(_ text: String) {
        guard text != "\n" else { return simulatedReturn() }
        simulatedType(String(text.map { $0.isNewline ? " " : $0 }))
    }

    func simulatedMayChange(_ range: NSRange, to text: String) -> Bool {
        simulatedAsk { $0.textField(self, shouldChangeCharactersIn: range, replacementString: text) }
    }

    func simulatedEdit(_ change: (inout SimulatedTextBuffer) -> Void) {
        let old = buffer
        change(&buffer)
        SimulatedEngine.current.performing(as: .uikit) { textMayHaveChanged(from: old.string) }
        sendActions(for: .editingChanged)
        SimulatedEngine.current.performing(as: .app) {
            NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
            if old.selection != buffer.selection { delegate?.textFieldDidChangeSelection(self) }
        }
    }

    func simulatedSelect(_ range: NSRange) {
        let old = buffer.selection
        buffer.select(range)
        guard old != buffer.selection, isFirstResponder else { return }
        SimulatedEngine.current.performing(as: .app) { delegate?.textFieldDidChangeSelection(self) }
    }

    private func textMayHaveChanged(from old: String) {
        guard old != buffer.string else { return }
        simulatedDidSet("text", from: old, to: buffer.string)
        invalidateIntrinsicContentSize()
    }

    // MARK: Keys

    /// A delegate's `false` is the end of it: "return NO to ignore" (UITextField.h). React Native adds an action for
    /// `.editingDidEndOnExit` to every field and keeps the focus by that answer alone
    /// (RCTBackedTextInputDelegateAdapter.mm, `submitBehavior`).
    ///
    /// Any action for `.editingDidEndOnExit`, even an empty one, makes Return resign the field (KEYBOARD_FACTS 10a.8).
    /// Assumed: after its handlers, unless one of them has moved the focus.
    func simulatedReturn() {
        guard simulatedAsk({ $0.textFieldShouldReturn(self) }) else { return }
        let resigns = simulatedHasAction(for: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        guard resigns, isFirstResponder else { return }
        SimulatedEngine.current.performing(as: .uikit) { _ = resignFirstResponder() }
    }

    /// The clear button.
    func simulatedClear() {
        guard simulatedAsk({ $0.textFieldShouldClear(self) }) else { return }
        simulatedEdit { $0.replace(NSRange(location: 0, length: $0.length), with: "") }
    }
}
