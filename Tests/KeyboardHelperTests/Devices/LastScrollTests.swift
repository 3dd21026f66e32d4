import Foundation
import KeyboardHelper
import Testing
import UIKit

/// UIKit's own scroll to a new first responder, which comes after everything else and once more with the did notices.
///
/// On an iPhone 16. The keyboard begins at 516, so a field must end at 506.
@MainActor @Suite struct LastScrollTests {
    typealias Time = SimulatedBehavior.DidNotices

    private nonisolated static let times: [Time] = [.atOnce, .after(0.04), .atTheEnd]
    private nonisolated static let helped = FlowSetting.phone.filter(\.systemHelps)

    private func device(_ time: Time, _ setting: FlowSetting, showing screen: UIViewController) -> SimulatedDevice {
        let device = setting.device(showing: screen)
        device.behavior.didNotices = time
        device.behavior.scrollsFirstResponderLast = true
        return device
    }

    /// A form of 20 fields that are 60 apart.
    private func stage(_ time: Time, _ setting: FlowSetting) -> (FlowForm, SimulatedDevice) {
        let form = FlowForm()
        return (form, device(time, setting, showing: form))
    }

    private func expectCorrectedOnce(
        _ field: UIView, of screen: UIViewController, on device: SimulatedDevice,
        at location: SourceLocation = #_sourceLocation
    ) {
        let tops = device.tops(of: field) { device.focus(on: field) }
        expectVisible(field, of: screen, on: device, at: location)
        #expect(tops.movements <= 2 && tops.turns <= 1, "\(tops)", sourceLocation: location)
    }

    @Test("each field ends with its spacing, after one correction at most", arguments: times, helped)
    func fields(_ time: Time, _ setting: FlowSetting) {
        let (form, device) = stage(time, setting)
        // 12 is from 799 to 843 at rest, near the bottom of the screen. 17 and 19 are off screen at first.
        for index in [12, 17, 3, 19] { expectCorrectedOnce(form.inputs[index], of: form, on: device) }
        device.keyboard.changeHeight(to: 400)
        device.settle()
        expectVisible(form.inputs[19], of: form, on: device)
    }

    @Test("so does a field of a table", arguments: times, helped)
    func table(_ time: Time, _ setting: FlowSetting) throws {
        let table = SituationTable()
        let device = device(time, setting, showing: table)
        for row in [15, 17, 11] { expectCorrectedOnce(try table.field(row), of: table, on: device) }
    }

    @Test("so does a field of a screen that is laid out all the time", arguments: times, helped)
    func layouts(_ time: Time, _ setting: FlowSetting) {
        let (form, device) = stage(time, setting)
        for index in [12, 17] {
            device.focus(on: form.inputs[index])
            for frame in 1...60 {
                device.advance(by: 1.0 / 60)
                device.turn { form.additionalSafeAreaInsets.right = CGFloat(frame % 2) }
            }
            device.settle()
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
        }
    }

    // MARK: Fingers

    /// Expects that the library scrolls nothing meanwhile.
    private func expectNoFight(
        _ form: FlowForm, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation,
        during action: () -> Void
    ) {
        let writes = device.writes(in: form.view, action)
        let own = writes.filter { $0.by == .app && $0.view === form.scrollView && $0.property == "bounds" }
        #expect(own.isEmpty && form.coveredInset == 336, sourceLocation: location)
    }

    @Test(
        "a finger that scrolls away after it is never fought",
        arguments: [(Time.atOnce, 0.02), (.atOnce, 0.1), (.after(0.04), 0.06), (.after(0.04), 0.1), (.atTheEnd, 1)],
        helped)
    func finger(_ scroll: (time: Time, delay: TimeInterval), _ setting: FlowSetting) {
        let (form, device) = stage(scroll.time, setting)
        device.focus(on: form.inputs[12])
        device.advance(by: scroll.delay)
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 200, y: 200))
        for y in [250, 400] as [CGFloat] { device.drag(to: CGPoint(x: 200, y: y)) }
        let dragged = form.offset
        expectNoFight(form, on: device) {
            device.advance(by: 1)
            device.endDrag()
            device.settle()
            device.advance(by: 1)
        }
        #expect(form.offset <= dragged + 0.001)
    }

    @Test(
        "a finger that lets go while it moves is not fought either, and takes the focus away once",
        arguments: times, helped.filter { $0.system != nil })
    func flick(_ time: Time, _ setting: FlowSetting) {
        for decelerates in [true, false] {
            let (form, device) = stage(time, setting)
            if decelerates { device.behavior.decelerates = true }
            device.focus(on: form.inputs[17])
            device.advance(by: 0.1)
            let decisions = DecisionRecorder(form.avoidance)
            var offsets: [CGFloat] = []
            func scroll() {
                // At 600 points a second, down: it runs on beyond both rechecks, which come 0.52 and 0.87 seconds after the focus.
                device.flick(in: form.scrollView, from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 210), over: 0.1)
                let (middle, end) = (device.now + 0.7, device.now + 5)
                while device.isBusy, device.now < end {
                    if decelerates, device.now < middle { #expect(form.scrollView.isDecelerating) }
                    device.advance(by: 1.0 / 60)
                    offsets.append(form.offset)
                }
            }
            if time == .atTheEnd {
                scroll()
            } else {
                expectNoFight(form, on: device, during: scroll)
                #expect(offsets.goOneWay, "\(offsets)")
            }
            // Where UIKit posts didShow before the flick, no event comes after it.
            #expect(decisions.reasons.count { $0 == .userIsScrolling } <= 1)
            // The next event brings the field back.
            device.keyboard.changeHeight(to: 380)
            device.settle()
            expectVisible(form.inputs[17], of: form, on: device)
        }
    }
}
