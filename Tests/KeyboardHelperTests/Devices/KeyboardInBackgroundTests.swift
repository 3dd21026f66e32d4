import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What becomes of the keyboard while the app is away, and what tells that.
///
/// On an iPhone 16, whose keyboard begins at 516.
@MainActor
@Suite struct KeyboardInBackgroundTests {
    private func stage(
        _ target: LifecycleTarget, _ setting: FlowSetting
    ) -> (screen: LifecycleScreen, device: SimulatedDevice, before: PlaceState) {
        let stage = setting.stage(target)
        stage.device.behavior.guideFrame = .right
        return stage
    }

    @Test(
        "back from the background, everything is as the keyboard is", arguments: LifecycleTarget.allCases,
        [SimulatedBehavior.BackgroundKeyboard.stays, .postsHide, .leavesSilently, .returnsSilently])
    func background(_ target: LifecycleTarget, _ keyboard: SimulatedBehavior.BackgroundKeyboard) {
        for setting in FlowSetting.phoneInTurns {
            let (screen, device, before) = stage(target, setting)
            device.behavior.backgroundKeyboard = keyboard
            device.focusAndSettle(on: screen.low)
            for _ in 0..<2 {
                device.enterBackground()
                device.advance(by: 10)
                device.enterForeground()
                device.settle()
                if keyboard == .leavesSilently {
                    #expect(PlaceState(asSeen: screen) == before, "\(setting)")
                    device.focusAndSettle(on: screen.low)
                }
                expectAvoided(screen, below: 59, on: device, "\(setting)")
            }
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: screen) == before, "\(setting)")
        }
    }

    @Test("nothing moves in the background", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func inBackground(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, _) = stage(target, setting)
        device.behavior.backgroundKeyboard = .leavesSilently
        device.focusAndSettle(on: screen.low)
        let writes = device.writes(in: screen.view) {
            device.enterBackground()
            device.advance(by: 10)
        }
        #expect(writes.notByUIKit.isEmpty)
    }

    @Test(
        "a guide that is wrong about the keyboard moves nothing", arguments: LifecycleTarget.allCases,
        [SimulatedBehavior.GuideFrame.atTheBottom, .staleAfterDismissal, .staleAfterLeaving])
    func wrongGuide(_ target: LifecycleTarget, _ guide: SimulatedBehavior.GuideFrame) {
        for setting in FlowSetting.phoneInTurns {
            let (screen, device, before) = stage(target, setting)
            device.behavior.guideFrame = guide
            device.behavior.backgroundKeyboard = .stays
            // The app's own guide, which keeps what it once was.
            device.turn { _ = screen.view.keyboardLayoutGuide }
            device.focusAndSettle(on: screen.low)
            device.enterBackground()
            device.advance(by: 10)
            device.enterForeground()
            device.settle()
            expectAvoided(screen, below: 59, on: device, "\(setting)")
            device.dismissKeyboard()
            device.enterBackground()
            device.enterForeground()
            device.settle()
            #expect(PlaceState(asSeen: screen) == before, "\(setting)")
        }
    }

    // MARK: Another app

    @Test(
        "another app's keyboard that has gone silently is settled when the scene becomes active",
        arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func otherApp(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, before) = stage(target, setting)
        device.resignActive()
        device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 516, width: 393, height: 336))
        device.settle()
        #expect((PlaceState(asSeen: screen) == before) == (target == .container || target == .root))
        device.keyboard.leaveOtherAppSilently()
        device.settle()
        device.enterForeground()
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
    }

    /// Spotlight's keyboard is announced to a phone's app that has come to the front, and goes without a hide. On an
    /// iPad another app may be beside this one.
    @Test(
        "on a phone another app's keyboard that is announced to the active app moves nothing",
        arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func otherAppOverAnActiveOne(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, before) = stage(target, setting)
        device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 516, width: 393, height: 336))
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
        device.keyboard.leaveOtherAppSilently()
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: 59, on: device, "\(setting)")
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == before)
    }

    // MARK: Locking

    @Test(
        "unlocked, everything is as the keyboard is", arguments: LifecycleTarget.allCases,
        [SimulatedBehavior.LockNotices.showsOfZeros, .show, .hide, .nothing])
    func lock(_ target: LifecycleTarget, _ notices: SimulatedBehavior.LockNotices) {
        for setting in FlowSetting.phoneInTurns {
            for announces in [true, false] {
                let (screen, device, before) = stage(target, setting)
                device.behavior.backgroundKeyboard = .stays
                device.behavior.lockNotices = notices
                device.behavior.unlockAnnouncesKeyboard = announces
                // Only a keyboard that was hidden has to be found.
                device.behavior.guideFrame = notices == .hide ? .right : .atTheBottom
                device.focusAndSettle(on: screen.low)
                let avoided = PlaceState(asSeen: screen)
                for _ in 0..<2 {
                    device.lock()
                    device.advance(by: 10)
                    #expect(PlaceState(asSeen: screen) == avoided, "\(setting)")
                    device.unlock()
                    device.settle()
                    expectAvoided(screen, below: 59, on: device, "\(setting), announced \(announces)")
                    #expect(PlaceState(asSeen: screen) == avoided, "\(setting), announced \(announces)")
                }
                device.dismissKeyboard()
                #expect(PlaceState(asSeen: screen) == before, "\(setting)")
            }
        }
    }
}
