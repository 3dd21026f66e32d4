import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// `isEnabled` of the handle: off, everything is given back; on, it is taken up again.
@MainActor @Suite struct PausedAvoidanceTests {
    @Test("S48 a paused scroll view is given back, and taken up under the keyboard", arguments: FlowSetting.everywhere)
    func scrollView(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[19])
        device.turn { form.avoidance?.isEnabled = false }
        #expect(PlaceState(form.scrollView) == before && form.scrollView.isOffsetLegal)
        #expect(form.avoidance?.isActive == false && form.avoidance?.lift == 0)
        let shown = device.presentationFrame(of: form.inputs[19])
        device.settle()
        if !setting.systemHelps { #expect(device.presentationFrame(of: form.inputs[19]) == shown) }
        let writes = device.writes(in: form.view) { device.focusAndSettle(on: form.inputs[18]) }
        #expect(writes.notByUIKit.isEmpty)
        device.turnAndSettle { form.avoidance?.isEnabled = true }
        #expect(form.avoidance?.isActive == true)
        expectVisible(form.inputs[18], of: form, on: device)
        device.turn { form.avoidance?.stop() }
        #expect(PlaceState(form.scrollView) == before && form.keyboardAvoidances.isEmpty)
    }

    /// Field 9 ends at 600, 94 too low; a bar is lifted by what is covered.
    @Test("S48 whatever is moved goes back and comes again", arguments: Play.Place.phones)
    func everyCall(_ place: Play.Place) {
        for target in ScreenPlan.Target.calls where target != .scrollView {
            let play = Play(.form(10, target: target, scrolls: false), on: place)(.tap(9))
            let lift = play.handle?.lift
            #expect([94, 302, 336].contains(lift ?? 0))
            play(.enable)
            #expect(play.handle?.lift == 0 && play.handle?.isActive == false && play.input(9).maxY == 600)
            play(.enable)
            #expect(play.handle?.lift == lift)
            play.end()
        }
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
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[19])
        #expect(PlaceState(form.scrollView) == before)
        device.show(UIViewController())
        avoidance.isEnabled = true
        #expect(!avoidance.isActive)
    }
}
