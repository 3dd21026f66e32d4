import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Completions of animations that never come, come late or twice.
///
/// On an iPhone 16 the keyboard begins at 516. Field #8 of a form ends at 603, #12 at 843.
@MainActor @Suite struct CompletionTests {
    private nonisolated static let positions: [SimulatedAnimationCompletions] = [.never, .late(0.4), .late(2), .twice]

    private func device(
        _ completions: SimulatedAnimationCompletions, showing form: UIViewController, _ setting: FlowSetting
    ) -> SimulatedDevice {
        let device = setting.device(showing: form)
        device.animationCompletions = completions
        return device
    }

    @Test("stall no event", arguments: positions, FlowSetting.phone)
    func events(_ completions: SimulatedAnimationCompletions, _ setting: FlowSetting) {
        let form = FlowForm()
        let device = device(completions, showing: form, setting)
        let rest = PlaceState(form.scrollView)
        for field in [8, 12, 3, 12] {
            device.focusAndSettle(on: form.inputs[field])
            expectVisible(form.inputs[field], of: form, on: device)
        }
        device.keyboard.changeHeight(to: 400)
        device.settle()
        expectEqual(form.coveredInset, 400)
        expectVisible(form.inputs[12], of: form, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == rest && !device.isBusy)
    }

    @Test("stall no typing", arguments: positions, FlowSetting.phone)
    func typing(_ completions: SimulatedAnimationCompletions, _ setting: FlowSetting) {
        let text = FlowForm.textView(scrolls: false)
        let form = FlowForm([FlowForm.space(360), text])
        let device = device(completions, showing: form, setting)
        device.focusAndSettle(on: text)
        for _ in 0..<6 {
            device.type("\n")
            device.advance(by: 0.1)
        }
        // Half a second is what a movement of the keyboard takes.
        device.advance(by: 0.5)
        device.type("x")
        device.settle()
        expectCaretVisible(text, of: form, on: device)
    }

    /// The content is scrolled by 450 points, so that the field ends at 56, behind the top of the safe area.
    @Test("bring nothing back that was scrolled away", arguments: positions + [.onTime], FlowSetting.phone)
    func scrolledAway(_ completions: SimulatedAnimationCompletions, _ setting: FlowSetting) {
        let form = FlowForm()
        let device = device(completions, showing: form, setting)
        device.focus(on: form.inputs[8])
        device.advance(by: 0.7)
        let offset = form.offset + 450
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 500))
        device.drag(to: CGPoint(x: 100, y: 50))
        device.advance(by: 0.2)
        device.endDrag()
        expectEqual(form.offset, offset)
        for layOut in [{ form.additionalSafeAreaInsets.bottom = 20 }, { form.view.setNeedsLayout() }] {
            device.turnAndSettle { layOut() }
            expectEqual(form.offset, offset)
        }
    }
}
