import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Calls on the handle, and a second call, most of them while the keyboard stands.
@MainActor @Suite struct HandleTests {
    nonisolated static let moving = [LifecycleTarget.scrollView, .container, .root]

    // MARK: The end, and another beginning

    @Test("a second call replaces the first without a movement", arguments: moving, FlowSetting.phone)
    func secondCall(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, rest) = setting.stage(target)
        device.focusAndSettle(on: screen.low)
        let (first, place) = (screen.avoidance, PlaceState(asSeen: screen))
        device.turn { screen.startAvoiding() }
        expectAvoided(screen, below: 59, on: device)
        device.settle()
        #expect(screen.keyboardAvoidances.count == 1 && PlaceState(asSeen: screen) == place)
        #expect(screen.avoidance != nil && screen.avoidance !== first && first?.isActive != true)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    @Test("the end gives back at once and for good, also in a movement", arguments: moving, FlowSetting.phone)
    func stop(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, rest) = setting.stage(target)
        device.scrollsFirstResponderIntoView = false
        for (isAll, isInTheMiddle) in [(true, false), (false, false), (false, true)] {
            device.focus(on: screen.low)
            if isInTheMiddle { device.advance(by: 0.1) } else { device.settle() }
            if !isInTheMiddle { expectAvoided(screen, below: 59, on: device) }
            device.turn { if isAll { screen.stopHandlingKeyboard() } else { screen.avoidance?.stop() } }
            #expect(PlaceState(asSeen: screen) == rest && screen.keyboardAvoidances.isEmpty)
            if !isInTheMiddle { #expect(device.presentationFrame(of: screen.low).maxY == 732) }
            let writes = device.writes(in: screen.view) {
                device.settle()
                device.turnAndSettle { device.keyboard.changeHeight(to: 400) }
                device.dismissKeyboard()
                device.focusAndSettle(on: screen.low)
                #expect(device.presentationFrame(of: screen.low).maxY == 732)
                device.dismissKeyboard()
            }
            #expect(writes.isEmpty)
            device.turn { screen.startAvoiding() }
        }
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: 59, on: device)
    }

    @Test("a controller ends every avoidance of its own", arguments: FlowSetting.phone)
    func stopAll(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 552))
        device.turn {
            form.view.addSubview(other)
            form.handleKeyboard(scrollView: other)
        }
        device.focusAndSettle(on: form.inputs[2])
        #expect(form.keyboardAvoidances.count == 2 && other.adjustedContentInset.bottom == 336)
        device.turn { form.stopHandlingKeyboard() }
        #expect(form.keyboardAvoidances.isEmpty)
        #expect(other.contentInset == .zero && form.scrollView.contentInset == .zero)
    }

    @Test("calls on a handle that outlives its screen do nothing", arguments: ScreenPlan.Target.calls)
    func outlives(_ target: ScreenPlan.Target) throws {
        let play = Play(.form(10, target: target, scrolls: false))(.focus(9))
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
        }
        #expect(!handle.isActive && handle.lift == 0)
    }

    // MARK: Options under a standing keyboard

    @Test("options that change are followed", arguments: moving, FlowSetting.phone)
    func options(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, rest) = setting.stage(target)
        device.focusAndSettle(on: screen.low)
        #expect(device.presentationFrame(of: screen.low).maxY == 506)
        device.turn { screen.avoidance?.options.spacing = 30 }
        device.advance(by: 0.1)
        let onTheWay = device.presentationFrame(of: screen.low).maxY
        #expect(onTheWay < 506 && onTheWay > 486)
        device.settle()
        // With less spacing the field is still visible.
        for spacing in [30, 0] as [CGFloat] {
            device.turnAndSettle { screen.avoidance?.options.spacing = spacing }
            #expect(device.presentationFrame(of: screen.low).maxY == 486)
        }
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    @Test("the whole text view is shown when the caret is no longer followed", arguments: FlowSetting.phone)
    func wholeTextView(_ setting: FlowSetting) {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let (form, device) = FlowForm.shown(FlowForm.fields(12) + [textView] + FlowForm.fields(3), on: setting)
        device.focusAndSettle(on: textView)
        // The first of the 200 points is the caret's, and 40 go under the keyboard.
        device.turn { form.scrollView.contentOffset.y -= 50 }
        device.type("a")
        device.settle()
        #expect(device.presentationFrame(of: textView).maxY == 556)
        device.turnAndSettle { form.avoidance?.options.followsCaret = false }
        expectVisible(textView, of: form, on: device)
        device.turn { form.scrollView.contentOffset.y -= 50 }
        device.type("a")
        device.settle()
        expectVisible(textView, of: form, on: device)
        #expect(textView.contentInset == .zero)
    }

    @Test("the offset goes back if that is asked for under a standing keyboard", arguments: Play.Place.phones)
    func offsetGoesBack(_ place: Play.Place) {
        let play = Play(.form(), on: place)(.tap(12), .option(.restoresContentOffset), .dismiss)
        #expect(play.offset == -59)
    }

    @Test("update follows a focus that the app has moved", arguments: [.container, .root] as [ScreenPlan.Target])
    func update(_ target: ScreenPlan.Target) {
        for place in Play.Place.phones {
            // It ends at 544, and then at 694.
            let play = Play(.form(1, gap: 500, target: target, scrolls: false), on: place)(.focus(0))
            #expect(play.handle?.lift == 38)
            play(.move(0, by: 150), .update)
            #expect(play.handle?.lift == 188)
            play.end()
        }
    }
}
