// Input methods are the driver's alone, so this file is compiled on Linux only. What it states is UIKit's behaviour all
// the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Compositions {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
                var asked: [String] = []
                var changes = 0
                var returns = 0

                func textField(
                    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
                ) -> Bool {
                    asked.append("\(range.location),\(range.length) \(string)")
                    return true
                }

                func textView(
                    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
                ) -> Bool {
                    asked.append("\(range.location),\(range.length) \(text)")
                    return true
                }

                func textViewDidChange(_ textView: UITextView) { changes += 1 }

                func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                    returns += 1
                    return true
                }
            }

            // Source: kenmueller/TextView #17: an input method marks the text, then textViewDidChange is triggered
            @Test func whatIsComposedIsToldAsAChangeAndIsMarked() async throws {
                let controller = await harness.showPlainController()
                let textView = await harness.addTextView(to: controller.view)
                let delegate = Delegate()
                textView.delegate = delegate
                await harness.focus(textView)
                device.settle()
                recorder.forget()
                device.compose("ㄋ")
                #expect(textView.text == "ㄋ" && textView.hasText && delegate.changes == 1)
                let marked = try #require(textView.markedTextRange)
                expectEqual(textView.text(in: marked), "ㄋ")
                device.compose("ㄋㄧ")
                #expect(textView.text == "ㄋㄧ" && delegate.changes == 2)
                expectEqual(recorder.kinds, [.textChange, .textChange])
                device.commitComposition(as: "你")
                #expect(textView.text == "你" && textView.markedTextRange == nil)
                #expect(recorder.kinds == [.textChange, .textChange, .textChange] && delegate.changes == 3)
            }

            // Source: http://www.openradar.me/15584633 (each key, with the range of the marked text since iOS 7) and
            // 24087514 (not for the candidate that is chosen)
            @Test func theDelegateIsAskedForEachKeyAndNotForTheCandidate() async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                let delegate = Delegate()
                field.delegate = delegate
                await harness.focus(field)
                device.type("a")
                device.compose("n")
                device.compose("ni")
                device.commitComposition(as: "你")
                expectEqual(delegate.asked, ["0,0 a", "1,0 n", "1,1 ni"])
                expectEqual(field.text, "a你")
            }

            // Source: https://developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:),
            // unmarktext(): the app may do what the keyboard does
            @Test func markedTextIsReplacedUntilItIsUnmarked() async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                await harness.focus(field)
                field.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
                field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
                #expect(field.text == "か" && field.markedTextRange != nil)
                field.unmarkText()
                #expect(field.text == "か" && field.markedTextRange == nil)
                field.insertText("!")
                expectEqual(field.text, "か!")
            }

            // Source: the Japanese keyboard's Return key says "confirm" while text is marked; no page says so
            @Test func returnMakesTheTextFinalAndIsNoReturn() async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                let delegate = Delegate()
                field.delegate = delegate
                await harness.focus(field)
                device.compose("か")
                device.pressReturn()
                #expect(field.text == "か" && field.markedTextRange == nil && delegate.returns == 0)
                device.pressReturn()
                expectEqual(delegate.returns, 1)
            }

            // Source: https://developer.apple.com/documentation/uikit/uitextview/text
            @Test func textThatIsSetEndsAComposition() async {
                let controller = await harness.showPlainController()
                let textView = await harness.addTextView(to: controller.view)
                await harness.focus(textView)
                device.compose("ㄋ")
                recorder.forget()
                await harness.turn { textView.text = "" }
                #expect(textView.markedTextRange == nil && !textView.hasText && recorder.kinds.isEmpty)
            }
        }
    }
#endif
