import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What `lift` says after any history.
@MainActor @Suite struct LiftTests {
    @Test("after rotations, the lift is the offset minus the one at rest", arguments: FlowSetting.phone)
    func rotation(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(FlowForm.fields(12), on: setting)
        let rest = form.offset
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[11])
        device.keyboard.isScripted = true
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
            // UIKit announces the new frame in the rotation's own turn, so nothing is given back in between.
            device.turnAndSettle {
                let end =
                    orientation.isLandscape
                    ? CGRect(x: 0, y: 184, width: 852, height: 209) : CGRect(x: 0, y: 516, width: 393, height: 336)
                device.keyboard.post(.willShow, begin: nil, end: end)
                device.rotate(to: orientation)
            }
            #expect(form.avoidance?.lift == form.offset - rest, "\(orientation.rawValue)")
        }
        device.undock()
        device.settle()
        #expect(form.avoidance?.lift == 0)
    }

    @Test(
        "the lift is less by what UIKit's clamp takes away, and nothing after a scroll", arguments: 0..<3,
        FlowSetting.phone)
    func meanwhile(_ way: Int, _ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[19])
        #expect((form.avoidance?.lift ?? 0) > 0 && form.offset - (form.avoidance?.lift ?? 0) == -59)
        switch way {
        case 0: device.turn { form.scrollView.bounds.size.height += 100 }
        case 1: form.scrollView.contentOffset.y = 200
        default: device.scroll(to: form.inputs[3])
        }
        #expect(form.avoidance?.lift == (way == 0 ? form.offset + 59 : 0))
    }

    @Test("an automatic target adds the container's lift and the scroll views'", arguments: Play.Place.phones)
    func automatic(_ place: Play.Place) {
        let play = Play(.form(12, target: .automatic), on: place)
        let rest = play.offset
        play(.tap(11))
        #expect((play.handle?.lift ?? 0) > 0 && play.handle?.lift == play.offset - rest + play.lift)
        play.end()
    }
}
