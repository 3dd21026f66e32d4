import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct AccessoryViews {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        private func bar(height: CGFloat = 44) -> UIView {
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        }

        /// What the keyboard's frame is higher by than without `accessory`.
        private func addedHeight(_ accessory: UIView) async throws -> CGFloat {
            let controller = await harness.showPlainController()
            let plain = await harness.addField(to: controller.view)
            let field = await harness.addField(at: 200, to: controller.view)
            await harness.turn { field.inputAccessoryView = accessory }
            await harness.focus(plain)
            await harness.settle()
            let before = try #require(recorder.last(.willShow)?.end?.height)
            await harness.focus(field)
            await harness.settle()
            return try #require(recorder.last(.willShow)?.end?.height) - before
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview; its window is
        // UIKit's own: UIRemoteKeyboardWindow (QMUI/LookinServer #116)
        @Test func itIsOnScreenWithTheKeyboardInAWindowThatIsNotTheApps() async {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            let accessory = bar()
            await harness.turn { field.inputAccessoryView = accessory }
            #expect(accessory.window == nil)
            await harness.focus(field)
            await harness.settle()
            #expect(accessory.window != nil && accessory.window !== harness.window)
            #expect(accessory.bounds.width == harness.window.bounds.width && accessory.bounds.height == 44)
            await harness.endEditing()
            await harness.settle()
            #expect(accessory.window == nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview: attached to the keyboard,
        // whose frame counts it (public logs)
        @Test func itStandsAtTheTopOfTheKeyboardsFrame() async throws {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            let accessory = bar()
            await harness.turn { field.inputAccessoryView = accessory }
            await harness.focus(field)
            await harness.settle()
            let keyboard = try #require(recorder.last(.willShow)?.end)
            let screen = try #require(accessory.window).screen.coordinateSpace
            let shown = accessory.convert(accessory.bounds, to: screen)
            #expect(shown.minY.isClose(to: keyboard.minY) && shown.maxY < keyboard.maxY)
        }

        // Source: developer.apple.com/documentation/uikit/uiresponder/reloadinputviews(); IQKeyboardManager #1697
        @Test func anotherOneIsSeenAfterReloadingOnly() async {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            let (first, second) = (bar(), bar())
            await harness.turn { field.inputAccessoryView = first }
            await harness.focus(field)
            await harness.settle()
            recorder.forget()
            await harness.turn { field.inputAccessoryView = second }
            await harness.settle()
            #expect(first.window != nil && second.window == nil && recorder.kinds.isEmpty)
            await harness.turn { field.reloadInputViews() }
            await harness.settle()
            #expect(first.window == nil && second.window != nil)
            expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
        }

        // Source: hackiftekhar/IQKeyboardManager #812 and its chart (bbde149c): fields begin editing before the
        // keyboard is made ready, text views after
        @Test(arguments: [true, false])
        func setAsEditingBeginsItIsInTimeForAFieldAndTooLateForATextView(isField: Bool) async {
            let controller = await harness.showPlainController()
            let accessory = bar()
            let field = await harness.addField(to: controller.view)
            let textView = await harness.addTextView(to: controller.view)
            recorder.onRecord = { notice in
                guard notice.kind == .beginEditing else { return }
                (notice.input as? UITextField)?.inputAccessoryView = accessory
                (notice.input as? UITextView)?.inputAccessoryView = accessory
            }
            await harness.focus(isField ? field : textView)
            await harness.settle()
            expectEqual(accessory.window != nil, isField)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/init(frame:): its size is that of its frame, and
        // nobody has given it one
        @Test func aToolbarThatHasNoSizeHasNoHeight() async throws {
            #expect(try await addedHeight(UIToolbar()) == 0)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/sizetofit()
        @Test func aToolbarThatFitsAddsItsHeight() async throws {
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
            toolbar.sizeToFit()
            expectEqual(toolbar.frame.height, 44)
            #expect(try await addedHeight(toolbar) == 44)
        }

        private final class Growing: UIView {
            var height: CGFloat = 60 { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
        }

        // Source: boostcampwm-2022/iOS04-Mogakco #128: a bar with an intrinsic size grew when it had a flexible height
        @Test func aFlexibleHeightIsTheContents() async throws {
            let view = Growing(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            #expect(try await addedHeight(view) == 44)
            let flexible = Growing(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            flexible.autoresizingMask = .flexibleHeight
            #expect(try await addedHeight(flexible) == 60)
            let before = try #require(recorder.last(.willShow)?.end?.height)
            await harness.turn { flexible.height = 90 }
            await harness.settle()
            #expect(recorder.last(.willShow)?.end?.height == before + 30 && flexible.bounds.height == 90)
        }

        // Source: ruslanskorb/RSKGrowingTextView #16: without the mask's constraints its own decide
        @Test func constraintsMakeItsHeight() async throws {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            view.heightAnchor.constraint(equalToConstant: 52).isActive = true
            #expect(try await addedHeight(view) == 52)
            await harness.settle()
            expectEqual(view.bounds.size, CGSize(width: harness.window.bounds.width, height: 52))
        }

        private final class Host: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            override var inputAccessoryView: UIView? { bar }
        }

        // Source: UIResponder.h on inputAccessoryView: "Goes up the responder chain"
        @Test func itIsLookedForUpTheResponderChain() async {
            let host = Host()
            await harness.show(host)
            let field = await harness.addField(to: host.view)
            await harness.focus(field)
            #expect(host.bar.window != nil)
            let own = bar()
            await harness.turn {
                field.inputAccessoryView = own
                field.reloadInputViews()
            }
            #expect(own.window != nil && host.bar.window == nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview; that one for several
        // inputs stays is what every form with a toolbar shows
        @Test func oneThatIsSharedStaysAsTheFocusMoves() async {
            let controller = await harness.showPlainController()
            let first = await harness.addField(to: controller.view)
            let second = await harness.addField(at: 200, to: controller.view)
            let accessory = bar()
            await harness.turn { (first.inputAccessoryView, second.inputAccessoryView) = (accessory, accessory) }
            await harness.focus(first)
            await harness.settle()
            recorder.forget()
            await harness.focus(second)
            await harness.settle()
            #expect(accessory.window != nil && !recorder.kinds.contains(.willShow))
        }

        // Source: https://reactnative.dev/docs/inputaccessoryview: sticky text inputs are fields in such a view
        @Test func aFieldInItTakesTheFocusAndLeavesItStanding() async {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            let accessory = bar()
            let inner = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
            accessory.addSubview(inner)
            await harness.turn { field.inputAccessoryView = accessory }
            await harness.focus(field)
            await harness.settle()
            await harness.focus(inner)
            #expect(inner.isFirstResponder && !field.isFirstResponder)
            #expect(accessory.window != nil)
        }
    }
}
