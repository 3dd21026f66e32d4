import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A form under a navigation bar that minimizes in scrolls, so that the top of the room changes with them.
///
/// iPhone 16: status bar 59, bar 44, keyboard from 516 on.
@MainActor
@Suite struct MinimizedBarTests {
    private func expectVisible(
        _ field: UIView, in form: FlowForm, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation
    ) {
        let frame = device.presentationFrame(of: field)
        #expect(frame.maxY <= 516 && frame.minY >= 59 - 0.5, sourceLocation: location)
        let top = form.view.safeAreaInsets.top
        #expect(frame.minY >= top - 0.5, sourceLocation: location)
    }

    @Test(
        "a bar that minimizes in scrolls covers no field, and everything is given back", arguments: FlowSetting.phone,
        SimulatedBehavior.BarMinimization.allCases)
    func visible(_ setting: FlowSetting, _ position: SimulatedBehavior.BarMinimization) {
        let form = FlowForm(FlowForm.fields(30))
        let device = setting.device(showing: UINavigationController(rootViewController: form))
        device.behavior.barsMinimize = position
        for number in [10, 11, 4, 25, 0, 29] {
            device.turn { form.inputs[number].becomeFirstResponder() }
            device.settle()
            expectVisible(form.inputs[number], in: form, on: device)
            // A person scrolls; a key brings the field back.
            device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 400))
            for y in [380, 340, 300] as [CGFloat] {
                device.advance(by: 1.0 / 60)
                device.drag(to: CGPoint(x: 100, y: y))
            }
            device.endDrag()
            device.settle()
            device.type("a")
            device.settle()
            expectVisible(form.inputs[number], in: form, on: device)
        }
        device.dismissKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset == .zero && form.scrollView.isOffsetLegal)
    }
}
