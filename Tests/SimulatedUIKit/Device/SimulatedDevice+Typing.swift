public import Foundation

// MARK: - Typing

extension SimulatedDevice {
    private var focused: UIResponder? { focusWindow?.simulatedFirstResponder }

    /// The caret of a tap is in place before the next key.
    private func finishTap(in textView: UITextView?) {
        guard let textView, textView.pendingCaret != nil else { return }
        turn { textView.simulatedPlacePendingCaret() }
    }

    private func edit(_ body: (any UIKeyInput) -> Void) {
        finishTap(in: focused as? UITextView)
        turn {
            guard let input = focused as? any UIKeyInput else { return }
            engine.performing(as: .app) { body(input) }
        }
    }

    /// Types into the first responder, one turn a character.
    public func type(_ text: String) {
        for character in text { edit { $0.insertText(String(character)) } }
    }

    public func paste(_ text: String) {
        edit { $0.insertText(text) }
    }

    public func deleteBackward() {
        edit { $0.deleteBackward() }
    }

    /// The return key: asks a text field's delegate; a new line in a text view. While an input method is at work, the key
    /// is that one's and makes its text final.
    public func pressReturn() {
        if (focused as? any UITextInput)?.markedTextRange != nil {
            commitComposition()
        } else if let field = focused as? UITextField {
            turn { engine.performing(as: .app) { field.simulatedReturn() } }
        } else {
            edit { $0.insertText("\n") }
        }
    }

    /// Offsets are UTF-16 units. As in UIKit only the delegate hears of it.
    public func moveCaret(in textView: UITextView, to offset: Int) {
        select(NSRange(location: offset, length: 0), in: textView)
    }

    public func select(_ range: NSRange, in textView: UITextView) {
        finishTap(in: textView)
        turn { engine.performing(as: .system) { textView.selectedRange = range } }
    }

    // MARK: With an input method

    /// An input method shows what it has got so far, in the place of what it showed before; nothing of it is final.
    public func compose(_ text: String) {
        edit { input in
            guard let input = input as? any UITextInput else { return }
            guard (input as? any SimulatedTextEditing)?.simulatedMayReplaceMarkedText(with: text) != false else {
                return
            }
            input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        }
    }

    /// The composed text becomes final: as it stands, or as the candidate that was chosen for it. No delegate is asked.
    public func commitComposition(as candidate: String? = nil) {
        edit { input in
            guard let input = input as? any UITextInput, let range = input.markedTextRange else { return }
            input.replace(range, withText: candidate ?? input.text(in: range) ?? "")
            input.unmarkText()
        }
    }
}

// MARK: - Focus by script

extension SimulatedDevice {
    public enum EditingEvent: Sendable {
        case begin, end
    }

    /// Makes `view` the first responder, or nobody, without any notice.
    public func focus(_ view: UIView?) {
        turn {
            let window = view?.hostWindow ?? focusWindow
            window?.simulatedSetFocusSilently(view)
            keyboard.focusDidChange(to: view)
        }
    }

    /// Posts the notice alone.
    public func postEditing(_ event: EditingEvent, _ view: UIView) {
        let isTextView = view is UITextView
        let name: Notification.Name
        switch event {
        case .begin:
            name = isTextView ? UITextView.textDidBeginEditingNotification : UITextField.textDidBeginEditingNotification
        case .end:
            name = isTextView ? UITextView.textDidEndEditingNotification : UITextField.textDidEndEditingNotification
        }
        turn { NotificationCenter.default.post(name: name, object: view) }
    }
}
