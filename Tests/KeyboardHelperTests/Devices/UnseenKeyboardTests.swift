import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A keyboard that went away unheard while no avoidance was there lifts nothing that comes later.
///
/// On an iPhone 16. The bar ends at 810, 8 above the safe area, or at 508 above the keyboard.
@MainActor @Suite struct UnseenKeyboardTests {
    enum Departure: CaseIterable, Sendable { case inBackground, withoutHide }

    private func leave(_ departure: Departure, _ device: SimulatedDevice) {
        switch departure {
        case .inBackground:
            device.behavior.backgroundKeyboard = .leavesSilently
            device.enterBackground()
            device.advance(by: 10)
            device.enterForeground()
        case .withoutHide:
            device.keyboard.loseNextWillHide()
            device.keyboard.dismiss()
        }
        device.settle()
    }

    @Test(
        "a screen that comes after it, or is enabled again, is at rest", arguments: Departure.allCases,
        FlowSetting.phone)
    func nextScreen(_ departure: Departure, _ setting: FlowSetting) {
        let (plain, field, bar) = (UIViewController(), UITextField.at(300), PinnedBarScreen(.safeArea))
        plain.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: PinnedBarScreen(.safeArea))
        let device = setting.device(showing: navigation)
        device.turnAndSettle { navigation.pushViewController(plain, animated: false) }
        device.focusAndSettle(on: field)
        leave(departure, device)
        device.turn { navigation.pushViewController(bar, animated: false) }
        for isEnabled in [true, false] {
            device.settle()
            expectEqual(bar.end(on: device), 810)
            device.focusAndSettle(on: bar.field)
            expectEqual(bar.end(on: device), 508)
            device.turn { bar.avoidance?.isEnabled = isEnabled }
            leave(departure, device)
            device.turnAndSettle { bar.avoidance?.isEnabled = true }
            expectEqual(bar.end(on: device), 810)
        }
    }
}
