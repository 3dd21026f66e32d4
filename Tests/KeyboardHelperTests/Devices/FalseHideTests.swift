import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// UIKit posts a hide although the keyboard stays, and takes it back with another notice. A hide is followed at once, and when
/// it is taken back, the focus becomes visible again by the least movement.
///
/// On an iPhone 16, whose keyboard begins at 516.
@MainActor @Suite struct FalseHideTests {
    private nonisolated static let refutations: [SimulatedKeyboard.Refutation] = [.willShow, .willChangeFrame]

    private func postFalseHide(
        _ device: SimulatedDevice, _ refutation: SimulatedKeyboard.Refutation, after seconds: TimeInterval = 0.1
    ) {
        device.expectNoFaults {
            device.keyboard.postFalseHide(refutedBy: refutation, after: seconds)
            device.settle()
        }
    }

    @Test(
        "everything that the least movement has brought up returns to its place", arguments: Play.Call.all,
        Play.Place.phones)
    func returns(_ call: Play.Call, _ place: Play.Place) {
        for (refutation, restores) in Self.refutations.flatMap({ [($0, true), ($0, false)] }) {
            let play = call.play(on: place, restores: restores)
            let rest = play.picture
            play(.tap(9))
            let avoided = play.picture
            for seconds in [0.05, 0.1, 0.4] {
                postFalseHide(play.device, refutation, after: seconds)
                expectEqual(play.picture, avoided, "\(refutation) after \(seconds), restores \(restores)")
            }
            play.expectAvoided(by: call)
            play(.dismiss)
            if restores { expectEqual(play.picture, rest, "\(refutation)") }
        }
    }

    @Test(
        "content that the user has scrolled further goes back to where the least movement shows the focus",
        arguments: refutations, Play.Place.phones)
    func scrolledOn(_ refutation: SimulatedKeyboard.Refutation, _ place: Play.Place) {
        for restores in [true, false] {
            let play = Play.Call.all[1].play(on: place, restores: restores)(.focus(17))
            let inset = play.inset
            play(.putFinger(0), .moveFinger(by: 100), .wait(1))(.liftFinger)
            #expect(play.end < 450)
            postFalseHide(play.device, refutation)
            #expect(abs(play.end - 506) < 0.5 && play.inset == inset, "restores \(restores)")
        }
    }

    /// Field 4 is visible where the lift for field 9 has brought it, from 162 on, and stays there at first.
    @Test(
        "a container is not lifted again for a focus that is visible without a lift", arguments: Play.Place.phones,
        [.container, .root] as [ScreenPlan.Target])
    func liftedFurther(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for refutation in Self.refutations {
            let play = Play(.form(10, target: target, scrolls: false), on: place)(.tap(9))(.tap(4))
            expectEqual(play.input(4).minY, 162)
            postFalseHide(play.device, refutation)
            expectEqual(play.input(4).minY, 256, "\(refutation)")
        }
    }

    @Test(
        "a changed frame takes no hide back half a second later, nor without a focus", arguments: Play.Call.all,
        Play.Place.phones)
    func notTakenBack(_ call: Play.Call, _ place: Play.Place) {
        let play = call.play(on: place)
        let rest = play.picture
        play(.tap(9))
        postFalseHide(play.device, .willChangeFrame, after: 0.6)
        expectEqual(play.picture, rest)
        play(.dismiss)(.tap(9))
        play.device.keyboard.isScripted = true
        play.device.turn { _ = play.screen.inputs[9].resignFirstResponder() }
        play.device.undock()
        play.device.keyboard.post(.willChangeFrame, begin: nil, end: CGRect(x: 0, y: 516, width: 393, height: 336))
        play.device.settle()
        expectEqual(play.picture, rest)
    }
}
