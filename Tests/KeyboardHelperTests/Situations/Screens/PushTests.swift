import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct PushTests {
    @Test(arguments: FlowSetting.everywhere)
    func keyboardThatStaysUpIsAvoidedOnArrivalWithoutAnimation(_ setting: FlowSetting) {
        let (below, above) = (FlowForm(), FlowForm())
        let navigation = UINavigationController(rootViewController: below)
        let device = setting.device(showing: navigation)
        // Else the keyboard goes before the page below takes the focus.
        device.behavior.poppedFocus = .afterWillDisappear
        device.focusAndSettle(on: below.inputs[3])
        let (shows, hides) = (
            NotificationRecorder(UIResponder.keyboardWillShowNotification),
            NotificationRecorder(UIResponder.keyboardWillHideNotification)
        )

        above.firstInput = above.inputs[17]
        let arrival = device.tops(of: above.inputs[17]) {
            device.turn { navigation.pushViewController(above, animated: true) }
        }
        expectVisible(above.inputs[17], of: above, on: device)
        #expect(Set(arrival.dropFirst()).count == 1)
        #expect(below.scrollView.contentInset == .zero)

        below.firstInput = below.inputs[16]
        let back = device.tops(of: below.inputs[16]) {
            device.turn { navigation.popViewController(animated: true) }
        }
        expectVisible(below.inputs[16], of: below, on: device)
        #expect(Set(back.dropFirst()).count == 1)
        #expect(above.scrollView.contentInset == .zero)
        #expect(shows.all.isEmpty && hides.all.isEmpty)
    }
}
