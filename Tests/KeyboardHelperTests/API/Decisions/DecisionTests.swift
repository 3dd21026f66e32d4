import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// Why something was moved or not. `moved` means that a plan wrote an offset, a lift or a constant, or called a closure.
///
/// Field n of a form is from 75 + 60 n on, 44 high; from 16 + 60 n on where nothing scrolls.
@MainActor @Suite struct DecisionTests {
    /// What is decided on at the last step, and the numbers that this was done with.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let target: ScreenPlan.Target
        let before: [Step]
        let step: Step
        let reason: KeyboardDecision.Reason
        let covered: CGFloat
        let required: ClosedRange<CGFloat>
        let lift: CGFloat
        var scrolls: Bool { reason != .noRoom }

        init(
            _ name: String, by target: ScreenPlan.Target = .scrollView, after before: [Step] = [], _ step: Step,
            _ reason: KeyboardDecision.Reason, covered: CGFloat = 336, required: ClosedRange<CGFloat> = -1020...0,
            lift: CGFloat = 0
        ) {
            (testDescription, self.target, self.before, self.step, self.reason) = (name, target, before, step, reason)
            (self.covered, self.required, self.lift) = (covered, required, lift)
        }
    }

    private nonisolated static let (bar, closures) = (ScreenPlan.Target.bottomConstraint, ScreenPlan.Target.closures)
    private nonisolated static let rows = [
        Row("a covered focus", .focus(9), .moved, required: 153...153, lift: 153),
        Row("a free one", .focus(0), .alreadyVisible),
        Row(
            "one that the content goes back down to", after: [.focus(19)], .focus(2), .moved,
            required: -1020...(-1020), lift: 136),
        Row("a hide", after: [.tap(9)], .dismiss, .nothingCovered, covered: 0),
        Row("there is no room", .focus(9), .noRoom, required: 94...94),
        Row(
            "a container that stays up", by: .container, after: [.tap(9)], .focus(8), .alreadyVisible,
            required: -60...(-60), lift: 94),
        Row("a bar", by: bar, .focus(0), .moved, required: 302...302, lift: 302),
        Row(
            "a bar comes down", by: bar, after: [.focus(0)], .keyboardHeight(292), .moved, covered: 292,
            required: 258...258, lift: 258),
        Row("a bar goes back", by: bar, after: [.focus(0)], .dismiss, .nothingCovered, covered: 0),
        Row("a closure is called", by: closures, .focus(0), .moved, required: 0...336, lift: 336),
        Row("none is called", by: closures, after: [.focus(0)], .update, .alreadyVisible, required: 0...336, lift: 336),
        Row("one is told of a hide", by: closures, after: [.focus(0)], .dismiss, .nothingCovered, covered: 0),
    ]

    @Test("one decision tells what was done, and why", arguments: rows, Play.Place.phones)
    func row(_ row: Row, _ place: Play.Place) throws {
        var plan = ScreenPlan.form(row.target == .container ? 10 : 20, target: row.target)
        plan.parts[0].isScrollEnabled = row.scrolls
        let play = Play(plan, on: place)
        for step in row.before { play(step) }
        let decisions = DecisionRecorder(play.handle)
        play(row.step, .wait(0))
        // Where a hide ends nowhere, the change of the frame that goes with it cannot be read.
        let told = decisions.all.filter { $0.reason != .unreadable }
        expectEqual(told.map(\.reason), [row.reason])
        let decision = try #require(told.first)
        #expect(decision.coveredHeight == row.covered && decision.lift == row.lift)
        #expect(row.required.contains(decision.requiredLift), "\(decision.requiredLift)")
        if row.step == .focus(9) {
            expectEqual(decision.focusFrame, CGRect(x: 16, y: row.scrolls ? 615 : 556, width: 361, height: 44))
        }
        expectEqual(decision.phase, row.step == .dismiss ? .willHide : row.before.isEmpty ? .willShow : decision.phase)
        if row.target == Self.bar, row.step == .focus(0) {
            let numbers = "336.0 pt covered, 302.0 pt required, lift 302.0 pt"
            let call = "SimulationScreen, handleKeyboard(bottomConstraint:)"
            expectEqual(decision.description, "\(call): moved after willShow: \(numbers)")
        }
        play.device.settle()
        let later = decisions.reasons.drop { $0 == .unreadable }.dropFirst()
        #expect(Set(later).isSubset(of: [.alreadyVisible, .unreadable, row.reason]))
    }

    @Test("the focus is outside of the host, in a silent input too", arguments: [true, false], Play.Place.phones)
    func outside(isCustom: Bool, _ place: Play.Place) {
        let play = Play(.form(), in: .navigation(largeTitle: false), on: place)
        let decisions = DecisionRecorder(play.handle)
        let offset = play.offset
        let input: UIView =
            isCustom ? KeyInput(frame: CGRect(x: 0, y: 0, width: 200, height: 44)) : FlowForm.field()
        play.device.turn { play.screen.navigationController?.navigationBar.addSubview(input) }
        play.device.focusAndSettle(on: input)
        #expect(isCustom ? Set(decisions.reasons) == [.focusOutsideHost] : decisions.reasons.first == .focusOutsideHost)
        #expect(play.adjustedInset == 336 && play.offset == offset)
    }

    @Test("a keyboard without a focus, of another app, and one that cannot be read", arguments: FlowSetting.phone)
    func posted(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        let decisions = DecisionRecorder(form.avoidance)
        let good = CGRect(x: 0, y: 516, width: 393, height: 336)
        device.keyboard.isScripted = true
        func post(
            _ event: SimulatedKeyboard.Event, _ end: CGRect?, isLocal: Bool = true,
            is reason: KeyboardDecision.Reason?, inset: CGFloat
        ) {
            decisions.forget()
            device.turnAndSettle { device.keyboard.post(event, begin: nil, end: end, isLocal: isLocal) }
            if let reason { expectEqual(decisions.all.first?.reason, reason) }
            expectEqual(form.scrollView.contentInset.bottom, inset)
        }
        post(.willShow, good, is: .noFocus, inset: 302)
        post(.willHide, nil, is: nil, inset: 0)
        device.focus(form.inputs[9])
        device.resignActive()
        post(.willShow, good, isLocal: false, is: .otherApp, inset: 302)
        expectEqual(form.offset, -59)
        post(.willHide, nil, isLocal: false, is: .nothingCovered, inset: 0)
        device.enterForeground()
        post(.willShow, good, is: .moved, inset: 302)
        post(.willShow, nil, is: .unreadable, inset: 302)
        expectEqual(decisions.all.first?.phase, .willShow)
        #expect(decisions.all.first?.coveredHeight == 336 && decisions.all.first?.lift == 157)
    }

    private final class EndingForm: FlowForm {
        var endsInLayout = false

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if endsInLayout { stopHandlingKeyboard() }
        }
    }

    @Test("an avoidance that ends in the app's layout reports nothing", arguments: FlowSetting.phone)
    func ends(_ setting: FlowSetting) {
        let form = EndingForm()
        let device = setting.device(showing: form)
        let decisions = DecisionRecorder(form.avoidance)
        form.endsInLayout = true
        form.view.setNeedsLayout()
        device.focusAndSettle(on: form.inputs[9])
        #expect(form.keyboardAvoidances.isEmpty && form.scrollView.contentInset == .zero)
        #expect(!decisions.reasons.contains(.invalidTarget) && !decisions.reasons.contains(.moved))
    }
}
