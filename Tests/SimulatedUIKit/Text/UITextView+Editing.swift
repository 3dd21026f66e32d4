public import Foundation

extension UITextView {
    public nonisolated class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }
    public nonisolated class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
    }
    public nonisolated class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }
}

extension UITextView: SimulatedTextEditing {
    var simulatedDelegate: (any UITextViewDelegate)? { delegate }
    var simulatedIsEditable: Bool { isEditable }

    // MARK: Begin and end

    /// The selection is still the one from before a tap (KEYBOARD_FACTS 7.1).
    func simulatedTellOfBegin() {
        guard isEditable else { return }
        if !isScrollEnabled, !simulatedBehavior.scrollsFirstResponderLast { simulatedShowCaretLater() }
        simulatedTell(UITextView.textDidBeginEditingNotification) { $0.textViewDidBeginEditing(self) }
    }

    func simulatedTellOfEnd() {
        pendingCaret = nil
        guard isEditable else { return }
        buffer.unmark()
        caretMustBeShown = false
        simulatedTell(UITextView.textDidEndEditingNotification) { $0.textViewDidEndEditing(self) }
    }

    // MARK: Typing

    func simulatedMayChange(_ range: NSRange, to text: String) -> Bool {
        simulatedAsk { $0.textView(self, shouldChangeTextIn: range, replacementText: text) }
    }

    /// All are told before the view has grown or scrolled itself (KEYBOARD_FACTS 7.6).
    func simulatedEdit(_ change: (inout SimulatedTextBuffer) -> Void) {
        let old = buffer
        change(&buffer)
        SimulatedEngine.current.performing(as: .uikit) { textMayHaveChanged(from: old.string) }
        SimulatedEngine.current.performing(as: .app) {
            if old.selection != buffer.selection { delegate?.textViewDidChangeSelection(self) }
        }
        simulatedTell(UITextView.textDidChangeNotification) { $0.textViewDidChange(self) }
        simulatedShowCaretLater()
    }

    /// Text that is set posts nothing.
    func simulatedSetText(_ text: String) {
        let old = buffer
        buffer.set(text)
        textMayHaveChanged(from: old.string)
        if old.selection != buffer.selection { simulatedSelectionDidChange() }
    }

    private func textMayHaveChanged(from old: String) {
        guard old != buffer.string else { return }
        simulatedDidSet("text", from: old, to: buffer.string)
        simulatedUpdateContentSize()
        simulatedTextSizeMayHaveChanged()
    }

    // MARK: Selection

    /// Is told to the delegate alone (KEYBOARD_FACTS 7.5).
    func simulatedSelect(_ range: NSRange) { simulatedSelect(range, isTold: true) }

    private func simulatedSelect(_ range: NSRange, isTold: Bool) {
        let old = buffer.selection
        buffer.select(range)
        if old != buffer.selection { simulatedSelectionDidChange(isTold: isTold) }
    }

    private func simulatedSelectionDidChange(isTold: Bool = true) {
        guard isFirstResponder else { return }
        if isTold {
            SimulatedEngine.current.performing(as: .app) { delegate?.textViewDidChangeSelection(self) }
        }
        let isWholeText = buffer.length > 0 && buffer.selection == NSRange(location: 0, length: buffer.length)
        if isWholeText, !simulatedBehavior.selectAllScrolls {
            caretMustBeShown = false
        } else {
            simulatedShowCaretLater()
        }
    }

    // MARK: Taps

    /// A tap on the text, in the view's own coordinates. The tap chooses the character, even if the caret is placed later.
    func simulatedPlaceCaret(
        at point: CGPoint, _ placement: SimulatedBehavior.CaretPlacement, isFirst: Bool = false
    ) {
        guard isSelectable || isEditable else { return }
        pendingCaretIsTold = !isFirst || simulatedBehavior.firstSelectionIsTold
        pendingCaret = simulatedOffset(simulatedClosestPosition(to: point))
        let delay: TimeInterval
        switch placement {
        case .sameTurn: return simulatedPlacePendingCaret()
        case .nextTurn: delay = 0
        case .after(let seconds): delay = seconds
        }
        SimulatedEngine.current.schedule(after: delay) { [weak self] in self?.simulatedPlacePendingCaret() }
    }

    func simulatedPlacePendingCaret() {
        guard let offset = pendingCaret else { return }
        pendingCaret = nil
        simulatedSelect(NSRange(location: offset, length: 0), isTold: pendingCaretIsTold)
    }
}
