import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// A controller that can be first responder, and puts a bar with a field onto the keyboard.
    @MainActor
    @Suite
    struct ControllerBars {
        private final class Host: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }

            override func viewDidLoad() {
                super.viewDidLoad()
                bar.addSubview(field)
            }
        }

        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()
        private let host = Host()

        init() throws {
            harness = try makeHarness()
        }

        private var toldHeight: CGFloat? { recorder.last(.willShow)?.end?.height }

        /// What the bar stands on at the bottom of the screen, in points.
        private var heightAlone: CGFloat { 44 + harness.window.safeAreaInsets.bottom }

        private func showBar() async {
            await harness.show(host)
            await harness.turn { _ = host.becomeFirstResponder() }
            await harness.settle()
        }

        // Source: https://thoughtbot.com/blog/input-accessorizing-uiviewcontroller: docked at the bottom of the screen;
        // MessageKit/MessageKit #977: told as a show, without a keyboard
        @Test func asFirstResponderItShowsItsBarAtTheBottomOfTheScreen() async throws {
            await showBar()
            #expect(host.isFirstResponder && host.bar.window != nil && host.bar.window !== harness.window)
            expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
            expectEqual(toldHeight, heightAlone)
            let screen = try #require(host.bar.window).screen
            let shown = host.bar.convert(host.bar.bounds, to: screen.coordinateSpace)
            #expect(shown.minY.isClose(to: screen.bounds.maxY - heightAlone) && shown.height == 44)
        }

        // Source: RxSwiftCommunity/RxKeyboard #116: the keyboard comes after the bar was told as one
        @Test func itStandsOnTheKeyboardWhileItsFieldHasTheFocus() async throws {
            await showBar()
            await harness.focus(host.field)
            await harness.settle()
            #expect(host.field.isFirstResponder && !host.isFirstResponder)
            let keyboard = try #require(recorder.last(.willShow)?.end)
            #expect(keyboard.height > heightAlone + 100)
            let screen = try #require(host.bar.window).screen.coordinateSpace
            #expect(host.bar.convert(host.bar.bounds, to: screen).minY.isClose(to: keyboard.minY))
        }

        // Source: wikimedia/wikipedia-ios PR 2848: who resigns is followed by the next in the responder chain who can be
        // first responder, and the bar stays
        @Test(arguments: [true, false])
        func whenEditingEndsTheControllerHasTheFocusAndTheBarStays(isInBar: Bool) async {
            await showBar()
            let other = await harness.addField(to: host.view)
            let field = isInBar ? host.field : other
            await harness.focus(field)
            await harness.settle()
            recorder.forget()
            await harness.turn { _ = field.resignFirstResponder() }
            await harness.settle()
            #expect(host.isFirstResponder && host.bar.window != nil)
            expectEqual(toldHeight, heightAlone)
            #expect(recorder.kinds.contains(.endEditing))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
        @Test func whenTheControllerResignsTheBarGoes() async {
            await showBar()
            await harness.turn { _ = host.resignFirstResponder() }
            await harness.settle()
            #expect(!host.isFirstResponder && host.bar.window == nil)
            expectEqual(recorder.kinds.suffix(4), [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder
        @Test func withoutTheRightToItThereIsNoBar() async {
            let controller = await harness.showPlainController()
            await harness.turn { #expect(!controller.becomeFirstResponder()) }
            await harness.settle()
            #expect(!controller.isFirstResponder && recorder.kinds.isEmpty)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/endediting(_:): it looks for a text field
        @Test func endEditingLeavesTheBar() async {
            await showBar()
            await harness.endEditing()
            #expect(host.isFirstResponder && host.bar.window != nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)
        @Test(arguments: [true, false])
        func theBarGoesWithItsScreen(isEditing: Bool) async {
            await showBar()
            if isEditing { await harness.focus(host.field) }
            await harness.settle()
            await harness.show(UIViewController())
            await harness.settle()
            #expect(host.bar.window == nil && !host.field.isFirstResponder && !host.isFirstResponder)
        }
    }
}
