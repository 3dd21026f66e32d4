import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct FocusMovingTests {
    private func scene(_ setting: FlowSetting) throws -> (FlowForm, SimulatedDevice, KeyboardAvoidance) {
        let (form, device) = FlowForm.shown(FlowForm.fields(20), KeyboardAvoidance.Options(), on: setting)
        return (form, device, try #require(form.avoidance))
    }

    @Test(arguments: FlowSetting.phone)
    func withoutAFocusItBeginsAtTheEnds(_ setting: FlowSetting) throws {
        for (forward, expected) in [(true, 0), (false, 19)] {
            let (form, device, avoidance) = try scene(setting)
            device.turn { #expect(forward ? avoidance.focusNext() : avoidance.focusPrevious()) }
            device.settle()
            #expect(focused(form.inputs) == expected)
            expectVisible(form.inputs[expected], of: form, on: device)
        }
    }

    @Test(arguments: FlowSetting.phone)
    func atTheEndsNothingChanges(_ setting: FlowSetting) throws {
        let (form, device, avoidance) = try scene(setting)
        for (input, forward) in [(0, false), (19, true)] {
            device.focusAndSettle(on: form.inputs[input])
            let writes = device.writes(in: device.window) {
                device.turn { #expect(!(forward ? avoidance.focusNext() : avoidance.focusPrevious())) }
                device.settle()
            }
            #expect(focused(form.inputs) == input)
            #expect(writes.isEmpty, "\(writes)")
        }
    }

    @Test(arguments: FlowSetting.phone)
    func everyInputIsVisitedAndVisibleThereAndBack(_ setting: FlowSetting) throws {
        let (form, device, avoidance) = try scene(setting)
        for expected in Array(0..<20) + (0..<19).reversed() {
            let isForward = (focused(form.inputs) ?? -1) < expected
            let tops = device.tops(of: form.inputs[0]) {
                device.turn { _ = isForward ? avoidance.focusNext() : avoidance.focusPrevious() }
            }
            #expect(focused(form.inputs) == expected)
            expectVisible(form.inputs[expected], of: form, on: device)
            if expected > 0, isForward { #expect(tops.goOneWay, "to \(expected): \(tops)") }
            if !isForward { #expect(tops.goOneWay, "back to \(expected): \(tops)") }
        }
    }

    @Test(arguments: [(true, 6), (false, 4)])
    func aHiddenInputThatHasTheFocusHasNeighbors(forward: Bool, expected: Int) throws {
        let (form, device, avoidance) = try scene(FlowSetting(systemHelps: true))
        device.focusAndSettle(on: form.inputs[5])
        device.turn { form.inputs[5].isHidden = true }
        device.turn { #expect(forward ? avoidance.focusNext() : avoidance.focusPrevious()) }
        #expect(focused(form.inputs) == expected)
    }

    @Test func thoseThatRefuseArePassedOver() throws {
        let (form, device, avoidance) = try scene(FlowSetting(systemHelps: true))
        let delegate = FieldDelegate()
        delegate.begins = false
        for index in [1, 2, 19] { (form.inputs[index] as? UITextField)?.delegate = delegate }
        device.focus(on: form.inputs[0])
        device.turn { #expect(avoidance.focusNext()) }
        #expect(focused(form.inputs) == 3)
        device.turn { #expect(avoidance.focusPrevious()) }
        #expect(focused(form.inputs) == 0)
        device.focus(on: form.inputs[18])
        device.turn { #expect(!avoidance.focusNext()) }
        #expect(focused(form.inputs) == 18)
    }

    @Test func whereAllRefuseNobodyHasTheFocus() throws {
        let (form, device, avoidance) = try scene(FlowSetting(systemHelps: true))
        let delegate = FieldDelegate()
        delegate.begins = false
        for input in form.inputs { (input as? UITextField)?.delegate = delegate }
        device.turn { #expect(!avoidance.focusNext() && !avoidance.focusPrevious()) }
        #expect(focused(form.inputs) == nil)
    }

    /// Refuses, and closes itself as it is asked.
    private final class Shy: NSObject, UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            textField.isEnabled = false
            return false
        }
    }

    @Test func oneThatRefusesAndIsClosedLeadsNobodyBack() throws {
        let (form, device, avoidance) = try scene(FlowSetting(systemHelps: true))
        let shy = Shy()
        (form.inputs[6] as? UITextField)?.delegate = shy
        device.focus(on: form.inputs[5])
        device.turn { #expect(avoidance.focusNext()) }
        #expect(focused(form.inputs) == 7)
    }

    /// Refuses, and has another field take its place in the view.
    private final class Revolving: NSObject, UITextFieldDelegate {
        var fields: [UITextField] = []
        private(set) var count = 0

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            count += 1
            // Nobody should have to wait for a test that does not end.
            guard count < 10_000, let box = textField.superview else { return true }
            textField.removeFromSuperview()
            for field in fields where field !== textField { box.addSubview(field) }
            return false
        }
    }

    @Test func inputsThatLeaveAsTheyAreAskedAreNotAskedForever() throws {
        let (form, device, avoidance) = try scene(FlowSetting(systemHelps: true))
        let revolving = Revolving()
        revolving.fields = form.inputs[0...1].compactMap { $0 as? UITextField }
        for field in revolving.fields { field.delegate = revolving }
        for input in form.inputs[1...] { input.removeFromSuperview() }
        device.turn { #expect(!avoidance.focusNext()) }
        #expect(revolving.count > 2 && revolving.count <= 100)
    }

    @Test func anInputThatDoesNotLetGoKeepsTheFocus() throws {
        let (form, device, avoidance) = try scene(FlowSetting(systemHelps: true))
        let delegate = FieldDelegate()
        delegate.ends = false
        (form.inputs[0] as? UITextField)?.delegate = delegate
        device.focus(on: form.inputs[0])
        device.turn { #expect(!avoidance.focusNext()) }
        #expect(focused(form.inputs) == 0)
    }

    @Test func offScreenNothingHappens() throws {
        let (form, device, avoidance) = try scene(FlowSetting(systemHelps: true))
        device.show(UIViewController())
        device.settle()
        device.turn { #expect(!avoidance.focusNext() && !avoidance.focusPrevious()) }
        #expect(focused(form.inputs) == nil)
        let notLoaded = FlowForm()
        let early = notLoaded.handleKeyboard()
        #expect(!early.focusNext())
        early.stop()
        #expect(!early.focusNext() && !early.focusPrevious())
    }

    @Test func afterStopNothingHappens() throws {
        let (form, device, avoidance) = try scene(FlowSetting(systemHelps: true))
        device.turn { avoidance.stop() }
        device.turn { #expect(!avoidance.focusNext()) }
        #expect(focused(form.inputs) == nil)
    }

    @Test func silentInputsAreGoneThroughToo() throws {
        let inputs: [UIView] = [FlowForm.field(), KeyInputView(frame: strip(0, 44)), FlowForm.field()]
        let (form, device) = FlowForm.shown(inputs, KeyboardAvoidance.Options())
        for expected in [0, 1, 2, 1, 0] {
            let isForward = (focused(inputs) ?? -1) < expected
            device.turn { _ = isForward ? form.avoidance?.focusNext() : form.avoidance?.focusPrevious() }
            device.settle()
            #expect(focused(inputs) == expected)
        }
    }
}

extension [CGFloat] {
    /// Never forth and back, and not all at once at the beginning; half a thousandth of a point is lost in sums.
    var goOneWay: Bool {
        let steps = zip(self, dropFirst()).map { $1 - $0 }
        return steps.allSatisfy { $0 <= 0.001 } || steps.allSatisfy { $0 >= -0.001 }
    }
}
