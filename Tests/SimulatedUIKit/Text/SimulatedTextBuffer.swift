import Foundation

/// The text of an input, its selection and what an input method has marked in it. Ranges are UTF-16.
struct SimulatedTextBuffer: Equatable {
    private(set) var string = ""
    private(set) var selection = NSRange(location: 0, length: 0)
    private(set) var marked: NSRange?

    var length: Int { string.utf16.count }

    /// Where typed text goes: what is marked, else what is selected.
    var insertionRange: NSRange { marked ?? selection }

    /// What the delete key takes away: the selection, else the character before the caret.
    var deletionRange: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        return NSString(string: string).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }

    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    func substring(_ range: NSRange) -> String {
        let range = clamped(range)
        return String(string[index(range.location)..<index(NSMaxRange(range))])
    }

    mutating func set(_ string: String) {
        self.string = string
        selection = NSRange(location: length, length: 0)
        marked = nil
    }

    mutating func select(_ range: NSRange) {
        selection = clamped(range)
    }

    /// Puts `text` in the place of the range; the caret stands behind it then.
    mutating func replace(_ range: NSRange, with text: String) {
        let range = clamped(range)
        string.replaceSubrange(index(range.location)..<index(NSMaxRange(range)), with: text)
        selection = clamped(NSRange(location: range.location + text.utf16.count, length: 0))
        marked = nil
    }

    /// Text that is not final yet; `selected` counts from its beginning.
    mutating func mark(_ text: String, selected: NSRange) {
        let start = clamped(insertionRange).location
        replace(insertionRange, with: text)
        marked = text.isEmpty ? nil : NSRange(location: start, length: text.utf16.count)
        let offset = min(max(selected.location, 0), text.utf16.count)
        select(NSRange(location: start + offset, length: min(selected.length, text.utf16.count - offset)))
    }

    mutating func unmark() {
        marked = nil
    }

    private func index(_ offset: Int) -> String.Index {
        string.utf16.index(string.startIndex, offsetBy: offset)
    }
}
