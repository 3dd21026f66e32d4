import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct KeyboardHeightTests {
    @Test(arguments: FlowSetting.everywhere)
    func fieldIsVisibleWhenItsKeyboardHasAnotherHeight(_ setting: FlowSetting) {
        let inputs = FlowForm.fields(10) + [FlowForm.field(.numberPad)] + FlowForm.fields(9)
        let form = FlowForm(inputs)
        let device = setting.device(showing: form)
        for index in [9, 10, 11, 10, 9] {
            device.focusAndSettle(on: inputs[index])
            expectVisible(inputs[index], of: form, on: device, "field \(index)")
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func fieldStaysVisibleWhenTheKeyboardChangesItsHeight(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focus(on: form.inputs[12])
        for height: CGFloat in [150, 250, 180, 150] {
            device.settle()
            device.keyboard.changeHeight(to: height)
            device.settle()
            expectVisible(form.inputs[12], of: form, on: device, "height \(height)")
        }
    }

    @Test(arguments: FlowSetting.phone)
    func accessoryViewIsPartOfTheKeyboard(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let field = form.inputs[9] as? UITextField
        field?.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        device.focusAndSettle(on: form.inputs[9])
        #expect(device.presentationFrame(of: form.inputs[9]).maxY == 462)
        #expect(form.scrollView.adjustedContentInset.bottom == 380)

        field?.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        device.turn { field?.reloadInputViews() }
        device.settle()
        // What has come up for a keyboard that was too high for a moment stays there.
        let end: CGFloat = setting.accessoryStretches ? 306 : 406
        #expect(device.presentationFrame(of: form.inputs[9]).maxY == end)

        // To a field without one, with less keyboard: nothing need move.
        device.focusAndSettle(on: form.inputs[8])
        #expect(device.presentationFrame(of: form.inputs[9]).maxY == end)
        #expect(form.scrollView.adjustedContentInset.bottom == 336)
    }

    @Test(arguments: FlowSetting.phone)
    func inputViewOfTheAppIsAvoidedToo(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        // 500 and the home indicator's 34: the keyboard begins at 318.
        (form.inputs[9] as? UITextField)?.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
        device.focusAndSettle(on: form.inputs[9])
        #expect(device.presentationFrame(of: form.inputs[9]).maxY == 308)
    }
}
