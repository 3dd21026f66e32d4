import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct CostTests {
    private func costs(of action: () -> Void, on device: SimulatedDevice) -> SimulatedCosts {
        let before = device.costs
        action()
        return device.costs - before
    }

    /// The costs of `action` in a form that avoids the keyboard, and in one that does not.
    private func costs(
        _ setting: FlowSetting, before prepare: (FlowForm, SimulatedDevice) -> Void = { _, _ in },
        of action: (FlowForm, SimulatedDevice) -> Void
    ) -> (with: SimulatedCosts, without: SimulatedCosts) {
        let both = [true, false].map { avoids in
            let form = FlowForm()
            form.avoidsKeyboard = avoids
            let device = setting.device(showing: form)
            prepare(form, device)
            return costs(of: { action(form, device) }, on: device)
        }
        return (both[0], both[1])
    }

    // MARK: Nothing for nothing

    @Test(arguments: FlowSetting.phone, [true, false])
    func idleTurnsCostNothing(_ setting: FlowSetting, _ keyboardIsUp: Bool) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        if keyboardIsUp { device.focus(on: form.inputs[12]) }
        device.settle()
        let costs = costs(
            of: {
                for _ in 0..<10 { device.turn {} }
                device.advance(by: 1)
            }, on: device)
        #expect(costs == SimulatedCosts())
    }

    @Test(arguments: FlowSetting.phone)
    func keystrokeInATextFieldCostsNothing(_ setting: FlowSetting) {
        let costs = costs(setting) { form, device in
            device.focus(on: form.inputs[0])
            device.settle()
        } of: { _, device in
            device.type("a")
            device.settle()
        }
        #expect(costs.with == costs.without)
    }

    @Test(arguments: FlowSetting.phone)
    func scrollingCostsNothing(_ setting: FlowSetting) {
        for keyboardIsUp in [false, true] {
            let costs = costs(setting) { form, device in
                if keyboardIsUp { device.focus(on: form.inputs[0]) }
                device.settle()
            } of: { form, device in
                device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 300))
                for y in stride(from: 295.0, to: 200, by: -5) { device.drag(to: CGPoint(x: 100, y: y)) }
                device.endDrag()
                device.settle()
            }
            #expect(costs.with == costs.without, "keyboard up: \(keyboardIsUp)")
        }
    }

    @Test(arguments: FlowSetting.phone)
    func layoutWithoutAKeyboardReadsAndWritesNothing(_ setting: FlowSetting) {
        let costs = costs(setting) { form, device in
            device.turn { form.view.setNeedsLayout() }
        }
        #expect(costs.with == costs.without)
    }

    // MARK: The depth of the tree, not its size

    /// A form among `siblings` views beside the scroll view, and as many in it.
    private func crowdedForm(_ siblings: Int, on device: SimulatedDevice) -> FlowForm {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let form = FlowForm(FlowForm.fields(14) + [textView])
        form.loadViewIfNeeded()
        for _ in 0..<siblings {
            form.view.insertSubview(UIView(), at: 0)
            form.scrollView.addSubview(UIView())
        }
        device.show(form)
        device.settle()
        return form
    }

    private func expectNoGrowth(
        _ setting: FlowSetting, before prepare: (FlowForm, SimulatedDevice) -> Void = { _, _ in },
        of action: (FlowForm, SimulatedDevice) -> Void, at location: SourceLocation = #_sourceLocation
    ) {
        let (few, many) = (10, 500)
        let visited = [few, many].map { siblings in
            let device = setting.device()
            let form = crowdedForm(siblings, on: device)
            prepare(form, device)
            return costs(of: { action(form, device) }, on: device).viewsVisited
        }
        #expect(visited[0] == visited[1], sourceLocation: location)
        // Field, scroll view, view and window are four. A plan asks for some more than once, and there are up to five: for
        // the event, for what is laid out with it, when the keyboard has come, when the animation has ended, and when UIKit
        // has done with its own scroll.
        #expect(visited[1] <= 120, sourceLocation: location)
    }

    @Test(arguments: FlowSetting.phone)
    func firstFocusCostsTheDepthOfTheTree(_ setting: FlowSetting) {
        expectNoGrowth(setting) { form, device in
            device.focus(on: form.inputs[12])
            device.settle()
        }
    }

    @Test(arguments: FlowSetting.phone)
    func focusChangeCostsTheDepthOfTheTree(_ setting: FlowSetting) {
        expectNoGrowth(setting) { form, device in
            device.focus(on: form.inputs[2])
            device.settle()
        } of: { form, device in
            device.focus(on: form.inputs[12])
            device.settle()
        }
        expectNoGrowth(setting) { form, device in
            device.focus(on: form.inputs[2])
            device.settle()
        } of: { form, device in
            device.focus(on: form.inputs[14])
            device.settle()
        }
    }

    @Test(arguments: FlowSetting.phone)
    func keystrokeInATextViewCostsTheDepthOfTheTree(_ setting: FlowSetting) {
        expectNoGrowth(setting) { form, device in
            device.focus(on: form.inputs[14])
            device.settle()
        } of: { _, device in
            device.type("a")
            device.settle()
        }
    }

    @Test(arguments: FlowSetting.phone)
    func hideCostsTheDepthOfTheTree(_ setting: FlowSetting) {
        expectNoGrowth(setting) { form, device in
            device.focus(on: form.inputs[12])
            device.settle()
        } of: { _, device in
            device.keyboard.dismiss()
            device.settle()
        }
    }
}
