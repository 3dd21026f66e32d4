import Foundation

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
