import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16 a bar pinned to the safe area ends at 810, one pinned to the view at 844; the keyboard begins at 516.
@MainActor @Suite struct BottomConstraintTests {
    @Test(
        "S104 a bar is above the keyboard as it was above its edge, between views and guides alike",
        arguments: BarPin.allCases, FlowSetting.everywhere)
    func place(_ pin: BarPin, _ setting: FlowSetting) {
        let size = setting.device().screen.bounds.size
        let screen = PinnedBarScreen(pin, height: size.height)
        let device = setting.device(showing: screen)
        let (constant, rest) = (screen.pin.constant, PlaceState(screen))
        let inset = pin.inset(screen.view.safeAreaInsets.bottom)
        expectEqual(screen.end(on: device), size.height - inset - 8)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.field)
            expectEqual(screen.end(on: device), setting.keyboardTop - 8)
            let raised = size.height - inset - setting.keyboardTop
            #expect(abs(screen.pin.constant - constant - raised * pin.step) < 0.001)
            expectEqual(screen.avoidance?.lift, abs(screen.pin.constant - constant))
            device.dismissKeyboard()
            #expect(isIdentical(screen.pin.constant, constant) && PlaceState(screen) == rest)
        }
        // What the app adds meanwhile stays.
        device.focusAndSettle(on: screen.field)
        device.turnAndSettle { screen.pin.constant += 11 * pin.step }
        expectEqual(screen.end(on: device), setting.keyboardTop - 19)
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, constant + 11 * pin.step))
    }

    @Test(
        "every constant comes back to the last bit", arguments: [-0.1, 0.1 + 0.2, -1e-9, 1234.567], FlowSetting.phone)
    func lastBit(_ constant: CGFloat, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        device.turnAndSettle { screen.pin.constant = constant }
        device.focusAndSettle(on: screen.field)
        device.changeHeightAndSettle(to: 291.3)
        #expect(abs(screen.end(on: device) - (560.7 + constant)) < 0.34)
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, constant))
    }

    @Test("it follows each keyboard, also another app's, and with the focus outside", arguments: FlowSetting.phone)
    func events(_ setting: FlowSetting) {
        let (screen, other) = (PinnedBarScreen(.safeArea), PlainScreen())
        let root = MadeScreen { root in
            root.embed(screen, in: root.view, CGRect(x: 0, y: 0, width: 193, height: 852))
            root.embed(other, in: root.view, CGRect(x: 200, y: 0, width: 193, height: 852))
        }
        let device = setting.device(showing: root)
        for field in [screen.field, other.field] {
            device.focusAndSettle(on: field)
            for height in [292, 400, 700, 336] as [CGFloat] {
                device.changeHeightAndSettle(to: height)
                expectEqual(screen.end(on: device), 852 - height - 8)
            }
        }
        device.keyboard.float(frame: CGRect(x: 40, y: 300, width: 300, height: 200))
        device.settle()
        expectEqual(screen.end(on: device), 810)
        device.keyboard.dock()
        device.settle()
        expectEqual(screen.end(on: device), 508)
        device.resignActive()
        device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 552, width: 393, height: 300))
        device.settle()
        expectEqual(screen.end(on: device), 544)
    }

    /// The gap between bar and keyboard sixty times a second, of a keyboard that is seen on its way.
    private func gaps(
        _ screen: PinnedBarScreen, on device: SimulatedDevice, during action: () -> Void
    ) -> [CGFloat] {
        let start = device.keyboard.frame.minY
        var (gaps, tops): ([CGFloat], [CGFloat]) = ([], [])
        action()
        while device.isBusy {
            tops.append(device.keyboard.frame.minY)
            gaps.append(device.keyboard.frame.minY - screen.end(on: device))
            device.advance(by: 1.0 / 60)
        }
        #expect(tops.contains { abs($0 - start) > 5 && abs($0 - device.keyboard.frame.minY) > 5 })
        return gaps
    }

    @Test("bar and keyboard move as one", arguments: [BarPin.view, .viewFirst, .half, .twice], FlowSetting.everywhere)
    func asOne(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin, height: setting.device().screen.bounds.height)
        let device = setting.device(showing: screen)
        for action in [
            { device.focus(on: screen.field) }, { device.keyboard.changeHeight(to: 150) },
            { device.keyboard.changeHeight(to: 220) }, { device.keyboard.dismiss() },
        ] {
            #expect(gaps(screen, on: device, during: action).allSatisfy { abs($0 - 8) < 0.01 })
        }
    }
}
