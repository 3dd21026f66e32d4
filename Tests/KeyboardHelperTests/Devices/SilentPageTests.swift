import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A field of SwiftUI that goes with its page takes the keyboard along, and no hide is posted.
///
/// On an iPhone 16. The bar of the page below ends at 810, or at 508 above the keyboard.
@MainActor
@Suite struct SilentPageTests {
    private func hostedPage(with field: UITextField) -> SimulatedSwiftUI.HostingController {
        SimulatedSwiftUI.HostingController(MadeScreen { $0.view.addSubview(field) }, ignoresKeyboard: false)
    }

    @Test("the page below is at rest once a sheet has gone with it", arguments: FlowSetting.phone, [true, false])
    func sheet(_ setting: FlowSetting, isSilent: Bool) {
        let (screen, field) = (PinnedBarScreen(.safeArea), UITextField.at(100))
        let device = setting.device(showing: screen)
        device.behavior.hostedInputsLeaveSilently = isSilent
        device.behavior.returnedFocus = .none
        for _ in 0..<2 {
            device.turn { screen.present(hostedPage(with: field), animated: true) }
            device.settle()
            device.focusAndSettle(on: field)
            device.turn { screen.dismiss(animated: true) }
            device.settle()
            #expect(device.keyboard.frame.minY == 852 && screen.end(on: device) == 810)
            device.focusAndSettle(on: screen.field)
            #expect(screen.end(on: device) == 508)
            device.dismissKeyboard()
            #expect(screen.end(on: device) == 810)
        }
    }

    @Test("so is the page below one that was popped", arguments: FlowSetting.phone, [true, false])
    func pop(_ setting: FlowSetting, isSilent: Bool) {
        let (screen, field) = (PinnedBarScreen(.safeArea), UITextField.at(100))
        let navigation = UINavigationController(rootViewController: screen)
        let device = setting.device(showing: navigation)
        device.behavior.hostedInputsLeaveSilently = isSilent
        for _ in 0..<2 {
            device.turn { navigation.pushViewController(hostedPage(with: field), animated: true) }
            device.settle()
            device.focusAndSettle(on: field)
            device.turn { navigation.popViewController(animated: true) }
            device.settle()
            #expect(device.keyboard.frame.minY == 852 && screen.end(on: device) == 810)
        }
    }
}
