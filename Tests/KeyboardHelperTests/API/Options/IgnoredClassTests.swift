import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A class of controllers that an app has not written. On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct IgnoredClassTests {
    private class Picker: FlowForm {
        override func viewDidLoad() {
            avoidsKeyboard = false
            super.viewDidLoad()
        }
    }
    private final class FramedPicker: Picker {}

    @Test("the window leaves out the controllers of a class, and of its subclasses", arguments: FlowSetting.phone)
    func window(_ setting: FlowSetting) {
        for (form, reason) in [(Picker(), .ignored), (FramedPicker(), .ignored)]
            + [(FlowForm(), .focusOutsideHost)] as [(FlowForm, KeyboardDecision.Reason)]
        {
            let root = UIViewController()
            let device = setting.windowDevice(showing: root)
            device.scrollsFirstResponderIntoView = false
            device.window.keyboardAvoidance?.ignore(Picker.self)
            let decisions = DecisionRecorder(device.window.keyboardAvoidance)
            device.turn { root.present(form, animated: false) }
            device.settle()
            let rest = form.offset
            device.focusAndSettle(on: form.inputs[10])
            #expect((form.offset == rest) == (reason == .ignored))
            #expect(decisions.reasons.contains(.ignored) == (reason == .ignored))
        }
    }

    @Test("a class that is ignored under the keyboard counts from the next plan on", arguments: FlowSetting.phone)
    func later(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let decisions = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[10])
        #expect(decisions.last?.reason != .ignored)
        device.turn { form.avoidance?.ignore(FlowForm.self) }
        device.settle()
        #expect(decisions.last?.reason == .ignored)
        #expect(form.coveredInset == 336)
    }

    @Test("the focus passes over the inputs of a controller inside", arguments: FlowSetting.phone)
    func focusOrder(_ setting: FlowSetting) throws {
        let (form, child) = (FlowForm(FlowForm.fields(2)), Picker(FlowForm.fields(2)))
        let device = setting.device(showing: form)
        device.turn {
            form.addChild(child)
            child.view.frame = CGRect(x: 0, y: 200, width: 393, height: 200)
            form.view.addSubview(child.view)
            child.didMove(toParent: form)
        }
        let avoidance = try #require(form.avoidance)
        device.focusAndSettle(on: form.inputs[1])
        #expect(avoidance.canFocusNext)
        avoidance.ignore(Picker.self)
        #expect(!avoidance.canFocusNext)
    }
}
