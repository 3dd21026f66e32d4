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

    @Test("a handler that is set late hears what others have heard", arguments: Play.Place.phones)
    func late(_ place: Play.Place) {
        let (play, decisions) = stage(place)
        play(.focus(2), .update)
        let count = decisions.all.count
        play(.update)
        #expect(decisions.all.count == count)
        let late = DecisionRecorder(play.handle)
        play(.update)
        #expect(late.reasons == [.alreadyVisible])
    }

    @Test("one turn gives one decision", arguments: FlowSetting.phone)
    func oneTurn(_ setting: FlowSetting) {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (form, device) = FlowForm.shown(FlowForm.fields(14) + [textView], on: setting)
        let decisions = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[9])
        decisions.forget()
        // A text view begins editing after the keyboard was announced; here it is not announced at all.
        device.focus(on: textView)
        // Its caret may still be placed, but all of it can be seen.
        #expect(decisions.reasons == [.moved])
        device.advance(by: 0.02)
        #expect(decisions.reasons == [.moved] && decisions.last?.phase == nil)
        device.dismissKeyboard()
        decisions.forget()
        device.focus(on: textView)
        device.advance(by: 0.02)
        #expect(decisions.all.filter { $0.phase == .willShow }.count == 1)
    }

    @Test("equal decisions are told once", arguments: FlowSetting.phone)
    func equal(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        let decisions = DecisionRecorder(form.avoidance)
        device.keyboard.isScripted = true
        device.focus(form.inputs[9])
        func show() {
            device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: 516, width: 393, height: 336))
        }
        for count in [1, 2, 2] {
            show()
            #expect(decisions.all.count == count)
        }
        #expect(decisions.reasons == [.moved, .alreadyVisible])
        device.settle()
        device.turn { for _ in 0..<3 { show() } }
        #expect(decisions.all.count == 2)
        device.undock(end: nil)
        #expect(decisions.all.count == 3)
    }

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

    @Test("there is one handler, and nil removes it", arguments: Play.Place.phones)
    func one(_ place: Play.Place) {
        let (play, decisions) = stage(place)
        var count = 0
        play.handle?.onDecision = { _ in count += 1 }
        play(.focus(9), .wait(0))
        #expect(count == 1 && decisions.all.isEmpty)
        play.handle?.onDecision = nil
        play(.focus(3), .wait(0))
        #expect(count == 1)
    }

    @Test("a handler costs no look at the views", arguments: FlowSetting.phone)
    func costs(_ setting: FlowSetting) {
        let costs = [true, false].map { isAsked in
            let (form, device) = FlowForm.shown(on: setting)
            let decisions = isAsked ? DecisionRecorder(form.avoidance) : nil
            let before = device.costs
            device.focusAndSettle(on: form.inputs[9])
            #expect(decisions.map { !$0.all.isEmpty } ?? true)
            return device.costs - before
        }
        #expect(costs[0] == costs[1])
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
            if field == 9, let calls = deed.calls { #expect(count == calls) }
            if deed.inset == 0 { #expect(play.inset == 0 && (play.handle?.lift ?? 0) == 0) }
            if field == 9, deed.inset > 0 { #expect(play.end == (deed.calls == 2 ? 496 : 506)) }
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
