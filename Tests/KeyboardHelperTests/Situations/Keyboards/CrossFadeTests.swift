import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Reduce Motion with Prefer Cross-Fade Transitions: a hide tells an end frame of zeros, and so do some changes.
///
/// On an iPhone 16 the field `low` is from 688 to 732 and the keyboard from 516 on; `high` is from 140 to 184.
@MainActor
@Suite struct CrossFadeTests {
    @Test(
        "S26 a cross-fade that hides to zeros gives everything back, and the next focus is visible",
        arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func s26(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.prefersCrossFadeTransitions = true
        let before = PlaceState(asSeen: screen)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.low)
            expectAvoided(screen, below: 59, on: device)
            device.focusAndSettle(on: screen.high)
            let top = device.presentationFrame(of: screen.high).minY
            switch target {
            // The panel itself stays, and shows its content from the field on.
            case .scrollView: #expect(top == 120)
            // Down by as much as shows it below the bar.
            case .container, .root: #expect(top == 59)
            // The closures move by what is covered, whichever input has the focus.
            case .closures: #expect(top == -196)
            }
            device.focusAndSettle(on: screen.low)
            expectAvoided(screen, below: 59, on: device)
            // A field that loses the focus and has it again, in one turn: a hide to zeros and a show.
            let lift = screen.avoidance?.lift
            device.turn {
                screen.low.resignFirstResponder()
                screen.low.becomeFirstResponder()
            }
            device.settle()
            #expect(screen.avoidance?.lift == lift)
            expectAvoided(screen, below: 59, on: device)
            let tops = device.tops(of: screen.low) { device.keyboard.dismiss() }
            #expect(tops.last == 688)
            #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 + 0.0005 })
            #expect(PlaceState(asSeen: screen) == before)
            #expect(screen.avoidance?.lift == 0)
        }
        if target == .closures { #expect(screen.told.last == .some(nil) && !screen.told.contains(852)) }
    }

    @Test(
        "S26 a change to zeros while the keyboard stays changes nothing", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func s26Change(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.prefersCrossFadeTransitions = true
        let before = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        device.keyboard.isScripted = true
        let standing = CGRect(x: 0, y: 516, width: 393, height: 336)
        let writes = device.writes(in: screen.view) {
            for event in [SimulatedKeyboard.Event.willChangeFrame, .didChangeFrame] {
                device.keyboard.post(event, begin: standing, end: .zero)
                device.settle()
            }
        }
        #expect(writes.notByUIKit.isEmpty)
        expectAvoided(screen, below: 59, on: device)
        device.keyboard.isScripted = false
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == before)
    }
}
