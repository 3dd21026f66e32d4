import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16 a form of 20 fields is 1224 points high. Its offset may be from -59 to 406, and to 708 with the keyboard, which
/// begins at 516. Field #n ends at 64 + 60 n of the content.
@MainActor @Suite struct ScrollingHandsTests {
    private let form = FlowForm()

    /// A device where an inset that shrinks pulls the content from under a finger, and where content runs on.
    private func show(_ screen: UIViewController, _ setting: FlowSetting) -> SimulatedDevice {
        let device = setting.device(showing: screen)
        device.behavior.clampsUnderFinger = true
        device.behavior.decelerates = true
        return device
    }

    /// Puts a finger on the content and moves it by a point, so that it scrolls.
    private func touch(_ scrollView: UIScrollView, on device: SimulatedDevice) {
        device.beginDrag(in: scrollView)
        device.drag(to: CGPoint(x: 100, y: 301))
        device.advance(by: 0.2)
    }

    private func flick(_ form: FlowForm, from start: CGFloat, to end: CGFloat, on device: SimulatedDevice) {
        device.flick(in: form.scrollView, from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end), over: 0.1)
        #expect(form.scrollView.isDecelerating)
    }

    /// The steps of `view` on screen, from one sixtieth of a second to the next, for `seconds`.
    private func steps(of view: UIView, on device: SimulatedDevice, seconds: TimeInterval) -> [CGFloat] {
        var places = [device.minY(of: view)]
        for _ in 0..<Int(seconds * 60) {
            device.advance(by: 1.0 / 60)
            places.append(device.minY(of: view))
        }
        return zip(places.dropFirst(), places).map { $0 - $1 }
    }

    // MARK: The keyboard hides

    @Test("a hide under a finger pulls nothing from under it", arguments: FlowSetting.phone)
    func hide(_ setting: FlowSetting) {
        let (device, field) = (show(form, setting), form.inputs[19])
        device.focusAndSettle(on: field)
        expectEqual(form.offset, 698)
        touch(form.scrollView, on: device)
        let shown = device.presentationFrame(of: field)
        device.keyboard.dismiss()
        expectEqual(device.presentationFrame(of: field), shown)
        #expect(steps(of: field, on: device, seconds: 1).allSatisfy { $0 == 0 } && form.offset == 697)
        // Down by ten with the finger, by nothing else.
        device.drag(to: CGPoint(x: 100, y: 311))
        expectEqual(form.offset, 687)
        device.endDrag()
        // 281 points back to the end of the content, in more than a few steps.
        let back = steps(of: field, on: device, seconds: 1.5)
        #expect(abs(back.reduce(0, +) - 281) < 0.5 && back.allSatisfy { $0 >= -0.01 && $0 < 141 }, "\(back)")
        #expect(form.scrollView.contentInset == .zero && form.offset == 406 && device.faults == [])
    }

    @Test("a hide in a deceleration lets it run on", arguments: FlowSetting.phone)
    func hideInDeceleration(_ setting: FlowSetting) {
        let long = FlowForm(FlowForm.fields(60))
        let device = show(long, setting)
        device.focusAndSettle(on: long.inputs[10])
        // At 1000 points a second, up. It runs on for 500 points.
        flick(long, from: 400, to: 300, on: device)
        device.keyboard.dismiss()
        let on = steps(of: long.inputs[10], on: device, seconds: 4)
        #expect(on.allSatisfy { $0 <= 0.01 && $0 > -18 } && abs(on.reduce(0, +) + 500) < 5, "\(on)")
        device.settle()
        #expect(long.scrollView.contentInset == .zero && long.scrollView.isOffsetLegal)
    }

    // MARK: The focus moves

    @Test("a focus that moves under a finger is shown when that leaves", arguments: [true, false], FlowSetting.phone)
    func focus(_ byReturn: Bool, _ setting: FlowSetting) {
        form.options.movesFocusOnReturn = true
        let device = show(form, setting)
        device.focusAndSettle(on: form.inputs[6])
        let decisions = DecisionRecorder(form.avoidance)
        touch(form.scrollView, on: device)
        // UIKit may scroll to the field even so.
        let writes = device.writes(in: form.view) {
            if byReturn { device.pressReturn() } else { device.focus(on: form.inputs[7]) }
            device.advance(by: 1)
        }
        #expect(form.inputs[7].isFirstResponder && !writes.notByUIKit.contains { $0.view === form.scrollView })
        device.endDrag()
        device.settle()
        expectVisible(form.inputs[7], of: form, on: device)
        expectEqual(decisions.reasons.count { $0 == .userIsScrolling }, 1)
    }

    @Test("so is one that is typed in, that moves in a deceleration, and in a table", arguments: FlowSetting.phone)
    func late(_ setting: FlowSetting) throws {
        var device = show(form, setting)
        device.focusAndSettle(on: form.inputs[6])
        touch(form.scrollView, on: device)
        device.focus(on: form.inputs[12])
        device.type("ab")
        device.advance(by: 0.3)
        device.type("c")
        device.endDrag()
        device.type("d")
        device.settle()
        expectVisible(form.inputs[12], of: form, on: device)

        let long = FlowForm(FlowForm.fields(60))
        device = show(long, setting)
        device.focusAndSettle(on: long.inputs[20])
        flick(long, from: 300, to: 400, on: device)
        device.focusAndSettle(on: long.inputs[19])
        expectVisible(long.inputs[19], of: long, on: device)

        let rows = SituationTable()
        device = show(rows, setting)
        device.focusAndSettle(on: try rows.field(5))
        touch(rows.table, on: device)
        // From 59 + 11 x 44 on, which is 543.
        device.focus(on: try rows.field(11))
        device.advance(by: 0.5)
        device.endDrag()
        device.settle()
        expectVisible(try rows.field(11), of: rows, on: device)
    }

    @Test("a caret that moves under a finger is shown when the finger leaves", arguments: FlowSetting.phone)
    func caret(_ setting: FlowSetting) {
        let text = FlowForm.textView("Text", scrolls: false)
        let form = FlowForm([FlowForm.space(380), text, FlowForm.space(600)])
        let device = show(form, setting)
        device.focusAndSettle(on: text)
        device.moveCaret(in: text, to: 4)
        touch(form.scrollView, on: device)
        device.type("\n\n\n\n\n\n")
        device.advance(by: 0.3)
        device.endDrag()
        device.settle()
        expectCaretVisible(text, of: form, on: device)
    }

    // MARK: Soon after the keyboard has moved: UIKit scrolls then as well, but to the focus

    private let plainForm = PlainForm {
        $0.scrollView.keyboardDismissMode = .interactive
        $0.handleKeyboard(scrollView: $0.scrollView)
    }

    @Test(
        "S93 content that a finger has dragged a little, together with the keyboard, stays there",
        arguments: [(0.1, 40), (0.3, 40), (0.3, 56), (1, 40), (1, 35)] as [(TimeInterval, CGFloat)], FlowSetting.phone)
    func dragged(_ drag: (delay: TimeInterval, points: CGFloat), _ setting: FlowSetting) {
        let device = setting.device(showing: plainForm)
        device.focus(on: plainForm.fields[9])
        device.advance(by: drag.delay)
        device.pull(plainForm.scrollView, to: 500 + drag.points, from: 500, in: 0.2)
        device.advance(by: 0.2)
        device.endDrag()
        let offset = plainForm.scrollView.contentOffset.y
        device.settle()
        device.advance(by: 1)
        #expect(device.keyboard.frame.minY == 516 && abs(plainForm.scrollView.contentOffset.y - offset) < 0.5)
        device.focusAndSettle(on: plainForm.fields[10])
        expectVisible(plainForm.fields[10], below: 59, on: device)
    }

    @Test(
        "S93 content that VoiceOver scrolls as the keyboard gets another height stays there",
        arguments: [(0.03, false), (0.05, true), (0.1, true), (0.1, false), (0.3, false)] as [(TimeInterval, Bool)],
        FlowSetting.phone)
    func voiceOver(_ scroll: (delay: TimeInterval, isAnimated: Bool), _ setting: FlowSetting) {
        let device = setting.device(showing: plainForm)
        device.focusAndSettle(on: plainForm.fields[9])
        device.keyboard.changeHeight(to: 380)
        // UIKit itself scrolls to the focus as the keyboard arrives.
        device.advance(by: setting.movement + scroll.delay)
        for y: CGFloat in [0, 560] {
            device.turnAndSettle {
                plainForm.scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: scroll.isAnimated)
            }
            device.advance(by: 1)
            expectEqual(plainForm.scrollView.contentOffset.y, y)
        }
    }
}
