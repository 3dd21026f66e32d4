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

    @Test(
        "back from the background, everything is as the keyboard is", arguments: Play.Call.all,
        [SimulatedBehavior.BackgroundKeyboard.stays, .postsHide, .leavesSilently, .returnsSilently])
    func background(_ call: Play.Call, _ keyboard: SimulatedBehavior.BackgroundKeyboard) {
        for place in Play.Place.phones {
            let (play, rest) = play(call, place)
            play.device.behavior.backgroundKeyboard = keyboard
            play(.tap(9))
            for _ in 0..<2 {
                play(.background, .wait(10))(.foreground)
                if keyboard == .leavesSilently {
                    #expect(play.picture == rest, "\(place.testDescription)")
                    play(.tap(9))
                }
                play.expectAvoided(by: call, "\(place.testDescription)")
            }
            play(.dismiss)
            #expect(play.picture == rest, "\(place.testDescription)")
        }
    }

    @Test("nothing moves in the background", arguments: Play.Call.all, Play.Place.phones)
    func inBackground(_ call: Play.Call, _ place: Play.Place) {
        let (play, _) = play(call, place)
        play.device.behavior.backgroundKeyboard = .leavesSilently
        play(.tap(9))
        let writes = play.device.writes(in: play.screen.view) { play(.background, .wait(10)) }
        #expect(writes.notByUIKit.isEmpty)
    }

    @Test(
        "a guide that is wrong about the keyboard moves nothing", arguments: Play.Call.all,
        [SimulatedBehavior.GuideFrame.atTheBottom, .staleAfterDismissal, .staleAfterLeaving])
    func wrongGuide(_ call: Play.Call, _ guide: SimulatedBehavior.GuideFrame) {
        for place in Play.Place.phones {
            let (play, rest) = play(call, place)
            play.device.behavior.guideFrame = guide
            play.device.behavior.backgroundKeyboard = .stays
            // The app's own guide, which keeps what it once was.
            play.app { _ = $0.view.keyboardLayoutGuide }
            play(.tap(9))(.background, .wait(10))(.foreground)
            play.expectAvoided(by: call, "\(place.testDescription)")
            play(.dismiss, .background, .foreground)
            #expect(play.picture == rest, "\(place.testDescription)")
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
            #expect(play.picture.added == (isActive || call.lifts ? 0 : call.points))
            if isActive || call.lifts { #expect(play.picture == rest) }
            play.device.keyboard.leaveOtherAppSilently()
            play.device.settle()
            if !isActive { play.device.enterForeground() }
            play.device.settle()
            #expect(play.picture == rest)
            play(.tap(9))
            play.expectAvoided(by: call)
            play(.dismiss)
            #expect(play.picture == rest)
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
                #expect(play.picture == avoided, "\(place.testDescription)")
                play(.unlock)
                play.expectAvoided(by: call, "\(place.testDescription), announced \(announces)")
                #expect(play.picture == avoided, "\(place.testDescription), announced \(announces)")
            }
            play(.dismiss)
            #expect(play.picture == rest, "\(place.testDescription)")
        }
    }
}
