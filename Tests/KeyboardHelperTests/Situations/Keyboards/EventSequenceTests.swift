import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Field n of a form ends at 123 + 60 n of an iPhone 16, whose screen is 852 high.
@MainActor @Suite struct EventSequenceTests {
    /// What keyboards of other makers announced one after the other.
    nonisolated static let heights: [[CGFloat]] = [
        [216, 256, 259], [0, 216, 256], [282, 216, 282], [216, 289.5], [216, 320.6667, 216], [259, 0, 336],
    ]

    /// Bars above the keys that come and go, and suggestions.
    nonisolated static let bars: [[CGFloat]] = [
        [336, 292, 380, 336, 425, 292], [364, 347, 575, 345, 453, 345],
    ]

    /// Where a keyboard begins, as far as notices tell: that does not matter.
    nonisolated static let begins: [CGRect?] = [
        nil, .zero, .null, CGRect(x: 0, y: 852, width: 393, height: 900),
        CGRect(x: 0, y: -264, width: 393, height: 304),
        CGRect(x: CGFloat.nan, y: 0, width: 0, height: -1),
    ]

    @Test("S23 S24 S28 the last of several heights counts", arguments: heights + bars, FlowSetting.phone)
    func s23(_ heights: [CGFloat], _ setting: FlowSetting) {
        for number in [9, 12] {
            let form = FlowForm()
            let device = setting.device(showing: form)
            let (before, field) = (PlaceState(form.scrollView), form.inputs[number])
            device.script(focusing: field)
            var offset: CGFloat = -59
            for (height, begin) in zip(heights, Self.begins) {
                let end = CGRect(x: 0, y: 852 - height, width: 393, height: height)
                for event in [SimulatedKeyboard.Event.willChangeFrame, .willShow] {
                    device.keyboard.post(event, begin: begin, end: end)
                }
                device.settle()
                #expect(abs(form.coveredInset - max(34, height)) < 0.001, "at \(height)")
                guard height > 0 else { continue }
                // It never goes down again while it is visible.
                let due = -59 + 60 * CGFloat(number) + 123 + 10 - (852 - height)
                offset = max(offset, (due * 3 - 0.001).rounded(.up) / 3)
                #expect(abs(form.offset - offset) < 0.001, "at \(height)")
                expectVisible(field, of: form, on: device, "at \(height)")
            }
            device.undock()
            device.settle()
            #expect(PlaceState(form.scrollView) == before && form.scrollView.isOffsetLegal)
        }
    }

    @Test("S23 so it does for a container, in one turn or in several", arguments: heights, FlowSetting.phone)
    func s23Container(_ heights: [CGFloat], _ setting: FlowSetting) {
        for isJoined in [false, true] {
            let screen = ContainerScreen(fieldsAt: [799], container: UIView())
            let device = setting.device(showing: screen)
            device.script(focusing: screen.inputs[0])
            // What is due, in pixels. It is never lowered while the field is visible; no keyboard, no lift.
            let lifts = heights.map { $0 == 0 ? 0 : (($0 + 1) * 3 - 0.001).rounded(.up) / 3 }
            var lift = isJoined ? lifts.last ?? 0 : 0
            if isJoined { device.turn { for height in heights { device.dock(height) } } }
            for (height, due) in zip(heights, lifts) where !isJoined {
                device.dock(height)
                lift = due == 0 ? 0 : max(lift, due)
                #expect(abs((screen.lift ?? -1) - lift) < 0.001, "at \(height)")
            }
            device.settle()
            #expect(abs((screen.lift ?? -1) - lift) < 0.001)
            device.undock()
            device.settle()
            #expect(screen.lift == 0 && screen.container.frame == screen.view.bounds)
        }
    }

    // MARK: S24

    @Test("S24 the next screen may have a keyboard without the bars", arguments: FlowSetting.phone)
    func s24NextScreen(_ setting: FlowSetting) {
        let (code, pin) = (FlowForm.field(), FlowForm.field(.numberPad))
        code.inputAccessoryView = .high(44)
        let first = FlowForm(FlowForm.fields(10) + [code] + FlowForm.fields(8))
        let second = FlowForm([FlowForm.space(640), pin])
        (second.endMargin, second.firstInput) = (600, pin)
        let navigation = first.inNavigation
        let device = setting.device(showing: navigation)
        let before = PlaceState(first.scrollView)
        device.focus(on: code, endsAt: 462)
        #expect(first.coveredInset == 380)
        device.perform { navigation.pushViewController(second, animated: true) }
        #expect(first.scrollView.contentInset == .zero)
        // From 779 to 823 at rest.
        #expect(device.keyboard.frame.minY == 560 && second.coveredInset == 292 && device.end(of: pin) == 550)
        device.perform { navigation.popViewController(animated: true) }
        #expect(PlaceState(first.scrollView) == before)
        device.focusAndSettle(on: first.inputs[9])
        #expect(first.coveredInset == 336)
        expectVisible(first.inputs[9], of: first, on: device)
    }

    // MARK: S26

    /// Reduce Motion with Prefer Cross-Fade Transitions: a hide tells an end frame of zeros, and so do some changes. The field
    /// `low` is from 688 to 732 and the keyboard from 516 on; `high` is from 140 to 184.
    @Test(
        "S26 a cross-fade that hides to zeros gives everything back, and a change to zeros is none",
        arguments: LifecyclePlay.phones, [true, false])
    func s26(_ place: LifecyclePlay.Place, isCrossFade: Bool) {
        let play = LifecyclePlay(place)
        let (screen, device) = (play.screen, play.device)
        device.prefersCrossFadeTransitions = isCrossFade
        for _ in 0..<2 {
            play.avoids()
            device.focusAndSettle(on: screen.high)
            let top = device.top(of: screen.high)
            switch place.target {
            // The panel itself stays, and shows its content from the field on.
            case .scrollView: #expect(top == 120)
            // Down by as much as shows it below the bar.
            case .container, .root: #expect(top == 59)
            // The closures move by what is covered, whichever input has the focus.
            case .closures: #expect(top == -196)
            }
            play.avoids()
            // A field that loses the focus and has it again, in one turn: a hide to zeros and a show.
            let turned = device.tops(of: screen.low) {
                device.turn {
                    screen.low.resignFirstResponder()
                    screen.low.becomeFirstResponder()
                }
            }
            #expect(Set(turned).count == 1)
            play.avoids {}
            device.keyboard.isScripted = true
            play.writesNothing {
                for event in [SimulatedKeyboard.Event.willChangeFrame, .didChangeFrame] {
                    device.keyboard.post(event, begin: HardEventTests.docked, end: .zero)
                    device.settle()
                }
            }
            play.avoids {}
            device.keyboard.isScripted = false
            let tops = device.tops(of: screen.low) { device.keyboard.dismiss() }
            #expect(tops.last == 688)
            #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 + 0.0005 })
            play.rests {}
        }
        if place.target == .closures { #expect(screen.told.last == .some(nil) && !screen.told.contains(852)) }
    }
}
