// A finger is the driver's alone, so this file is compiled on Linux only. What it states is UIKit's behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: 852 high, keyboard from 516 on.
        @MainActor
        @Suite
        struct InteractiveDismissal {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            private func showFocus(_ mode: UIScrollView.KeyboardDismissMode) async -> (UIScrollView, UITextField) {
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = mode
                let field = await harness.addField(to: scrollView)
                await harness.focus(field)
                await harness.settle()
                recorder.forget()
                return (scrollView, field)
            }

            private func drag(_ scrollView: UIScrollView, to places: CGFloat...) {
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                for place in places { device.drag(to: CGPoint(x: 100, y: place)) }
            }

            nonisolated static let atOnce = [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory]
            nonisolated static let following = [
                UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory,
            ]

            // Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/none
            @Test func withNoneADragLeavesTheKeyboardAlone() async {
                let (scrollView, field) = await showFocus(.none)
                drag(scrollView, to: 300, 600, 840)
                device.endDrag()
                device.settle()
                #expect(recorder.kinds.isEmpty && field.isFirstResponder)
                expectEqual(device.keyboard.frame.minY, 516)
            }

            // Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/ondrag
            @Test(arguments: atOnce)
            func onDragOneHideCycleBeginsWithTheDrag(mode: UIScrollView.KeyboardDismissMode) async {
                let (scrollView, field) = await showFocus(mode)
                drag(scrollView)
                #expect(recorder.kinds.isEmpty && field.isFirstResponder)
                // Far above the keyboard, and scrolling away from it.
                device.drag(to: CGPoint(x: 100, y: 390))
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .endEditing])
                device.drag(to: CGPoint(x: 100, y: 300))
                device.endDrag()
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .endEditing, .didChangeFrame, .didHide])
            }

            // Source: http://www.openradar.me/14847817; https://github.com/freshOS/KeyboardLayoutGuide/issues/17
            @Test(arguments: following)
            func nothingIsPostedWhileTheKeyboardFollowsAFinger(mode: UIScrollView.KeyboardDismissMode) async {
                let (scrollView, field) = await showFocus(mode)
                drag(scrollView, to: 500)
                expectEqual(device.keyboard.frame.minY, 516)
                for finger in [600, 700, 560, 450, 800] as [CGFloat] {
                    device.drag(to: CGPoint(x: 100, y: finger))
                    expectEqual(device.keyboard.frame.minY, max(516, finger))
                }
                #expect(recorder.kinds.isEmpty && field.isFirstResponder)
            }

            // Source: https://github.com/freshOS/KeyboardLayoutGuide/issues/35: one hide cycle, at the release
            @Test(arguments: following)
            func letGoFarDownItGoesWithOneHideCycle(mode: UIScrollView.KeyboardDismissMode) async {
                let (scrollView, field) = await showFocus(mode)
                drag(scrollView, to: 600, 800)
                device.endDrag()
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .endEditing])
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .endEditing, .didChangeFrame, .didHide])
                #expect(!field.isFirstResponder && device.keyboard.frame.minY == 852)
            }

            // Source: .../keyboarddismissmode-swift.enum/interactive: it can be pulled upward again to cancel. That this
            // is told to nobody is assumed.
            @Test(arguments: following)
            func pulledUpAgainItStaysAndNothingIsPosted(mode: UIScrollView.KeyboardDismissMode) async {
                let (scrollView, field) = await showFocus(mode)
                drag(scrollView, to: 600, 700, 540)
                device.endDrag()
                device.settle()
                #expect(recorder.kinds.isEmpty && field.isFirstResponder)
                expectEqual(device.keyboard.frame.minY, 516)
            }

            // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
            @Test(arguments: following)
            func theLayoutGuideFollowsTheFinger(mode: UIScrollView.KeyboardDismissMode) async {
                let (scrollView, _) = await showFocus(mode)
                guard let view = scrollView.superview else { return }
                let bar = await harness.addBarOnKeyboard(to: view)
                expectEqual(harness.shownFrame(of: bar).maxY, 516)
                drag(scrollView, to: 500, 650)
                expectEqual(harness.shownFrame(of: bar).maxY, 650)
                device.drag(to: CGPoint(x: 100, y: 560))
                expectEqual(harness.shownFrame(of: bar).maxY, 560)
                device.endDrag()
                device.settle()
                expectEqual(harness.shownFrame(of: bar).maxY, 516)
            }

            // Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive:
            // the content goes on scrolling under the finger
            @Test func theContentScrollsAlong() async {
                let (scrollView, _) = await showFocus(.interactive)
                scrollView.contentOffset.y = 500
                drag(scrollView, to: 600, 700)
                expectEqual(scrollView.contentOffset.y, 200)
            }
        }
    }
#endif
