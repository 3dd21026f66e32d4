import Foundation
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Calls on the handle, and a second call, most of them while the keyboard stands.
@MainActor @Suite struct HandleTests {
    // MARK: The end, and another beginning

    @Test(
        "a second call replaces the first without a movement",
        arguments: Play.Call.all.filter { $0.points != 336 }, Play.Place.phones)
    func secondCall(_ call: Play.Call, _ place: Play.Place) {
        let play = call.play(on: place)(.tap(9))
        let (first, picture) = (play.handle, play.picture)
        play.device.turn { play.screen.startAvoiding() }
        play.expectAvoided(by: call)
        play(.settle)
        #expect(play.picture == picture && play.screen.live.count == 1)
        #expect(play.handle !== first && first?.isActive != true)
        play.end()
    }

    @Test(
        "the end gives back at once and for good, also in a movement",
        arguments: [.scrollView, .container, .root] as [LifecycleTarget], FlowSetting.phone)
    func stop(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let before = KeyboardMonitor.shared.numberOfSubscribers
        let (screen, device, rest) = setting.stage(target)
        device.scrollsFirstResponderIntoView = false
        for seconds in [2, 0.1] {
            device.focus(on: screen.low)
            device.advance(by: seconds)
            device.turn { screen.stopHandlingKeyboard() }
            expectEqual(KeyboardMonitor.shared.numberOfSubscribers, before)
            #expect(PlaceState(asSeen: screen) == rest && screen.keyboardAvoidances.isEmpty)
            let writes = device.writes(in: screen.view) {
                device.settle()
                device.dismissKeyboard()
                device.focusAndSettle(on: screen.low)
                device.dismissKeyboard()
            }
            #expect(writes.isEmpty)
            device.turn { screen.startAvoiding() }
        }
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: 59, on: device)
    }

    @Test("calls on a handle that outlives its screen do nothing", arguments: ScreenPlan.Target.calls)
    func outlives(_ target: ScreenPlan.Target) throws {
        let play = Play(.form(10, target: target, scrolls: false))(.focus(8))
        let handle = try #require(play.handle)
        weak let screen = play.screen
        play(.release)
        #expect(screen == nil || target == .window)
        #expect(handle.isActive == (target == .window) && handle.lift == 0)
        play.device.turnAndSettle {
            handle.update()
            handle.options.spacing = 50
            handle.stop()
            handle.stop()
            #expect(!handle.focusNext() && !handle.focusPrevious())
        }
        #expect(!handle.isActive && handle.lift == 0 && !handle.canFocusNext && !handle.canFocusPrevious)
    }

    // MARK: Options under a standing keyboard

    @Test("the offset goes back if that is asked for under a standing keyboard", arguments: Play.Place.phones)
    func offsetGoesBack(_ place: Play.Place) {
        let play = Play(.form(), on: place)(.tap(12), .option(.restoresContentOffset), .dismiss)
        expectEqual(play.offset, -59)
    }

    // MARK: Paused

    @Test("S48 whatever is moved goes back and comes again", arguments: Play.Call.all, Play.Place.phones)
    func everyCall(_ call: Play.Call, _ place: Play.Place) {
        let play = call.play(on: place, restores: false)
        let before = play.picture
        play(.tap(9), .enable)
        #expect(play.handle?.lift == 0 && play.handle?.isActive == false)
        // An offset stays where the field can be seen.
        #expect(call.target == .scrollView ? play.inset == 0 : play.picture == before)
        play.device.expectNoWrites { play(.keyboardHeight(292), .keyboardHeight(336)) }
        play(.enable).expectAvoided(by: call)
        expectEqual(play.handle?.isActive, true)
        play.end()
    }

    @Test("an avoidance that is paused off screen, or was ended, does not begin", arguments: [false, true])
    func offScreen(hasEnded: Bool) throws {
        let form = FlowForm()
        form.loadViewIfNeeded()
        let avoidance = try #require(form.avoidance)
        if hasEnded { avoidance.stop() }
        avoidance.isEnabled = false
        let device = FlowSetting(systemHelps: false).device(showing: form)
        if hasEnded { device.turn { avoidance.isEnabled = true } }
        device.expectNoWrites { device.focusAndSettle(on: form.inputs[19]) }
        device.show(UIViewController())
        avoidance.isEnabled = true
        #expect(!avoidance.isActive)
    }

    // MARK: How much is lifted

    @Test("after rotations, the lift is the offset minus the one at rest", arguments: Play.Place.phones)
    func rotation(_ place: Play.Place) {
        let play = Play(.form(12, options: .init(restoresContentOffset: true)), on: place)(.focus(11))
        // In landscape the content begins at 0, from where it does not go back to -59.
        for _ in 0..<4 {
            play(.rotate)
            #expect(play.offset > 0 && abs((play.handle?.lift ?? 0) - play.offset) < 0.001)
        }
        play.end()
        #expect(play.handle?.lift == 0 && play.offset == 0)
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
        expectEqual(form.avoidance?.lift, way == 0 ? form.offset + 59 : 0)
    }
}
