import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What scrolls along both sides. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct GridTests {
    /// A grid of 900 x 1,400 with a field at this place of its content, and an inset of the app's at both sides.
    private func grid(
        _ call: AppForm.Call, at point: CGPoint, inset: CGFloat, _ setting: FlowSetting
    ) -> (form: AppForm, field: UITextField, device: SimulatedDevice) {
        let field = UITextField(frame: CGRect(x: point.x, y: point.y, width: 200, height: 44))
        let form = AppForm(call) { form in
            form.scrollView.contentSize = CGSize(width: 900, height: 1400)
            form.scrollView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
            form.scrollView.addSubview(field)
        }
        let device = form.show(on: setting)
        device.turn { form.scrollView.contentOffset = CGPoint(x: -inset, y: 0) }
        device.focusAndSettle(on: field)
        return (form, field, device)
    }

    @Test("S73 a field to the right comes into sight", arguments: FlowSetting.phoneInTurns, AppForm.Call.allCases)
    func s73(_ setting: FlowSetting, _ call: AppForm.Call) {
        for (x, y, left) in [(600, 700, 20), (100, 700, 20), (600, 700, 0), (600, 100, 0)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            let (form, field, device) = grid(call, at: CGPoint(x: x, y: y), inset: left, setting)
            let frame = device.presentationFrame(of: field)
            #expect(frame.minX >= left - 0.5 && frame.maxX <= 393 - left + 0.5, "\(x), \(left): \(frame)")
            // By the least: what is visible stays where it is.
            if x == 100 { #expect(form.scrollView.contentOffset.x == -left) }
            if y == 100 { #expect(form.scrollView.contentOffset.y == 0) }
            if y == 700 { #expect(abs(frame.maxY - 506) <= 0.5, "\(x), \(left)") }
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset.bottom == 0)
        }
    }

    @Test("S73 a column that was scrolled away stays so", arguments: FlowSetting.phoneInTurns)
    func s73Scrolled(_ setting: FlowSetting) {
        let (form, _, device) = grid(.scrollView, at: CGPoint(x: 600, y: 100), inset: 0, setting)
        device.advance(by: 2)
        device.turn { form.scrollView.contentOffset.x = 0 }
        device.app { form.view.setNeedsLayout() }
        #expect(form.scrollView.contentOffset.x == 0)
    }
}
