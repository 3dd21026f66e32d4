import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct TextAppearances {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://developer.apple.com/documentation/uikit/uilabel/attributedtext
        @Test func attributedTextGivesALabelItsTextAndItsFont() {
            let label = UILabel()
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = .center
            label.attributedText = NSAttributedString(
                string: "Note",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.placeholderText,
                    .paragraphStyle: paragraph,
                ])
            #expect(label.text == "Note" && label.font.pointSize == 30)
            #expect(label.textColor == .placeholderText && label.textAlignment == .center)
            let plain = UILabel()
            plain.font = .systemFont(ofSize: 15)
            plain.text = "Note"
            let size = CGSize(width: 300, height: 300)
            #expect(label.sizeThatFits(size).height > 1.8 * plain.sizeThatFits(size).height)
        }

        // Source: https://developer.apple.com/documentation/uikit/uilabel/text: "without any inherent style attributes"
        @Test func plainTextTakesTheAttributesAway() {
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "Note", attributes: [.kern: 3])
            #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
            label.text = "Note"
            #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uilabel/numberoflines
        @Test func aLabelOfManyLinesIsAsHighAsItsTextNeeds() {
            let label = UILabel()
            label.text = "Many words that do not fit into one line"
            let narrow = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
            let one = label.sizeThatFits(narrow).height
            label.numberOfLines = 0
            #expect(label.sizeThatFits(narrow).height > 2 * one && label.sizeThatFits(narrow).width <= 80)
            label.numberOfLines = 2
            #expect(label.sizeThatFits(narrow).height.isClose(to: 2 * one, within: 2))
        }

        // Source: https://developer.apple.com/documentation/uikit/uitextview/attributedtext, textdidchangenotification:
        // of changes by the user
        @Test func attributedTextOfATextViewIsSetSilently() async {
            let controller = await harness.showPlainController()
            let textView = await harness.addTextView(to: controller.view)
            await harness.focus(textView)
            await harness.settle()
            recorder.forget()
            await harness.turn {
                textView.attributedText = NSAttributedString(
                    string: "Set", attributes: [.font: UIFont.systemFont(ofSize: 30)])
            }
            #expect(textView.text == "Set" && textView.font?.pointSize == 30)
            #expect(textView.attributedText.string == "Set" && recorder.kinds.isEmpty)
        }

        // Source: developer.apple.com/documentation/uikit/uitextview/textcontainerinset, nstextcontainer/
        // linefragmentpadding (5 unless it is set)
        @Test func theInsetAndThePaddingAreWhereTheTextBegins() async throws {
            let controller = await harness.showPlainController()
            let textView = await harness.addTextView(to: controller.view)
            textView.font = .systemFont(ofSize: 16)
            await harness.focus(textView)
            let before = textView.caretRect(for: textView.beginningOfDocument)
            expectEqual(textView.textContainer.lineFragmentPadding, 5)
            #expect(before.minX.isClose(to: 5, within: 2) && before.minY.isClose(to: 8, within: 2))
            await harness.turn {
                textView.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
                textView.textContainer.lineFragmentPadding = 0
            }
            let after = textView.caretRect(for: textView.beginningOfDocument)
            #expect(after.minX.isClose(to: 30, within: 2) && after.minY.isClose(to: 20, within: 2))
        }

        #if os(Linux)
            // Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement: true for the
            // standard controls. UIKit answers so while an assistive technology runs
            @Test func standardViewsAreAccessible() {
                let label = UILabel()
                label.text = "Name"
                let button = UIButton(type: .system)
                button.setTitle("Send", for: .normal)
                let field = UITextField()
                field.text = "Ann"
                #expect(label.isAccessibilityElement && label.accessibilityLabel == "Name")
                #expect(button.accessibilityLabel == "Send" && button.accessibilityTraits.contains(.button))
                expectEqual(field.accessibilityValue, "Ann")
                label.accessibilityLabel = "Your name"
                #expect(label.accessibilityLabel == "Your name" && label.text == "Name")
                #expect(!UIView().isAccessibilityElement)
            }
        #endif
    }
}
