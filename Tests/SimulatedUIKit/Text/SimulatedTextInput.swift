public import Foundation

/// The conformance to `UITextInput` that `UITextField` and `UITextView` share.
///
/// What apps override (typing, deleting, the caret's frame) is declared in the two classes.
@MainActor
public protocol SimulatedTextInput: UITextInput {
    var simulatedBridge: SimulatedTextBridge { get }
}

/// Leads from the public conformance to the text, which is internal.
@MainActor
public struct SimulatedTextBridge {
    let input: any SimulatedTextEditing

    init(_ input: any SimulatedTextEditing) {
        self.input = input
    }
}

extension SimulatedTextInput {
    private var input: any SimulatedTextEditing { simulatedBridge.input }

    // MARK: Text

    public var hasText: Bool { input.buffer.length > 0 }
    public func text(in range: UITextRange) -> String? { input.buffer.substring(input.simulatedRange(range)) }
    public func replace(_ range: UITextRange, withText text: String) {
        let range = input.simulatedRange(range)
        input.simulatedEdit { $0.replace(range, with: text) }
    }

    // MARK: Selection and marked text

    public var selectedTextRange: UITextRange? {
        get { SimulatedTextRange(input.buffer.selection) }
        set { input.simulatedSelect(newValue.map(input.simulatedRange) ?? input.buffer.selection) }
    }
    public var markedTextRange: UITextRange? { input.buffer.marked.map(SimulatedTextRange.init) }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        input.simulatedEdit { $0.mark(markedText ?? "", selected: selectedRange) }
    }
    public func unmarkText() { input.buffer.unmark() }

    // MARK: Positions

    public var beginningOfDocument: UITextPosition { SimulatedTextPosition(0) }
    public var endOfDocument: UITextPosition { SimulatedTextPosition(input.buffer.length) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        input.simulatedTextRange(from: fromPosition, to: toPosition)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        input.simulatedPosition(from: position, offset: offset)
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        input.simulatedCompare(position, to: other)
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        input.simulatedOffset(toPosition) - input.simulatedOffset(from)
    }
    public func firstRect(for range: UITextRange) -> CGRect { input.simulatedFirstRect(range) }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { input.simulatedClosestPosition(to: point) }
}
