import Testing
import UIKit

/// The bar that a controller vends stands at the bottom of the screen, and what is told of it is odd.
///
/// On an iPhone 16, with a safe area of 34 below the bar of 50.
@MainActor @Suite struct DockedBarTests {
    private func docked(_ setting: FlowSetting, isUntold: Bool) -> (screen: VendingScreen, device: SimulatedDevice) {
        let screen = VendingScreen()
        let device = setting.device(showing: screen)
        device.behavior.barsDockUntold = isUntold
        device.turn { _ = screen.becomeFirstResponder() }
        device.settle()
        return (screen, device)
    }

    @Test("S110 the app comes back, and a frame without a height is told", arguments: FlowSetting.phone, [true, false])
    func back(_ setting: FlowSetting, _ opensKeyboard: Bool) {
        let (screen, device) = docked(setting, isUntold: true)
        if opensKeyboard {
            device.focusAndSettle(on: screen.barField)
            device.dismissKeyboard()
        }
        device.enterBackground()
        device.enterForeground()
        device.settle()
        if screen.isFirstResponder { expectEqual(screen.inset, 84) }
    }

    @Test("S110 it docks with an empty begin frame", arguments: FlowSetting.phone)
    func emptyBegin(_ setting: FlowSetting) {
        let (screen, device) = docked(setting, isUntold: true)
        let (begin, end) = (CGRect(x: 196.5, y: 426, width: 0, height: 0), CGRect(x: 0, y: 768, width: 393, height: 84))
        for event in [SimulatedKeyboard.Event.willChangeFrame, .willShow] {
            device.keyboard.post(event, begin: begin, end: end)
        }
        device.settle()
        expectEqual(screen.inset, 84)
    }
}
