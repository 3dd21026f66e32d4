import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What scrolls along both sides, and insets of the app's that are large. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct GridTests {
    /// A grid of 900 x 1,400 with a field at (600, 700) of its content.
    @Test(
        "S73 a field to the right in a grid is brought into sight", arguments: FlowSetting.phoneInTurns,
        AppForm.Call.allCases)
    func s73(_ setting: FlowSetting, _ call: AppForm.Call) {
        for (x, left) in [(600, 20), (100, 20), (600, 0)] as [(CGFloat, CGFloat)] {
            let field = UITextField(frame: CGRect(x: x, y: 700, width: 200, height: 44))
            let form = AppForm(call) { form in
                form.scrollView.contentSize = CGSize(width: 900, height: 1400)
                form.scrollView.contentInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: left)
                form.scrollView.addSubview(field)
            }
            let device = form.show(on: setting)
            device.turn { form.scrollView.contentOffset = CGPoint(x: -left, y: 0) }
            device.focusAndSettle(on: field)
            let frame = device.presentationFrame(of: field)
            #expect(frame.minX >= left - 0.5 && frame.maxX <= 393 - left + 0.5, "\(x), \(left): \(frame)")
            // By the least: what is visible stays where it is.
            if x == 100 { #expect(form.scrollView.contentOffset.x == -left) }
            #expect(abs(frame.maxY - 506) <= 0.5, "\(x), \(left)")
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset.bottom == 0)
        }
    }

    /// The field is visible from top to bottom.
    private func formWithFieldToTheRight(
        _ setting: FlowSetting
    ) -> (form: AppForm, field: UITextField, device: SimulatedDevice) {
        let field = UITextField(frame: CGRect(x: 600, y: 100, width: 200, height: 44))
        let form = AppForm { form in
            form.scrollView.contentSize = CGSize(width: 900, height: 1400)
            form.scrollView.addSubview(field)
        }
        return (form, field, form.show(on: setting))
    }

    @Test("S73 a field that is only too far to the right comes into sight", arguments: FlowSetting.phoneInTurns)
    func s73Across(_ setting: FlowSetting) {
        let (form, field, device) = formWithFieldToTheRight(setting)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxX <= 393.5)
        #expect(form.scrollView.contentOffset.y == 0)
    }

    @Test("S73 a column that was scrolled away stays so", arguments: FlowSetting.phoneInTurns)
    func s73Scrolled(_ setting: FlowSetting) {
        let (form, field, device) = formWithFieldToTheRight(setting)
        device.focusAndSettle(on: field)
        device.advance(by: 2)
        device.turn { form.scrollView.contentOffset.x = 0 }
        device.turn { form.view.setNeedsLayout() }
        device.settle()
        #expect(form.scrollView.contentOffset.x == 0)
    }

    /// UIKit scrolls a first responder above all insets, when the keyboard stands.
    @Test(
        "S74 a large inset of the app's takes the field nowhere", arguments: FlowSetting.phoneInTurns,
        AppForm.Call.allCases)
    func s74(_ setting: FlowSetting, _ call: AppForm.Call) {
        var field = UITextField()
        let form = AppForm(call) { form in
            form.scrollView.contentInset.bottom = 400
            field = form.addField(at: 700)
        }
        let device = form.show(on: setting)
        device.focusAndSettle(on: field)
        device.advance(by: 1)
        #expect((462...506.5).contains(device.presentationFrame(of: field).maxY))
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset.bottom == 400)
    }
}
