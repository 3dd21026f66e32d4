import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor @Suite struct RestoreTests {
    @Test(
        "everything is as before after the keyboard has gone, whichever field it came for, also before it has arrived",
        arguments: FlowSetting.everywhere)
    func everything(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: UINavigationController(rootViewController: form))
        let before = PlaceState(form.scrollView)
        for (index, field) in form.inputs.enumerated() {
            device.scroll(to: field)
            device.settle()
            #expect(device.tap(field))
            // The last ones are left early.
            device.advance(by: [17: 0.24, 18: 0.1, 19: 0.02][index] ?? 2)
            device.dismissKeyboard()
            #expect(PlaceState(form.scrollView) == before && form.scrollView.isOffsetLegal, "field \(index)")
        }
    }
}
