// Only the driver can float a keyboard, so this file is compiled on Linux only. What it states is UIKit's behaviour all the
// same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPad 11, portrait: 834 x 1194, keyboard from 861 on, safe area 20 at the bottom.
        @MainActor
        @Suite
        struct UndockedGuides {
            private let harness = SimulatedDeviceHarness(.iPad11)
            private var device: SimulatedDevice { harness.device }
            private let place = CGRect(x: 200, y: 600, width: 320, height: 254)
            private let bottom = CGRect(x: 0, y: 1174, width: 834, height: 20)

            private func showFloatingKeyboard(follows: Bool) async -> UIView {
                let controller = await harness.showPlainController()
                controller.view.keyboardLayoutGuide.followsUndockedKeyboard = follows
                await harness.focus(harness.addField(to: controller.view))
                await harness.settle()
                device.keyboard.float(frame: place)
                device.settle()
                return controller.view
            }

            // Source: developer.apple.com/videos/play/wwdc2021/10259;
            // https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard
            @Test(arguments: [true, false])
            func itFollowsAnUndockedKeyboardIfItIsAskedTo(follows: Bool) async {
                let view = await showFloatingKeyboard(follows: follows)
                expectEqual(view.keyboardLayoutGuide.layoutFrame, follows ? place : bottom)
                let next = CGRect(x: 400, y: 200, width: 320, height: 254)
                device.keyboard.float(frame: next)
                device.settle()
                expectEqual(view.keyboardLayoutGuide.layoutFrame, follows ? next : bottom)
                device.keyboard.dock()
                device.settle()
                expectEqual(view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 861, width: 834, height: 333))
                await harness.endEditing()
                await harness.settle()
                expectEqual(view.keyboardLayoutGuide.layoutFrame, bottom)
            }

            // Source: as above
            @Test func whatIsSetUnderAnUndockedKeyboardCountsAtOnce() async {
                let view = await showFloatingKeyboard(follows: false)
                let bar = UIView()
                bar.translatesAutoresizingMaskIntoConstraints = false
                await harness.turn {
                    view.addSubview(bar)
                    NSLayoutConstraint.activate([
                        bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
                        bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
                        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                        bar.heightAnchor.constraint(equalToConstant: 40),
                    ])
                }
                expectEqual(bar.frame, CGRect(x: 0, y: 1134, width: 834, height: 40))
                await harness.turn { view.keyboardLayoutGuide.followsUndockedKeyboard = true }
                expectEqual(bar.frame, CGRect(x: 200, y: 560, width: 320, height: 40))
                device.keyboard.float(frame: place.offsetBy(dx: 10, dy: -100))
                device.settle()
                expectEqual(bar.frame, CGRect(x: 210, y: 460, width: 320, height: 40))
            }

            // Source: as above: it is in the coordinates of its view; that it ends at the view's edges is assumed
            @Test func itIsTheViewsPartOfTheKeyboard() async {
                let view = await showFloatingKeyboard(follows: true)
                let (part, beside) = (UIView(frame: CGRect(x: 300, y: 500, width: 400, height: 300)), UIView())
                beside.frame = CGRect(x: 600, y: 0, width: 200, height: 400)
                for one in [part, beside] { one.keyboardLayoutGuide.followsUndockedKeyboard = true }
                await harness.turn { for one in [part, beside] { view.addSubview(one) } }
                expectEqual(part.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 100, width: 220, height: 200))
                expectEqual(beside.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 400, width: 200, height: 0))
            }
        }
    }
#endif
