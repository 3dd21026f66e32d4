import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPad 11 in portrait, whose screen ends at 1194 and whose keyboard begins at 861.
@MainActor
@Suite struct WindowTests {
    private func stage(_ setting: FlowSetting, window frame: CGRect) -> (form: FlowForm, device: SimulatedDevice) {
        let device = setting.device()
        device.makeWindow(frame: frame)
        let form = FlowForm(FlowForm.fields(25))
        device.show(form)
        device.settle()
        return (form, device)
    }

    @Test(arguments: FlowSetting.pad)
    func windowThatEndsAboveTheScreensBottomIsInsetByWhatIsCovered(_ setting: FlowSetting) {
        let (form, device) = stage(setting, window: CGRect(x: 100, y: 300, width: 600, height: 800))
        device.focusAndSettle(on: form.inputs[1])
        #expect(form.scrollView.adjustedContentInset.bottom == 239)
        for index in [12, 24, 0] {
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
        }
    }

    @Test(arguments: FlowSetting.pad)
    func otherWindowKeepsItsOffset(_ setting: FlowSetting) {
        let other = FlowForm(FlowForm.fields(25))
        let device = setting.device(showing: other)
        let before = (PlaceState(other.scrollView), other.scrollView.contentOffset)
        device.makeWindow(frame: CGRect(x: 0, y: 300, width: 834, height: 894))
        let form = FlowForm(FlowForm.fields(25))
        device.show(form)
        device.settle()
        device.focusAndSettle(on: form.inputs[24])
        expectVisible(form.inputs[24], of: form, on: device)
        #expect(other.scrollView.contentOffset == before.1)
        device.keyboard.dismiss()
        device.settle()
        #expect(PlaceState(other.scrollView) == before.0)
        #expect(other.scrollView.contentOffset == before.1)
    }

    @Test(arguments: FlowSetting.pad)
    func otherWindowAboveTheKeyboardIsNotTouched(_ setting: FlowSetting) {
        let device = setting.device()
        device.makeWindow(frame: CGRect(x: 0, y: 0, width: 834, height: 700))
        let other = FlowForm()
        device.show(other)
        device.makeWindow(frame: CGRect(x: 0, y: 700, width: 834, height: 494))
        let form = FlowForm()
        device.show(form)
        device.settle()
        let writes = device.writes(in: other.view) {
            device.focusAndSettle(on: form.inputs[5])
            device.keyboard.dismiss()
            device.settle()
        }
        #expect(writes.isEmpty)
    }

    @Test(arguments: FlowSetting.pad)
    func viewThatChangesItsWindowLeavesNothingBehind(_ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(25))
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[24])
        #expect(form.scrollView.contentInset.bottom == 313)
        device.turn { device.window.rootViewController = nil }
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        device.makeWindow(frame: CGRect(x: 0, y: 300, width: 834, height: 800))
        device.show(form)
        device.focusAndSettle(on: form.inputs[24])
        expectVisible(form.inputs[24], of: form, on: device)
        #expect(form.scrollView.adjustedContentInset.bottom == 239)
    }
}
