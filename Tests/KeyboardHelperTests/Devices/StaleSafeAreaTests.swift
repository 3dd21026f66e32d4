import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A lifted root view, whose safe area is known late.
///
/// On an iPhone 16 the safe area ends at 818, the keyboard begins at 516. A field, 44 points high, that constraints keep above the
/// safe area ends at 798, so it has to go up by 292.
@MainActor @Suite struct StaleSafeAreaTests {
    private let field = UITextField()

    private func stage(
        _ setting: FlowSetting, isInChild: Bool = false
    ) -> (screen: MadeScreen, device: SimulatedDevice, pin: NSLayoutConstraint) {
        var pin = NSLayoutConstraint()
        func add(to view: UIView) {
            pin = view.addBar(field, height: 44, to: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
        }
        let child = MadeScreen { add(to: $0.view) }
        let screen = MadeScreen { screen in
            if isInChild {
                screen.embed(child, in: screen.view, screen.view.bounds)
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            } else {
                add(to: screen.view)
            }
            screen.handleKeyboard(containerView: screen.view)
        }
        let device = setting.device(showing: screen)
        device.behavior.storesSafeArea = true
        return (screen, device, pin)
    }

    private func end(_ device: SimulatedDevice) -> CGFloat { device.maxY(of: field) }

    private func lifts(of view: UIView, on device: SimulatedDevice, _ action: () -> Void) -> Int {
        let writes = device.writes(in: view) {
            action()
            device.settle()
        }
        return writes.notByUIKit.count { $0.view === view && $0.property == "center" }
    }

    @Test(
        "a field at the end of the safe area stands exactly above the keyboard, also in a child, and after a rotation",
        arguments: FlowSetting.phone, [false, true])
    func exactly(_ setting: FlowSetting, isInChild: Bool) throws {
        let (screen, device, _) = stage(setting, isInChild: isInChild)
        let inner = try #require(field.superview)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
            #expect((1...2).contains(lifts(of: screen.view, on: device) { device.focusAndSettle(on: field) }))
            expectEqual(end(device), 506)
            #expect(screen.keyboardAvoidances.first?.lift == 292 && inner.safeAreaInsets.bottom == 34)
            #expect((1...2).contains(lifts(of: screen.view, on: device) { device.keyboard.changeHeight(to: 400) }))
            expectEqual(end(device), 442)
            // 393 high, 21 of them below the safe area; the field would end at 352.
            device.rotate(to: orientation)
            device.settle()
            #expect(field.isFirstResponder && (isInChild || inner.safeAreaInsets.bottom == 21))
            expectEqual(end(device), device.keyboard.frame.minY - 10)
            device.rotate(to: .portrait)
            device.settle()
            #expect(end(device) == device.keyboard.frame.minY - 10 && inner.safeAreaInsets.bottom == 34)
            #expect((1...2).contains(lifts(of: screen.view, on: device) { device.dismissKeyboard() }))
            #expect(end(device) == 798 && screen.view.frame == device.window.bounds)
        }
    }

    @Test("sixty times a second, on its way up and down, the field never turns back", arguments: FlowSetting.phone)
    func straight(_ setting: FlowSetting) {
        let (_, device, _) = stage(setting)
        let up = device.tops(of: field) { device.focus(on: field) }
        #expect(up.goOneWay && up.last == 462)
        let down = device.tops(of: field) { device.keyboard.dismiss() }
        #expect(down.goOneWay && down.last == 754)
    }

    @Test("a constant that changes leaves no error", arguments: FlowSetting.phone)
    func constant(_ setting: FlowSetting) {
        let (screen, device, pin) = stage(setting)
        device.focusAndSettle(on: field)
        // Up by 40 it is visible as it is; down by 20 it would end at 526.
        for (constant, place, most) in [(-60, 466, 0), (-20, 506, 0), (0, 506, 2)] as [(CGFloat, CGFloat, Int)] {
            let lifts = lifts(of: screen.view, on: device) {
                device.turn {
                    pin.constant = constant
                    screen.keyboardAvoidances.first?.update()
                }
            }
            #expect(end(device) == place && lifts <= most, "\(constant)")
            expectEqual(screen.view.safeAreaInsets.bottom, 34)
        }
        device.dismissKeyboard()
        expectEqual(end(device), 818)
    }
}
