// What systems do differently about the caret of a text view. Only the driver has these switches, so this file is
// compiled on Linux only. Numbers in parentheses are those of the reports that `SimulatedBehavior` names.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct CaretSwitches {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            private final class Delegate: NSObject, UITextViewDelegate {
                private(set) var selections = 0
                func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
            }

            private let words = "Some words"
            private let manyLines = (1...30).map { "Line \($0)" }.joined(separator: "\n")
            private let startOfText = CGPoint(x: 1, y: 12)

            private func textView(_ text: String) async -> UITextView {
                let textView = await harness.addTextView(to: harness.showPlainController().view)
                textView.text = text
                return textView
            }

            /// Its caret is at the start and visible.
            private func focusedTextView(_ text: String) async -> UITextView {
                let textView = await textView(text)
                await harness.focus(textView)
                device.moveCaret(in: textView, to: 0)
                await harness.settle()
                expectEqual(textView.contentOffset.y, 0)
                return textView
            }

            private func showsCaret(_ textView: UITextView) -> Bool {
                guard let position = textView.selectedTextRange?.end else { return false }
                let caret = textView.caretRect(for: position)
                return caret.minY >= textView.bounds.minY - 1 && caret.maxY <= textView.bounds.maxY + 1
            }

            // MARK: Taps

            // Source: openradar 15149060, BottleRocket PR 23 (66); kirillzyusko/react-native-keyboard-controller
            // PR 1234 reads the selection one turn later (66), and its order differs with the system (67)
            @Test(arguments: [.sameTurn, .nextTurn, .after(0.01), .after(0.05)] as [SimulatedBehavior.CaretPlacement])
            func aTapBeginsEditingWithTheOldSelection(_ placement: SimulatedBehavior.CaretPlacement) async {
                device.behavior.caretPlacement = placement
                let (textView, delegate) = (await textView(words), Delegate())
                textView.delegate = delegate
                let old = textView.selectedRange
                var atBegin: NSRange?
                recorder.onRecord = { if $0.kind == .beginEditing { atBegin = textView.selectedRange } }
                device.tap(at: startOfText, in: textView)
                #expect(textView.isFirstResponder && old.location == words.utf16.count && atBegin == old)
                recorder.forget()
                switch placement {
                case .sameTurn: break
                case .nextTurn:
                    #expect(textView.selectedRange == old && delegate.selections == 0)
                    device.advance(by: 0)
                case .after(let seconds):
                    device.advance(by: seconds - 0.002)
                    #expect(textView.selectedRange == old && delegate.selections == 0)
                    device.advance(by: 0.003)
                }
                #expect(textView.selectedRange == NSRange(location: 0, length: 0) && delegate.selections == 1)
                #expect(recorder.kinds.isEmpty)
            }

            // Source: none that is sure; every report (66, 67) is about a tap that begins editing
            @Test func aTapInATextViewWithTheFocusPlacesTheCaretAtOnce() async {
                device.behavior.caretPlacement = .after(0.05)
                let textView = await textView(words)
                await harness.focus(textView)
                device.tap(at: startOfText, in: textView)
                expectEqual(textView.selectedRange.location, 0)
            }

            // Source: none that is sure: a person is slower than that
            @Test func aKeyTypesWhereTheTapHasPlacedTheCaret() async {
                device.behavior.caretPlacement = .after(0.05)
                let textView = await textView(words)
                device.tap(at: startOfText, in: textView)
                device.type("x")
                await harness.settle()
                #expect(textView.text == "x" + words && textView.selectedRange.location == 1)
            }

            // Source: none that is sure
            @Test func aTextViewThatHasLostTheFocusKeepsItsSelection() async {
                device.behavior.caretPlacement = .after(0.05)
                let textView = await textView(words)
                device.tap(at: startOfText, in: textView)
                await harness.endEditing()
                await harness.settle()
                expectEqual(textView.selectedRange.location, words.utf16.count)
            }

            // MARK: Scrolling

            // Source: shadowfacts.net: a text view follows its caret whenever it moves (76), for true; none for false
            @Test(arguments: [true, false])
            func selectingAllMayScrollToTheEnd(isOn: Bool) async {
                device.behavior.selectAllScrolls = isOn
                let textView = await focusedTextView(manyLines)
                device.select(NSRange(location: 0, length: manyLines.utf16.count), in: textView)
                await harness.settle()
                expectEqual(textView.contentOffset.y > 0, isOn)
            }

            // Source: shadowfacts.net (76)
            @Test func aPartThatIsSelectedScrollsToItsEndInAnyCase() async {
                device.behavior.selectAllScrolls = false
                let textView = await focusedTextView(manyLines)
                device.select(NSRange(location: 1, length: manyLines.utf16.count - 1), in: textView)
                await harness.settle()
                #expect(textView.contentOffset.y > 0)
            }

            // Source: kirillzyusko/react-native-keyboard-controller PR 1336, its log (74), for true; none for false
            @Test(arguments: [true, false])
            func theScrollToTheCaretMayBeAnimated(isOn: Bool) async {
                device.behavior.animatesCaretScroll = isOn
                let textView = await focusedTextView(manyLines)
                device.moveCaret(in: textView, to: manyLines.utf16.count)
                expectEqual(textView.contentOffset.y == 0, isOn)
                await harness.settle()
                #expect(textView.contentOffset.y > 0 && showsCaret(textView))
            }

            // Source: shadowfacts.net: a text view follows its caret whenever it moves (76)
            @Test(arguments: [0, 8, 30, 120])
            func aCaretThatMovesDuringTheScrollIsVisibleInTheEnd(offset: Int) async {
                device.behavior.animatesCaretScroll = true
                let textView = await focusedTextView(manyLines)
                device.moveCaret(in: textView, to: manyLines.utf16.count)
                device.advance(by: 0.1)
                device.moveCaret(in: textView, to: offset)
                await harness.settle()
                #expect(showsCaret(textView))
            }

            // Source: kirillzyusko/react-native-keyboard-controller PR 1336, its log (74)
            @Test(arguments: [true, false])
            func theScrollViewAroundATextViewIsAnimatedToTheCaret(isOn: Bool) async {
                device.behavior.animatesCaretScroll = isOn
                let scrollView = await harness.showScrollView()
                let textView = await harness.addTextView(height: 2000, to: scrollView)
                textView.isScrollEnabled = false
                textView.text = (1...60).map(String.init).joined(separator: "\n")
                await harness.focus(textView)
                await harness.settle()
                device.moveCaret(in: textView, to: 0)
                await harness.settle()
                let before = scrollView.contentOffset.y
                device.moveCaret(in: textView, to: textView.text.utf16.count)
                expectEqual(scrollView.contentOffset.y, before)
                await harness.settle()
                #expect(scrollView.contentOffset.y > before)
            }
        }
    }
#endif
