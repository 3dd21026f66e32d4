import Foundation
import Testing
import UIKit

@testable import ScreenPlay

/// What becomes of the keyboard while the app is away, and what tells that.
@MainActor @Suite struct KeyboardInBackgroundTests {
    private func play(_ call: Play.Call, _ place: Play.Place) -> (Play, rest: Play.Picture) {
        let play = call.play(on: place)
        play.device.behavior.guideFrame = .right
        return (play, play.picture)
    }

    private nonisolated static let ways: [(SimulatedBehavior.BackgroundKeyboard, SimulatedBehavior.GuideFrame)] =
        [.stays, .postsHide, .leavesSilently, .returnsSilently].map { ($0, .right) }
        + [.atTheBottom, .staleAfterDismissal, .staleAfterLeaving].map { (.stays, $0) }

    @Test(
        "nothing moves in the background, and back from it everything is as the keyboard is, wherever a guide stands",
        arguments: Play.Call.all, ways)
    func background(
        _ call: Play.Call, _ way: (keyboard: SimulatedBehavior.BackgroundKeyboard, guide: SimulatedBehavior.GuideFrame)
    ) {
        for place in Play.Place.phones {
            let (play, rest) = play(call, place)
            play.device.behavior.guideFrame = way.guide
            play.device.behavior.backgroundKeyboard = way.keyboard
            // The app's own guide, which keeps what it once was.
            if way.guide != .right { play.app { _ = $0.view.keyboardLayoutGuide } }
            play(.tap(9))
            for _ in 0..<2 {
                let writes = play.device.writes(in: play.screen.view) { play(.background, .wait(10)) }
                #expect(way.keyboard == .postsHide || writes.notByUIKit.isEmpty)
                play(.foreground)
                if way.keyboard == .leavesSilently {
                    expectEqual(play.picture, rest, "\(place.testDescription)")
                    play(.tap(9))
                }
                play.expectAvoided(by: call, "\(place.testDescription)")
            }
            play(.dismiss, .background, .foreground)
            expectEqual(play.picture, rest, "\(place.testDescription)")
        }
    }

    /// Spotlight's keyboard is announced to a phone's app that has come to the front, and goes without a hide. On an
    /// iPad another app may be beside this one.
    @Test(
        "another app's keyboard that goes silently is settled with the scene, and moves nothing in an active app",
        arguments: Play.Call.all, Play.Place.phones)
    func otherApp(_ call: Play.Call, _ place: Play.Place) {
        for isActive in [false, true] {
            let (play, rest) = play(call, place)
            if !isActive { play.device.resignActive() }
            play.device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 516, width: 393, height: 336))
            play.device.settle()
            expectEqual(play.picture.added, isActive || call.lifts ? 0 : call.points)
            if isActive || call.lifts { expectEqual(play.picture, rest) }
            play.device.keyboard.leaveOtherAppSilently()
            play.device.settle()
            if !isActive { play.device.enterForeground() }
            play.device.settle()
            expectEqual(play.picture, rest)
            play(.tap(9))
            play.expectAvoided(by: call)
            play(.dismiss)
            expectEqual(play.picture, rest)
        }
    }

    @Test(
        "unlocked, everything is as the keyboard is", arguments: Play.Call.all,
        [SimulatedBehavior.LockNotices.showsOfZeros, .show, .hide, .nothing])
    func lock(_ call: Play.Call, _ notices: SimulatedBehavior.LockNotices) {
        for (place, announces) in Play.Place.phones.flatMap({ [($0, true), ($0, false)] }) {
            let (play, rest) = play(call, place)
            play.device.behavior.backgroundKeyboard = .stays
            play.device.behavior.lockNotices = notices
            play.device.behavior.unlockAnnouncesKeyboard = announces
            // Only a keyboard that was hidden has to be found.
            play.device.behavior.guideFrame = notices == .hide ? .right : .atTheBottom
            play(.tap(9))
            let avoided = play.picture
            for _ in 0..<2 {
                play(.lock, .wait(10))
                expectEqual(play.picture, avoided, "\(place.testDescription)")
                play(.unlock)
                play.expectAvoided(by: call, "\(place.testDescription), announced \(announces)")
                expectEqual(play.picture, avoided, "\(place.testDescription), announced \(announces)")
            }
            play(.dismiss)
            expectEqual(play.picture, rest, "\(place.testDescription)")
        }
    }
}
