import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct FloatingTests {
    // MARK: S30

    @Test(
        "S30 a floating keyboard gives everything back, and a docked one is avoided again",
        arguments: LifecycleTarget.allCases, FlowSetting.pad)
    func s30(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.low)
            expectAvoided(screen, below: 24, on: device)
            device.keyboard.float(frame: CGRect(x: 200, y: 600, width: 320, height: 254))
            device.settle()
            #expect(PlaceState(asSeen: screen) == before)
            let writes = device.writes(in: screen.view) {
                device.keyboard.float(frame: CGRect(x: 400, y: 200, width: 320, height: 254))
                device.focusAndSettle(on: screen.high)
                device.focusAndSettle(on: screen.low)
            }
            #expect(writes.notByUIKit.isEmpty)
            #expect(screen.avoidance?.lift == 0)
            device.keyboard.dock()
            device.settle()
            expectAvoided(screen, below: 24, on: device)
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: screen) == before)
        }
    }

    @Test(
        "S30 a keyboard that undocks as older systems post it gives everything back",
        arguments: LifecycleTarget.allCases, FlowSetting.pad)
    func s30Script(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.script(focusing: screen.low)
        device.dock(333)
        device.settle()
        let undocked = CGRect(x: 0, y: 561, width: 834, height: 333)
        device.keyboard.post(.willChangeFrame, begin: nil, end: undocked)
        device.keyboard.post(.willHide, begin: nil, end: undocked)
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
        // Moved about, to the bottom edge, and shown without being docked.
        device.keyboard.post(.willChangeFrame, begin: nil, end: undocked.offsetBy(dx: 0, dy: 300))
        device.keyboard.post(.willChangeFrame, begin: nil, end: .zero)
        device.keyboard.post(.willShow, begin: nil, end: undocked)
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
        device.dock(333)
        device.settle()
        expectAvoided(screen, below: 24, on: device)
    }
}
