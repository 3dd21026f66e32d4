import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct TextViews {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        private final class Delegate: NSObject, UITextViewDelegate {
            private(set) var selections = 0
            func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
        }

        /// A text view of six lines' height with the focus.
        private func focusedTextView(_ text: String) async -> UITextView {
            let controller = await harness.showPlainController()
            let textView = await harness.addTextView(to: controller.view)
            textView.font = .systemFont(ofSize: 16)
            textView.text = text
            await harness.focus(textView)
            await harness.turn { textView.selectedRange = NSRange(location: text.utf16.count, length: 0) }
            await harness.settle()
            recorder.forget()
            return textView
        }

        private func caret(_ textView: UITextView) -> CGRect {
            textView.selectedTextRange.map { textView.caretRect(for: $0.end) } ?? .null
        }

        private let manyLines = (1...30).map { "Line \($0)" }.joined(separator: "\n")

        // Source: https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:): in the view's own
        // coordinates, whose origin is the offset
        @Test func theCaretIsInTheCoordinatesOfTheContent() async {
            let textView = await focusedTextView(manyLines)
            let before = caret(textView)
            let shown = textView.convert(before, to: harness.window)
            #expect(before.minY > textView.bounds.height)
            await harness.turn { textView.contentOffset.y -= 30 }
            expectEqual(caret(textView), before)
            #expect(textView.convert(before, to: harness.window).isClose(to: shown.offsetBy(dx: 0, dy: 30)))
        }

        // Source: https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)
        @Test func theCaretMovesWithTheText() async {
            let textView = await focusedTextView("ab")
            let start = caret(textView)
            #expect(start.height > 0 && start.minX.isFinite && start.minY.isFinite)
            await harness.turn { textView.insertText("c") }
            let right = caret(textView)
            #expect(right.minX > start.minX && right.minY == start.minY)
            await harness.turn { textView.insertText("\nd") }
            let below = caret(textView)
            #expect(below.minX < right.minX && below.minY > start.minY)
        }

        // Source: PSPDFTextView #12: it was wrong in iOS 7 alone
        @Test func afterANewlineAtTheEndTheCaretIsOnTheNextLine() async {
            let textView = await focusedTextView("ab")
            let first = caret(textView)
            await harness.turn { textView.insertText("\n") }
            #expect(caret(textView).minY >= first.maxY - 2)
            #expect(caret(textView).minX < first.minX)
            await harness.turn { textView.deleteBackward() }
            expectEqual(caret(textView).minY, first.minY)
        }

        // Source: kirillzyusko/react-native-keyboard-controller waits a turn for that
        @Test func aChangeIsToldBeforeTheTextViewHasScrolledItself() async throws {
            let textView = await focusedTextView(manyLines)
            let before = textView.contentOffset.y
            var offset: CGFloat?
            recorder.onRecord = { if $0.kind == .textChange { offset = textView.contentOffset.y } }
            await harness.turn { textView.insertText("\n\n") }
            await harness.settle()
            #expect(recorder.kinds == [.textChange] && recorder.last(.textChange)?.input === textView)
            #expect(try #require(offset) == before)
            #expect(textView.contentOffset.y > before)
        }

        // Source: https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:):
        // there is no notification for it
        @Test func aMovedSelectionIsToldToTheDelegateAlone() async {
            let textView = await focusedTextView("Some words")
            let delegate = Delegate()
            textView.delegate = delegate
            await harness.turn { textView.selectedRange = NSRange(location: 4, length: 0) }
            await harness.settle()
            #expect(delegate.selections > 0)
            #expect(recorder.kinds.isEmpty)
        }

        // Source: Runestone #214: a text view scrolls by its adjustedContentInset
        @Test func typingKeepsTheCaretAboveTheInset() async {
            let textView = await focusedTextView(manyLines)
            await harness.turn { textView.contentInset.bottom = 60 }
            await harness.turn { textView.insertText("\nmore") }
            await harness.settle()
            #expect(caret(textView).maxY <= textView.bounds.maxY - 60 + 1)
        }

        // Source: https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification
        @Test func textThatIsSetIsNotTold() async {
            let textView = await focusedTextView("Some words")
            await harness.turn { textView.text = "Other words" }
            #expect(!recorder.kinds.contains(.textChange))
        }
    }
}
