import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

extension FlowSetting {
    /// A device where an inset that shrinks pulls the content from under a finger, and where content runs on.
    @MainActor
    fileprivate func deviceForHands(showing root: UIViewController) -> SimulatedDevice {
        let device = device(showing: root)
        device.behavior.clampsUnderFinger = true
        device.behavior.decelerates = true
        return device
    }
}

/// On an iPhone 16 a form of 20 fields is 1224 points high. Its offset may be from -59 to 406, and to 708 with the keyboard, which
/// begins at 516. Field #n ends at 64 + 60 n of the content.
@MainActor
@Suite struct ScrollingHandsTests {
    private func place(_ y: CGFloat) -> CGPoint { CGPoint(x: 100, y: y) }

    /// Puts a finger on the content and moves it by a point, so that it scrolls.
    private func touch(_ scrollView: UIScrollView, on device: SimulatedDevice, by points: CGFloat = 1) {
        device.beginDrag(in: scrollView, at: place(300))
        device.drag(to: place(300 + points))
        device.advance(by: 0.2)
    }

    /// The steps of `view` on screen, from one sixtieth of a second to the next, until nothing moves or for `seconds`.
    private func steps(of view: UIView, on device: SimulatedDevice, seconds: TimeInterval) -> [CGFloat] {
        var places = [device.presentationFrame(of: view).minY]
        for _ in 0..<Int(seconds * 60) {
            device.advance(by: 1.0 / 60)
            places.append(device.presentationFrame(of: view).minY)
        }
        return zip(places.dropFirst(), places).map { $0 - $1 }
    }

    // MARK: The keyboard hides

    @Test(arguments: FlowSetting.phone)
    func aHideUnderAFingerPullsNothingFromUnderIt(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.deviceForHands(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        #expect(form.offset == 698)
        touch(form.scrollView, on: device)
        #expect(form.offset == 697)
        let shown = device.presentationFrame(of: form.inputs[19])
        device.keyboard.dismiss()
        #expect(device.presentationFrame(of: form.inputs[19]) == shown)
        #expect(steps(of: form.inputs[19], on: device, seconds: 1).allSatisfy { $0 == 0 })
        #expect(form.offset == 697)
        // Down by ten with the finger, by nothing else.
        device.drag(to: place(311))
        #expect(form.offset == 687)
        device.endDrag()
        let back = steps(of: form.inputs[19], on: device, seconds: 1.5)
        // 281 points back to the end of the content, in more than a few steps.
        let way: CGFloat = back.reduce(0, +)
        #expect(abs(way - 281) < 0.5)
        #expect(back.allSatisfy { $0 >= -0.01 && $0 < 141 })
        #expect(form.scrollView.contentInset == .zero && form.offset == 406)
        #expect(device.faults == [])
    }

    @Test(arguments: FlowSetting.phone)
    func aHideInADecelerationLetsItRunOn(_ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(60))
        let device = setting.deviceForHands(showing: form)
        device.focusAndSettle(on: form.inputs[10])
        // At 1000 points a second, up.
        device.flick(in: form.scrollView, from: place(400), to: place(300), over: 0.1)
        #expect(form.scrollView.isDecelerating)
        device.keyboard.dismiss()
        let steps = steps(of: form.inputs[10], on: device, seconds: 4)
        #expect(steps.allSatisfy { $0 <= 0.01 && $0 > -18 })
        // It runs on for 500 points.
        let way: CGFloat = steps.reduce(0, +)
        #expect(abs(way + 500) < 5)
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test(arguments: FlowSetting.phone)
    func aHideInADecelerationBeyondTheContentComesToRestAtItsEnd(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.deviceForHands(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        // Down, at 200 points a second: 100 points more after the first 20.
        device.flick(in: form.scrollView, from: place(300), to: place(320), over: 0.1)
        #expect(form.scrollView.isDecelerating)
        device.keyboard.dismiss()
        let steps = steps(of: form.inputs[19], on: device, seconds: 4)
        #expect(steps.allSatisfy { $0 >= -0.01 && $0 < 141 })
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.offset == 406)
    }

    // MARK: The focus moves

    @Test(
        "a focus that moves under a finger is shown when the finger leaves", arguments: [true, false], FlowSetting.phone
    )
    func focus(_ byReturn: Bool, _ setting: FlowSetting) {
        let form = FlowForm()
        form.options.movesFocusOnReturn = true
        let device = setting.deviceForHands(showing: form)
        device.focusAndSettle(on: form.inputs[6])
        let decisions = DecisionRecorder(form.avoidance)
        touch(form.scrollView, on: device)
        // UIKit may scroll to the field even so.
        let writes = device.writes(in: form.view) {
            if byReturn { device.pressReturn() } else { device.turn { form.inputs[7].becomeFirstResponder() } }
            device.advance(by: 1)
        }
        #expect(form.inputs[7].isFirstResponder)
        #expect(!writes.notByUIKit.contains { $0.view === form.scrollView })
        device.endDrag()
        device.settle()
        expectVisible(form.inputs[7], of: form, on: device)
        #expect(decisions.reasons.count { $0 == .userIsScrolling } == 1)
    }

    @Test(arguments: FlowSetting.phone)
    func typingUnderAFingerLosesNothing(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.deviceForHands(showing: form)
        device.focusAndSettle(on: form.inputs[6])
        touch(form.scrollView, on: device)
        device.turn { form.inputs[12].becomeFirstResponder() }
        device.type("ab")
        device.advance(by: 0.3)
        device.type("c")
        device.endDrag()
        device.type("d")
        device.settle()
        expectVisible(form.inputs[12], of: form, on: device)
    }

    @Test(arguments: FlowSetting.phone)
    func aCaretThatMovesUnderAFingerIsShownWhenTheFingerLeaves(_ setting: FlowSetting) {
        let text = FlowForm.textView("Text", scrolls: false)
        let form = FlowForm([FlowForm.space(380), text, FlowForm.space(600)])
        let device = setting.deviceForHands(showing: form)
        device.focusAndSettle(on: text)
        device.moveCaret(in: text, to: 4)
        touch(form.scrollView, on: device)
        device.type("\n\n\n\n\n\n")
        device.advance(by: 0.3)
        device.endDrag()
        device.settle()
        expectCaretVisible(text, of: form, on: device)
    }

    @Test(arguments: FlowSetting.phone)
    func aFocusThatMovesInADecelerationIsShownWhenItRests(_ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(60))
        let device = setting.deviceForHands(showing: form)
        device.focusAndSettle(on: form.inputs[20])
        device.flick(in: form.scrollView, from: place(300), to: place(400), over: 0.1)
        #expect(form.scrollView.isDecelerating)
        device.turn { form.inputs[19].becomeFirstResponder() }
        device.settle()
        expectVisible(form.inputs[19], of: form, on: device)
    }

    @Test(arguments: FlowSetting.phone)
    func aTableCatchesUpToo(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        let device = setting.deviceForHands(showing: screen)
        device.focusAndSettle(on: try screen.field(5))
        touch(screen.table, on: device)
        // From 59 + 11 x 44 on, which is 543.
        device.turn { _ = try? screen.field(11).becomeFirstResponder() }
        device.advance(by: 0.5)
        device.endDrag()
        device.settle()
        expectVisible(try screen.field(11), of: screen, on: device)
    }
}
