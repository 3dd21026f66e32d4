import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct SwitchControls {
        // Source: https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
        @Test func aSwitchThatTheAppSetsTellsNobody() {
            let control = UISwitch()
            var told = 0
            control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
            #expect(!control.isOn)
            control.setOn(true, animated: false)
            #expect(control.isOn && told == 0)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiswitch/init(frame:)
        @Test func aSwitchHasASizeOfItsOwn() {
            let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 300, height: 200))
            expectEqual(control.frame.origin, CGPoint(x: 3, y: 4))
            expectEqual(control.frame.size, UISwitch().frame.size)
        }

        #if os(Linux)
            private let harness = SimulatedDeviceHarness()

            // Source: https://developer.apple.com/documentation/uikit/uiswitch
            @Test func aTapTurnsItAndTellsOfItsNewValue() async {
                let controller = await harness.showPlainController()
                let control = UISwitch()
                var values: [Bool] = []
                control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
                await harness.turn {
                    controller.view.addSubview(control)
                    control.center = CGPoint(x: 150, y: 200)
                }
                harness.device.tap(control)
                harness.device.tap(control)
                control.isEnabled = false
                harness.device.tap(control)
                expectEqual(values, [true, false])
            }
        #endif
    }
}
