import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct InputSettingsCostTests {
    @Test(arguments: FlowSetting.phone)
    func decisionHandlerCostsNothing(_ setting: FlowSetting) {
        let costs = [true, false].map { isHandled in
            let form = FlowForm.restoringOffset()
            let device = setting.device(showing: form)
            device.turn {
                form.avoidance?.setSpacing(20, for: form.inputs[3])
                form.avoidance?.addCompanion(form.inputs[4], for: form.inputs[3])
                if isHandled { form.avoidance?.onDecision = { _ in } }
            }
            let before = device.costs
            for index in [3, 15] { device.focusAndSettle(on: form.inputs[index]) }
            device.dismissKeyboard()
            return device.costs - before
        }
        #expect(costs[0] == costs[1])
    }

    @Test(arguments: FlowSetting.phone)
    func withoutAKeyboardSettingsWriteNothing(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        let writes = device.writes(in: device.window) {
            device.turn {
                form.avoidance?.setSpacing(20, for: form.inputs[3])
                form.avoidance?.addCompanion(form.inputs[4], for: form.inputs[3])
                form.avoidance?.ignore(form.inputs[5])
            }
            device.settle()
        }
        #expect(writes.isEmpty)
        let before = device.costs
        for _ in 0..<5 { device.turn {} }
        #expect(device.costs - before == SimulatedCosts())
    }
}
