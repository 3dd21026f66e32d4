// Time, a finger and rotations are the driver's alone, so this file is compiled on Linux only. What it states is UIKit's
// behaviour all the same.
#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct AccessoryMotions {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private func fieldWithBar(in superview: UIView) async -> (field: UITextField, bar: UIView) {
                let field = await harness.addField(to: superview)
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
                field.inputAccessoryView = bar
                return (field, bar)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview: attached to the
            // keyboard
            @Test func itMovesWithTheKeyboard() async {
                let controller = await harness.showPlainController()
                let (field, bar) = await fieldWithBar(in: controller.view)
                func isAttached() -> Bool {
                    device.presentationFrame(of: bar).minY.isClose(to: device.keyboard.frame.minY)
                }
                await harness.focus(field)
                for _ in 0..<3 {
                    device.advance(by: 0.06)
                    #expect(isAttached() && device.keyboard.frame.minY < device.screen.bounds.maxY)
                }
                device.settle()
                #expect(isAttached() && device.covered(bar) == 0)
                await harness.endEditing()
                device.advance(by: 0.1)
                #expect(isAttached() && device.keyboard.accessoryView === bar)
                // The other way round, from where it is.
                await harness.focus(field)
                #expect(isAttached())
                device.settle()
                #expect(isAttached() && device.keyboard.accessoryView === bar)
            }

            // Source: [64] a radar with a sample project, iOS 15: it halts at the bottom of the screen instead of leaving
            @Test(arguments: [true, false])
            func aFingerMayNotTakeItOffTheScreen(halts: Bool) async {
                device.behavior.draggedAccessoryHalts = halts
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .interactive
                let (field, bar) = await fieldWithBar(in: scrollView)
                await harness.focus(field)
                device.settle()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 300))
                for y in [600, 900] as [CGFloat] { device.drag(to: CGPoint(x: 100, y: y)) }
                expectEqual(device.presentationFrame(of: bar).minY, halts ? 808 : 852)
                device.endDrag()
                device.settle()
                #expect(!field.isFirstResponder && device.keyboard.frame.minY == 852)
            }

            // Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive
            @Test func itFollowsTheFingerThatTakesTheKeyboard() async {
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .interactive
                let (field, bar) = await fieldWithBar(in: scrollView)
                await harness.focus(field)
                device.settle()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 300))
                device.drag(to: CGPoint(x: 100, y: 600))
                expectEqual(device.presentationFrame(of: bar).minY, 600)
                device.drag(to: CGPoint(x: 100, y: 840))
                device.endDrag()
                device.settle()
                #expect(!field.isFirstResponder && bar.window == nil)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
            @Test func itIsAsWideAsTheKeyboardAfterARotation() async {
                let controller = await harness.showPlainController()
                let (field, bar) = await fieldWithBar(in: controller.view)
                await harness.focus(field)
                device.settle()
                let upright = bar.bounds.width
                device.rotate(to: .landscapeLeft)
                device.settle()
                #expect(field.isFirstResponder && bar.window != nil)
                #expect(bar.bounds.width == device.screen.bounds.width && bar.bounds.width > upright)
                expectEqual(device.presentationFrame(of: bar).minY, device.keyboard.frame.minY)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview; IQKeyboardManager
            // #381: with a hardware keyboard the bar is what is left on screen
            @Test func itIsOnScreenWithAHardwareKeyboardToo() async {
                let controller = await harness.showPlainController()
                let (field, bar) = await fieldWithBar(in: controller.view)
                device.keyboard.attachHardwareKeyboard()
                await harness.focus(field)
                device.settle()
                let shown = device.presentationFrame(of: bar)
                #expect(shown.height == 44 && device.screen.bounds.contains(shown))
            }
        }
    }
#endif
