import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// When the handler is called, and what it may do.
@MainActor @Suite struct DecisionHandlerTests {
    private func stage(_ place: Play.Place) -> (Play, DecisionRecorder) {
        let play = Play(.form(), on: place)
        return (play, DecisionRecorder(play.handle))
    }

    // MARK: When

    @Test("neither layout nor 200 keys that leave the focus where it is are reported", arguments: Play.Place.phones)
    func noNews(_ place: Play.Place) {
        let (play, decisions) = stage(place)
        play(.focus(9))
        decisions.forget()
        play.app { $0.view.setNeedsLayout() }
        for _ in 1...200 { play(.type(1), .wait(0)) }
        play.device.settle()
        #expect(decisions.all.isEmpty)
    }

    @Test(
        "there is one handler, which hears late what others have heard, and nil removes it",
        arguments: Play.Place.phones)
    func one(_ place: Play.Place) {
        let (play, first) = stage(place)
        play(.focus(9), .update, .update)
        #expect(first.reasons.last == .alreadyVisible && first.reasons.count { $0 == .alreadyVisible } == 1)
        let late = DecisionRecorder(play.handle)
        first.forget()
        play(.update)
        #expect(first.all.isEmpty && late.reasons == [.alreadyVisible])
        play.handle?.onDecision = nil
        play(.focus(3))
        expectEqual(late.all.count, 1)
    }

    // MARK: What it may do

    /// What the app does in its handler, and how often that is called then.
    struct Deed: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var calls: Int?
        var inset: CGFloat = 0
        let action: @MainActor @Sendable (SimulationScreen) -> Void
    }

    nonisolated static let deeds = [
        Deed(testDescription: "ends the avoidance", calls: 1) { $0.stopHandlingKeyboard() },
        Deed(testDescription: "gives up the focus") { $0.view.endEditing(true) },
        Deed(testDescription: "asks for another look", calls: 1, inset: 302) { $0.live.first?.update() },
        // The first and its consequence.
        Deed(testDescription: "changes a setting", calls: 2, inset: 302) {
            $0.live.first?.setSpacing(20, for: $0.inputs[9])
        },
    ]

    @Test("a handler may do anything, and is not called for ever", arguments: deeds, Play.Place.phones)
    func deed(_ deed: Deed, _ place: Play.Place) {
        for field in [0, 9, 19] {
            let play = Play(.form(), on: place)
            var count = 0
            play.handle?.onDecision = { [weak screen = play.screen] _ in
                count += 1
                if let screen { deed.action(screen) }
            }
            play.device.focusAndSettle(on: play.screen.inputs[field])
            for _ in 0..<10 { play.device.turn {} }
            if field == 9, let calls = deed.calls { expectEqual(count, calls) }
            if deed.inset == 0 { #expect(play.inset == 0 && (play.handle?.lift ?? 0) == 0) }
            if field == 9, deed.inset > 0 { expectEqual(play.end, deed.calls == 2 ? 496 : 506) }
        }
    }

    @Test("a handler that asks for the toolbar moves no keyboard inside of a layout", arguments: FlowSetting.phone)
    func toolbarWithoutAnimations(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        form.avoidance?.onDecision = { [weak form] _ in form?.avoidance?.options.showsToolbar = true }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        device.focusAndSettle(on: form.inputs[9])
        #expect(form.avoidance?.options.showsToolbar == true && device.faults.isEmpty)
    }
}
