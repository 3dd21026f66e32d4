import Foundation

/// The text of a text field or a text view, its layout, and how keys change it.
@MainActor
protocol SimulatedTextEditing: UIView, UITextInput {
    associatedtype EditingDelegate

    var buffer: SimulatedTextBuffer { get set }
    var simulatedLayout: SimulatedTextLayout { get }
    /// The corner of the layout's first line, in the view's own coordinates.
    var simulatedTextOrigin: CGPoint { get }
    var simulatedDelegate: EditingDelegate? { get }
    /// A view whose text can only be selected asks its delegate nothing.
    var simulatedIsEditable: Bool { get }

    /// Asks the delegate whether keys may put `text` in the place of `range`.
    func simulatedMayChange(_ range: NSRange, to text: String) -> Bool
    /// Changes the text, and posts and tells it.
    func simulatedEdit(_ change: (inout SimulatedTextBuffer) -> Void)
    func simulatedSelect(_ range: NSRange)
}

extension SimulatedTextEditing {
    // MARK: The delegate

    func simulatedAsk(_ question: (EditingDelegate) -> Bool) -> Bool {
        guard simulatedIsEditable, let delegate = simulatedDelegate else { return true }
        return SimulatedEngine.current.performing(as: .app) { question(delegate) }
    }

    /// That the delegate is called before the notification is posted is assumed.
    func simulatedTell(_ name: Notification.Name, _ call: (EditingDelegate) -> Void) {
        SimulatedEngine.current.performing(as: .app) {
            if let delegate = simulatedDelegate { call(delegate) }
            NotificationCenter.default.post(name: name, object: self)
        }
    }

    // MARK: Keys

    func simulatedType(_ text: String) {
        let range = buffer.insertionRange
        guard simulatedMayChange(range, to: text) else { return }
        simulatedEdit { $0.replace(range, with: text) }
    }

    func simulatedDeleteBackward() {
        guard let range = buffer.deletionRange, simulatedMayChange(range, to: "") else { return }
        simulatedEdit { $0.replace(range, with: "") }
    }

    /// Asks the delegate, as the keyboard does for the text that an input method shows.
    func simulatedMayReplaceMarkedText(with text: String) -> Bool {
        simulatedMayChange(buffer.insertionRange, to: text)
    }
}

extension SimulatedTextEditing {
    // MARK: Positions

    func simulatedRange(_ range: UITextRange) -> NSRange {
        let (start, end) = (simulatedOffset(range.start), simulatedOffset(range.end))
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    func simulatedOffset(_ position: UITextPosition) -> Int {
        min(max((position as? SimulatedTextPosition)?.offset ?? 0, 0), buffer.length)
    }

    func simulatedPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, overflow) = simulatedOffset(position).addingReportingOverflow(offset)
        return !overflow && (0...buffer.length).contains(target) ? SimulatedTextPosition(target) : nil
    }

    func simulatedTextRange(from: UITextPosition, to: UITextPosition) -> UITextRange {
        let (start, end) = (simulatedOffset(from), simulatedOffset(to))
        return SimulatedTextRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func simulatedCompare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (simulatedOffset(position), simulatedOffset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func simulatedCaretRect(at offset: Int) -> CGRect {
        let origin = simulatedTextOrigin
        return simulatedLayout.caretRect(at: offset).offsetBy(dx: origin.x, dy: origin.y)
    }

    func simulatedFirstRect(_ range: UITextRange) -> CGRect {
        guard let range = Range(simulatedRange(range)) else { return .null }
        let origin = simulatedTextOrigin
        return simulatedLayout.firstRect(of: range).offsetBy(dx: origin.x, dy: origin.y)
    }

    func simulatedClosestPosition(to point: CGPoint) -> UITextPosition {
        SimulatedTextPosition(simulatedLayout.offset(closestTo: point - simulatedTextOrigin))
    }
}

extension UIView {
    /// Scrolls the nearest scroll view around this view, as UIKit does by itself for a first responder.
    func simulatedScrollEnclosingScrollView(toShow rect: CGRect) {
        guard let device = hostWindow?.simulatedDevice, device.scrollsFirstResponderIntoView else { return }
        let around = sequence(first: self, next: \.parentView).dropFirst().lazy.compactMap { $0 as? UIScrollView }
        let scrollsAll = device.behavior.scrollsDisabledScrollViews
        guard let scrollView = around.first(where: { scrollsAll || $0.isScrollEnabled }) else { return }
        let target = rect.boundingBox { simulatedConvert($0, to: scrollView) }
        SimulatedEngine.current.performing(as: .uikit) { scrollView.scrollRectToVisible(target, animated: true) }
    }
}
