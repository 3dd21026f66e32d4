import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16, whose screen is 852 high, `low` ends at 732.
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

    @Test("S23 S24 S28 the last of several heights counts", arguments: LifecyclePlay.phones, heights + bars)
    func s23(_ place: LifecyclePlay.Place, _ heights: [CGFloat]) {
        for isJoined in [false, true] {
            let play = LifecyclePlay(place, isScripted: true)
            let (device, panel) = (play.device, play.screen.panel as? UIScrollView)
            func post(_ height: CGFloat, begin: CGRect?) {
                let end = CGRect(x: 0, y: 852 - height, width: 393, height: height)
                for event in [SimulatedKeyboard.Event.willChangeFrame, .willShow] {
                    device.keyboard.post(event, begin: begin, end: end)
                }
            }
            // What is due, in pixels. It is lowered only for an offset to be legal, and for a root view to end at the keyboard;
            // no keyboard, no lift.
            let dues = heights.map { $0 == 0 ? 0 : (($0 - 110) * 3 - 0.001).rounded(.up) / 3 }
            var lift: CGFloat = 0
            func expectLast(_ height: CGFloat) {
                device.settle()
                let due = place.target == .closures ? height : lift
                #expect(abs((play.screen.avoidance?.lift ?? -1) - due) < 0.001, "\(heights), \(height)")
                #expect(abs((panel?.adjustedContentInset.bottom ?? height) - height) < 0.001)
                #expect(height == 0 || device.maxY(of: play.screen.low) <= 852 - height - 10 + 0.001)
            }
            if isJoined {
                device.turn { for (height, begin) in zip(heights, Self.begins) { post(height, begin: begin) } }
                lift = dues.last ?? 0
                expectLast(heights.last ?? 0)
            }
            for (index, due) in dues.enumerated() where !isJoined {
                post(heights[index], begin: Self.begins[index])
                lift = due == 0 ? 0 : max(place.target == .container ? lift : min(lift, heights[index]), due)
                expectLast(heights[index])
            }
            play.rests { device.undock() }
        }
    }

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
        device.turnAndSettle { navigation.pushViewController(second, animated: true) }
        #expect(first.scrollView.contentInset == .zero)
        // From 779 to 823 at rest.
        #expect(device.keyboard.frame.minY == 560 && second.coveredInset == 292 && device.maxY(of: pin) == 550)
        device.turnAndSettle { navigation.popViewController(animated: true) }
        #expect(PlaceState(first.scrollView) == before)
        device.focusAndSettle(on: first.inputs[9])
        #expect(first.coveredInset == 336)
        expectVisible(first.inputs[9], of: first, on: device)
    }

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
            let top = device.minY(of: screen.high)
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
