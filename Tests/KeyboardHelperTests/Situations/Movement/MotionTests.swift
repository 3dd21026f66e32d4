import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct MotionTests {
    /// The share of its way that a view has behind it, and the keyboard of its, sixty times a second.
    private func progress(
        of view: UIView, on device: SimulatedDevice, seconds: TimeInterval, during action: () -> Void
    ) -> [(view: CGFloat, keyboard: CGFloat)] {
        func positions() -> (CGFloat, CGFloat) {
            (device.presentationFrame(of: view).minY, device.keyboard.frame.minY)
        }
        let from = positions()
        action()
        var all: [(CGFloat, CGFloat)] = [positions()]
        let end = device.now + seconds
        while device.now < end {
            device.advance(by: 1.0 / 60)
            all.append(positions())
        }
        device.settle()
        let to = positions()
        return all.map { (($0.0 - from.0) / (to.0 - from.0), ($0.1 - from.1) / (to.1 - from.1)) }
    }

    private func expectTogether(
        _ progress: [(view: CGFloat, keyboard: CGFloat)], at location: SourceLocation = #_sourceLocation
    ) {
        #expect(progress.contains { $0.keyboard > 0.2 && $0.keyboard < 0.8 }, "seen midway", sourceLocation: location)
        for (frame, share) in progress.enumerated() {
            #expect(abs(share.view - share.keyboard) < 0.01, "frame \(frame)", sourceLocation: location)
        }
    }

    // MARK: With the keyboard

    @Test(arguments: FlowSetting.everywhere)
    func inputGoesUpWithTheKeyboard(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        expectTogether(
            progress(of: form.inputs[16], on: device, seconds: 0.3) { device.focus(on: form.inputs[16]) })
    }

    @Test(arguments: FlowSetting.everywhere)
    func inputGoesDownWithTheKeyboard(_ setting: FlowSetting) {
        let form = FlowForm()
        form.options.restoresContentOffset = true
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[16])
        expectTogether(progress(of: form.inputs[16], on: device, seconds: 0.3) { device.keyboard.dismiss() })
    }

    @Test(arguments: FlowSetting.everywhere)
    func contentThatEndsTooHighGoesDownWithTheKeyboard(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        expectTogether(progress(of: form.inputs[19], on: device, seconds: 0.3) { device.keyboard.dismiss() })
    }

    @Test(arguments: FlowSetting.phone, [(0.5, 7), (0.1, 7), (0.4, 0), (0.4, 1), (0.4, 2), (0.4, 3)])
    func durationAndCurveAreTheKeyboards(_ setting: FlowSetting, _ motion: (duration: TimeInterval, curve: Int)) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.keyboard.isScripted = true
        device.keyboard.post(
            .willShow, begin: CGRect(x: 0, y: 852, width: 393, height: 336),
            end: CGRect(x: 0, y: 852, width: 393, height: 336), duration: 0)
        device.focus(form.inputs[9])
        expectTogether(
            progress(of: form.inputs[9], on: device, seconds: 0.6) {
                device.keyboard.post(
                    .willShow, begin: CGRect(x: 0, y: 852, width: 393, height: 336),
                    end: CGRect(x: 0, y: 516, width: 393, height: 336), duration: motion.duration, curve: motion.curve)
            })
    }

    @Test(arguments: FlowSetting.everywhere)
    func inputIsFreeAsSoonAsTheKeyboardStands(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        for index in [17, 2, 18, 12] {
            device.focus(on: form.inputs[index])
            device.advance(by: setting.movement + 0.001)
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
        }
        // Nor does it wait for a movement that is under way.
        for index in [0, 19, 16] {
            device.focus(on: form.inputs[index])
            device.advance(by: 0.05)
        }
        device.advance(by: setting.movement - 0.049)
        expectVisible(form.inputs[16], of: form, on: device)
        device.focus(on: form.inputs[19])
        device.advance(by: 0.1)
        device.keyboard.changeHeight(to: 250)
        device.advance(by: setting.movement + 0.001)
        expectVisible(form.inputs[19], of: form, on: device)
    }

    // MARK: Without an animation

    @Test(arguments: FlowSetting.phone)
    func durationZeroAppliesAtOnce(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.keyboard.duration = 0
        device.keyboard.heightChangeDuration = 0
        device.focus(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 506)
        device.keyboard.changeHeight(to: 400)
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 442)
        device.keyboard.dismiss()
        #expect(form.scrollView.contentInset == .zero)
        let shown = device.presentationFrame(of: form.inputs[12])
        device.settle()
        #expect(device.presentationFrame(of: form.inputs[12]) == shown)
    }

    // MARK: In the middle of a movement

    @Test(arguments: FlowSetting.phone, [0.05, 0.1, 0.2])
    func newHeightTakesOverWithoutAJump(_ setting: FlowSetting, _ seconds: TimeInterval) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focus(on: form.inputs[12])
        device.advance(by: seconds)
        let tops = device.tops(of: form.inputs[12]) { device.keyboard.changeHeight(to: 400) }
        #expect(abs(tops[1] - tops[0]) < 0.001)
        #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 <= $1 + 0.001 })
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 442)
    }

    @Test(arguments: FlowSetting.phone, [0.05, 0.1, 0.2])
    func hideTakesOverWithoutAJump(_ setting: FlowSetting, _ seconds: TimeInterval) {
        let form = FlowForm()
        form.options.restoresContentOffset = true
        let device = setting.device(showing: form)
        device.focus(on: form.inputs[12])
        device.advance(by: seconds)
        let tops = device.tops(of: form.inputs[12]) { device.keyboard.dismiss() }
        #expect(abs(tops[1] - tops[0]) < 0.001)
        #expect(device.presentationFrame(of: form.inputs[12]).minY == 799)
    }

    // MARK: Hide and show in one turn

    @Test(arguments: FlowSetting.everywhere)
    func hideAndShowInOneTurnMoveNothing(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[17])
        let offset = form.scrollView.contentOffset
        var tops: [CGFloat] = []
        let writes = device.writes(in: form.view) {
            tops = device.tops(of: form.inputs[17]) {
                device.turn {
                    form.inputs[17].resignFirstResponder()
                    _ = form.inputs[17].becomeFirstResponder()
                }
            }
        }
        #expect(Set(tops).count == 1)
        #expect(!writes.contains { $0.view === form.scrollView })
        #expect(form.scrollView.contentOffset == offset)
        expectVisible(form.inputs[17], of: form, on: device)
    }
}
