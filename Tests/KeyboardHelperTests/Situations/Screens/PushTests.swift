import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct PushTests {
    @Test(arguments: FlowSetting.phone)
    func controllerBelowIsNotTouchedAndWorksAgain(_ setting: FlowSetting) {
        let (below, above) = (FlowForm(), FlowForm())
        let navigation = UINavigationController(rootViewController: below)
        let device = setting.device(showing: navigation)
        let before = PlaceState(below.scrollView)
        device.focus(on: below.inputs[12])
        device.settle()
        device.turn { navigation.pushViewController(above, animated: true) }
        device.settle()
        #expect(below.scrollView.contentInset == .zero)

        let writes = device.writes(in: below.view) {
            device.focus(on: above.inputs[12])
            device.settle()
            expectVisible(above.inputs[12], of: above, on: device)
        }
        #expect(writes.isEmpty)

        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(PlaceState(below.scrollView) == before)
        device.focus(on: below.inputs[17])
        device.settle()
        expectVisible(below.inputs[17], of: below, on: device)
    }

    @Test(arguments: FlowSetting.everywhere)
    func keyboardThatStaysUpIsAvoidedOnArrivalWithoutAnimation(_ setting: FlowSetting) {
        let (below, above) = (FlowForm(), FlowForm())
        let navigation = UINavigationController(rootViewController: below)
        let device = setting.device(showing: navigation)
        device.focus(on: below.inputs[3])
        device.settle()
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
