import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct KeyboardNotifications {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        private func settle() async {
            await harness.settle()
        }

        // Source: hackiftekhar/IQKeyboardManager #271, and the chart in its repository (commit bbde149c)
        @Test func aTextFieldBeginsEditingBeforeTheKeyboardIsAnnounced() async {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            await harness.focus(field)
            expectEqual(recorder.kinds.prefix(3), [.beginEditing, .willChangeFrame, .willShow])
            await settle()
            expectEqual(recorder.kinds, [.beginEditing, .willChangeFrame, .willShow, .didChangeFrame, .didShow])
        }

        // Source: hackiftekhar/IQKeyboardManager #271, and the chart in its repository (commit bbde149c)
        @Test func aTextViewBeginsEditingAfterTheKeyboardIsAnnounced() async {
            let controller = await harness.showPlainController()
            let textView = await harness.addTextView(to: controller.view)
            await harness.focus(textView)
            expectEqual(recorder.kinds.prefix(3), [.willChangeFrame, .willShow, .beginEditing])
            await settle()
            expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .beginEditing, .didChangeFrame, .didShow])
        }

        // Source: hackiftekhar/IQKeyboardManager, the chart in its repository (commit d0750999)
        @Test func theKeyboardsGoingIsAnnouncedBeforeEditingEnds() async {
            let controller = await harness.showPlainController()
            await harness.focus(harness.addField(to: controller.view))
            await settle()
            recorder.forget()
            await harness.endEditing()
            expectEqual(recorder.kinds.prefix(3), [.willChangeFrame, .willHide, .endEditing])
            await settle()
            expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .endEditing, .didChangeFrame, .didHide])
        }

        // Source: http://www.openradar.me/34432484; michaeltyson/TPKeyboardAvoiding #7
        @Test func nothingIsPostedWhenTheFocusMovesUnderAnEqualKeyboard() async {
            let controller = await harness.showPlainController()
            let first = await harness.addField(to: controller.view)
            let second = await harness.addField(at: 200, to: controller.view)
            let textView = await harness.addTextView(to: controller.view)
            await harness.focus(first)
            await settle()
            for next in [second, textView, first] {
                recorder.forget()
                await harness.focus(next)
                await settle()
                expectEqual(recorder.kinds, [.endEditing, .beginEditing])
                #expect(recorder.last(.beginEditing)?.input === next)
            }
        }

        // Source: hackiftekhar/IQKeyboardManager, the chart in its repository (commit bbde149c)
        @Test func anotherHeightIsOneShowCycle() async throws {
            let controller = await harness.showPlainController()
            let words = await harness.addField(to: controller.view)
            let digits = await harness.addField(at: 200, to: controller.view)
            digits.keyboardType = .numberPad
            await harness.focus(words)
            await settle()
            let before = try #require(recorder.last(.willShow)?.end)
            recorder.forget()
            await harness.focus(digits)
            await settle()
            let show: [NoticeKind] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
            expectEqual(recorder.kinds, [.endEditing, .beginEditing] + show)
            #expect(recorder.last(.willShow)?.end != before)
        }

        // Source: square/swift-keyboard-observer and Flutter's FlutterKeyboardInsetManager rely on it
        @Test func bothAnnouncementsOfACycleSayTheSame() async {
            let controller = await harness.showPlainController()
            await harness.focus(harness.addField(to: controller.view))
            await settle()
            let (change, show) = (recorder.last(.willChangeFrame), recorder.last(.willShow))
            #expect(show?.end != nil && change?.end == show?.end)
            #expect(show?.duration != nil && change?.duration == show?.duration)
            #expect(show?.curve != nil && change?.curve == show?.curve)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
        @Test func theObjectIsTheScreenThatTheKeyboardAppearsOn() async {
            let controller = await harness.showPlainController()
            await harness.focus(harness.addField(to: controller.view))
            await settle()
            await harness.endEditing()
            await settle()
            guard #available(iOS 16.1, *) else { return }
            for kind in [NoticeKind.willChangeFrame, .willShow, .didShow, .willHide, .didHide] {
                #expect(recorder.last(kind)?.screen === harness.window.screen, "\(kind)")
            }
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
        @Test func framesAreInScreenCoordinatesWhereverTheWindowIs() async throws {
            let scene = try #require(harness.window.windowScene)
            let window = UIWindow(windowScene: scene)
            let controller = UIViewController()
            await harness.turn {
                window.frame = harness.window.bounds.insetBy(dx: 10, dy: 120)
                window.rootViewController = controller
                window.makeKeyAndVisible()
            }
            await harness.focus(harness.addField(to: controller.view))
            await settle()
            let end = try #require(recorder.last(.willShow)?.end)
            let screen = harness.window.screen.bounds
            #expect(end.minX == screen.minX && end.width == screen.width)
            #expect(end.maxY.isClose(to: screen.maxY) && end.height > 0)
            await harness.endEditing()
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey
        @Test func theKeyboardOfThisAppSaysSo() async {
            let controller = await harness.showPlainController()
            await harness.focus(harness.addField(to: controller.view))
            expectEqual(recorder.last(.willShow)?.isLocal, true)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview; public logs
        @Test func anAccessoryViewIsPartOfTheFrame() async throws {
            let controller = await harness.showPlainController()
            let plain = await harness.addField(to: controller.view)
            let withBar = await harness.addField(at: 200, to: controller.view)
            withBar.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            await harness.focus(plain)
            let height = try #require(recorder.last(.willShow)?.end).height
            await harness.focus(withBar)
            expectEqual(recorder.last(.willShow)?.end?.height, height + 44)
        }
    }
}
