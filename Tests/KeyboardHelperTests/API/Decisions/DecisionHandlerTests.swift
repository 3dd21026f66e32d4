import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct DecisionHandlerTests {
    private static let good = CGRect(x: 0, y: 516, width: 393, height: 336)

    private func stage(_ setting: FlowSetting) -> (form: FlowForm, device: SimulatedDevice, decisions: DecisionRecorder)
    {
        let form = FlowForm()
        let device = setting.device(showing: form)
        return (form, device, DecisionRecorder(form.avoidance))
    }

    @Test(arguments: FlowSetting.phone)
    func handlerThatIsSetLateHearsWhatOthersHaveHeard(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        device.focusAndSettle(on: form.inputs[2])
        device.turn { form.avoidance?.update() }
        device.settle()
        let count = decisions.all.count
        device.turn { form.avoidance?.update() }
        #expect(decisions.all.count == count)
        let late = DecisionRecorder(form.avoidance)
        device.turn { form.avoidance?.update() }
        #expect(late.reasons == [.alreadyVisible])
    }

    @Test(arguments: FlowSetting.phone)
    func oneTurnGivesOneDecision(_ setting: FlowSetting) {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let form = FlowForm(FlowForm.fields(14) + [textView])
        let device = setting.device(showing: form)
        let decisions = DecisionRecorder(form.avoidance)
        device.focus(on: form.inputs[9])
        #expect(decisions.reasons == [.moved])
        device.settle()
        decisions.forget()
        // A text view begins editing after the keyboard was announced; here it is not announced at all.
        device.focus(on: textView)
        // Its caret may still be placed, but all of it can be seen.
        #expect(decisions.reasons == [.moved])
        device.advance(by: 0.02)
        #expect(decisions.reasons == [.moved])
        #expect(decisions.last?.phase == nil)
        device.keyboard.dismiss()
        device.settle()
        decisions.forget()
        device.focus(on: textView)
        device.advance(by: 0.02)
        #expect(decisions.all.filter { $0.phase == .willShow }.count == 1)
    }

    @Test(arguments: FlowSetting.phone)
    func equalDecisionsAreToldOnce(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        device.keyboard.isScripted = true
        device.focus(form.inputs[9])
        for count in [1, 2, 2] {
            device.keyboard.post(.willShow, begin: nil, end: Self.good)
            #expect(decisions.all.count == count)
        }
        #expect(decisions.reasons == [.moved, .alreadyVisible])
        device.settle()
        device.turn { for _ in 0..<3 { device.keyboard.post(.willShow, begin: nil, end: Self.good) } }
        #expect(decisions.all.count == 2)
        device.keyboard.post(.willHide, begin: nil, end: nil)
        #expect(decisions.all.count == 3)
    }

    @Test(arguments: FlowSetting.phone)
    func layoutAloneIsNoEvent(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        device.focusAndSettle(on: form.inputs[9])
        decisions.forget()
        device.turn { form.view.setNeedsLayout() }
        device.settle()
        #expect(decisions.all.isEmpty)
    }

    @Test("of 200 keys that leave the focus where it is, none is reported", arguments: FlowSetting.phone)
    func keysAreNoNews(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        device.focusAndSettle(on: form.inputs[9])
        decisions.forget()
        for _ in 1...200 { device.type("a") }
        device.settle()
        #expect(decisions.all.isEmpty)
    }

    @Test(arguments: FlowSetting.phone)
    func thereIsOneHandlerAndNilRemovesIt(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        var count = 0
        form.avoidance?.onDecision = { _ in count += 1 }
        device.focus(on: form.inputs[9])
        #expect(count == 1)
        #expect(decisions.all.isEmpty)
        form.avoidance?.onDecision = nil
        device.focus(on: form.inputs[3])
        #expect(count == 1)
    }

    @Test(arguments: FlowSetting.phone)
    func handlerCostsNoLookAtTheViews(_ setting: FlowSetting) {
        let costs = [true, false].map { isAsked in
            let form = FlowForm()
            let device = setting.device(showing: form)
            let decisions = isAsked ? DecisionRecorder(form.avoidance) : nil
            let before = device.costs
            device.focusAndSettle(on: form.inputs[9])
            #expect(decisions.map { !$0.all.isEmpty } ?? true)
            return device.costs - before
        }
        #expect(costs[0] == costs[1])
    }

    @Test(arguments: FlowSetting.phone, [0, 9, 19])
    func handlerMayEndTheAvoidance(_ setting: FlowSetting, _ field: Int) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        var count = 0
        form.avoidance?.onDecision = { [weak form] _ in
            count += 1
            form?.stopHandlingKeyboard()
        }
        device.focusAndSettle(on: form.inputs[field])
        #expect(count == 1)
        #expect(form.keyboardAvoidances.isEmpty)
        #expect(PlaceState(form.scrollView) == before)
    }

    @Test(arguments: FlowSetting.phone)
    func handlerThatAsksForAnotherLookIsNotAskedForEver(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        var count = 0
        form.avoidance?.onDecision = { [weak form] _ in
            count += 1
            form?.avoidance?.update()
        }
        device.focusAndSettle(on: form.inputs[9])
        for _ in 0..<10 { device.turn {} }
        #expect(count == 1)
    }

    @Test("a handler that asks for the toolbar moves no keyboard inside of a layout", arguments: FlowSetting.phone)
    func toolbarWithoutAnimations(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        form.avoidance?.onDecision = { [weak form] _ in form?.avoidance?.options.showsToolbar = true }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        device.focusAndSettle(on: form.inputs[9])
        #expect(form.avoidance?.options.showsToolbar == true)
        #expect(device.faults.isEmpty)
    }

    @Test(arguments: FlowSetting.phone)
    func handlerThatChangesASettingIsNotAskedForEver(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        var reasons: [KeyboardDecision.Reason] = []
        form.avoidance?.onDecision = { [weak form] decision in
            reasons.append(decision.reason)
            if let form { form.avoidance?.setSpacing(20, for: form.inputs[9]) }
        }
        device.focusAndSettle(on: form.inputs[9])
        for _ in 0..<10 { device.turn {} }
        // The first and its consequence.
        #expect(reasons == [.moved, .moved])
        #expect(device.presentationFrame(of: form.inputs[9]).maxY == 496)
    }

    @Test(arguments: FlowSetting.phone)
    func handlerMayGiveUpTheFocus(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        form.avoidance?.onDecision = { [weak form] _ in form?.view.endEditing(true) }
        device.focusAndSettle(on: form.inputs[9])
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.avoidance?.lift == 0)
    }
}
