public import Foundation

// MARK: - Dragging

extension SimulatedDevice {
    /// Puts a finger on the scroll view at a point of the screen.
    public func beginDrag(in scrollView: UIScrollView, at point: CGPoint) {
        turn {
            draggedView = scrollView
            engine.performing(as: .system) { scrollView.simulatedBeginDrag(at: point) }
        }
    }

    /// Moves the finger to a point of the screen.
    public func drag(to point: CGPoint) {
        turn {
            guard let draggedView else { return }
            let mode = draggedView.keyboardDismissMode
            if !draggedView.isDragging, mode == .onDrag || mode == .onDragWithAccessory {
                engine.performing(as: .uikit) { _ = focusWindow?.endEditing(true) }
            }
            if mode == .interactive || mode == .interactiveWithAccessory { keyboard.followFinger(at: point.y) }
            engine.performing(as: .system) { draggedView.simulatedDrag(to: point) }
        }
    }

    public func endDrag() {
        turn {
            engine.performing(as: .system) { draggedView?.simulatedEndDrag() }
            draggedView = nil
            keyboard.letGo()
        }
    }

    /// Drags the scroll views around `view`, the outer ones first, until it is in the middle of what they show, as far as
    /// they go.
    public func scroll(to view: UIView) {
        let around = sequence(first: view, next: \.parentView).dropFirst().compactMap { $0 as? UIScrollView }
        for scrollView in around.reversed() where scrollView.isScrollEnabled {
            settle()
            var visible = scrollView.shownOnScreen(scrollView.shownBounds.inset(by: scrollView.adjustedContentInset))
            if keyboard.frame.minY < visible.maxY {
                visible.size.height = max(0, keyboard.frame.minY - visible.minY)
            }
            let frame = presentationFrame(of: view)
            guard frame.minY < visible.minY || frame.maxY > visible.maxY else { continue }
            let offset = scrollView.contentOffset.y
            let target = min(
                max(offset + frame.midY - visible.midY, scrollView.minimumOffset.y), scrollView.maximumOffset.y)
            let start = visible.center
            beginDrag(in: scrollView, at: start)
            drag(to: CGPoint(x: start.x, y: start.y + offset - target))
            endDrag()
        }
    }
}

// MARK: - Typing

extension SimulatedDevice {
    private var focused: UIResponder? { focusWindow?.simulatedFirstResponder }

    private func edit(_ body: (any UIKeyInput) -> Void) {
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

    /// The return key: asks a text field's delegate; a new line in a text view.
    public func pressReturn() {
        if let field = focused as? UITextField {
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
        turn { engine.performing(as: .system) { textView.selectedRange = range } }
    }

    // MARK: Focus by script

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
