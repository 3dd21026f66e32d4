public import Foundation

@MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

@MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: (any UITextInputDelegate)? { get set }
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// The keyboard sets it in UIKit; nobody does here.
@MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

@MainActor
open class UITextPosition: NSObject {}

@MainActor
open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

// MARK: - Positions of the simulation

/// A UTF-16 offset.
final class SimulatedTextPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? SimulatedTextPosition)?.offset == offset }
    override var hash: Int { offset }
}

final class SimulatedTextRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { SimulatedTextPosition(range.location) }
    override var end: UITextPosition { SimulatedTextPosition(NSMaxRange(range)) }

    override func isEqual(_ object: Any?) -> Bool { (object as? SimulatedTextRange)?.range == range }
    override var hash: Int { range.location }
}

// MARK: - What text fields and text views have in common

@MainActor
protocol SimulatedTextInput: UIView, UITextInput {
    var buffer: SimulatedTextBuffer { get }
    var simulatedLayout: SimulatedTextLayout { get }
    /// The corner of the layout's first line, in the view's own coordinates.
    var simulatedTextOrigin: CGPoint { get }
    /// Asks the delegate, as the keyboard does for what an input method shows.
    func simulatedMayReplaceMarkedText(with text: String) -> Bool
}

extension SimulatedTextInput {
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
        guard hostWindow?.simulatedDevice?.scrollsFirstResponderIntoView == true else { return }
        var view = parentView
        while let here = view, !(here is UIScrollView) { view = here.parentView }
        guard let scrollView = view as? UIScrollView else { return }
        let target = rect.boundingBox { simulatedConvert($0, to: scrollView) }
        SimulatedEngine.current.performing(as: .uikit) { scrollView.scrollRectToVisible(target, animated: true) }
    }
}
