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
    private static let good = CGRect(x: 0, y: 516, width: 393, height: 336)

    /// What is decided on at the last step, and the numbers that this was done with.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var target = ScreenPlan.Target.scrollView
        var scrolls = true
        var before: [Step] = []
        let step: Step
        let reason: KeyboardDecision.Reason
        var covered: CGFloat = 336
        var required: ClosedRange<CGFloat> = -1000...0
        var lift: CGFloat = 0
    }

    private nonisolated static let rows = [
        Row(testDescription: "a covered focus", step: .focus(9), reason: .moved, required: 153...153, lift: 153),
        Row(testDescription: "a free one", step: .focus(0), reason: .alreadyVisible),
        Row(
            testDescription: "one that the content goes back down to", before: [.focus(19)], step: .focus(2),
            reason: .moved,
            required: -1020...(-1020), lift: 136),
        Row(testDescription: "a hide", before: [.tap(9)], step: .dismiss, reason: .nothingCovered, covered: 0),
        Row(
            testDescription: "there is no room", scrolls: false, step: .focus(9), reason: .noRoom,
            required: 94...94),
        Row(
            testDescription: "a container that stays lifted", target: .container, before: [.tap(9)], step: .focus(8),
            reason: .alreadyVisible, required: -1000...34, lift: 94),
        Row(
            testDescription: "a bar", target: .bottomConstraint, step: .focus(0), reason: .moved, required: 302...302,
            lift: 302),
        Row(
            testDescription: "a bar that goes down with the keyboard", target: .bottomConstraint, before: [.focus(0)],
            step: .keyboardHeight(292), reason: .moved, covered: 292, required: 258...258, lift: 258),
        Row(
            testDescription: "a bar that goes back", target: .bottomConstraint, before: [.focus(0)], step: .dismiss,
            reason: .nothingCovered, covered: 0),
        Row(
            testDescription: "a closure is called", target: .closures, step: .focus(0), reason: .moved,
            required: 0...336, lift: 336),
        Row(
            testDescription: "a closure is not called", target: .closures, before: [.focus(0)], step: .update,
            reason: .alreadyVisible, required: 0...336, lift: 336),
        Row(
            testDescription: "a closure is told of a hide", target: .closures, before: [.focus(0)], step: .dismiss,
            reason: .nothingCovered, covered: 0),
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
        #expect(told.map(\.reason) == [row.reason])
        let decision = try #require(told.first)
        #expect(decision.coveredHeight == row.covered && decision.lift == row.lift)
        #expect(row.required.contains(decision.requiredLift), "\(decision.requiredLift)")
        if row.step == .focus(9) {
            #expect(decision.focusFrame == CGRect(x: 16, y: row.scrolls ? 615 : 556, width: 361, height: 44))
        }
        #expect(decision.phase == (row.step == .dismiss ? .willHide : row.before.isEmpty ? .willShow : decision.phase))
        if row.step == .focus(0), row.reason == .moved { #expect(!decision.description.contains("focus ")) }
        play.device.settle()
        let later = decisions.reasons.drop { $0 == .unreadable }.dropFirst()
        #expect(Set(later).isSubset(of: [.alreadyVisible, .unreadable, row.reason]))
    }

    @Test("a decision is told in a line", arguments: Play.Place.phones)
    func line(_ place: Play.Place) {
        let play = Play(.form(target: .bottomConstraint), on: place)
        let decisions = DecisionRecorder(play.handle)
        play(.focus(0))
        let numbers = "336.0 pt covered, 302.0 pt required, lift 302.0 pt"
        #expect(
            decisions.all.first?.description
                == "SimulationScreen, handleKeyboard(bottomConstraint:): moved after willShow: \(numbers)")
    }

    @Test(
        "the focus is outside of the host, also in an input that posts nothing", arguments: [true, false],
        Play.Place.phones)
    func outside(isCustom: Bool, _ place: Play.Place) {
        let play = Play(.form(), in: .navigation(largeTitle: false), on: place)
        let decisions = DecisionRecorder(play.handle)
        let offset = play.offset
        let input: UIView =
            isCustom ? KeyInputView(frame: CGRect(x: 0, y: 0, width: 200, height: 44)) : FlowForm.field()
        play.device.turn { play.screen.navigationController?.navigationBar.addSubview(input) }
        play.device.focusAndSettle(on: input)
        #expect(isCustom ? Set(decisions.reasons) == [.focusOutsideHost] : decisions.reasons.first == .focusOutsideHost)
        #expect(play.adjustedInset == 336 && play.offset == offset)
    }

    @Test("the focus is beside the scroll view", arguments: FlowSetting.phone)
    func beside(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        let decisions = DecisionRecorder(form.avoidance)
        let field = UITextField(frame: CGRect(x: 0, y: 700, width: 300, height: 44))
        device.turn { form.view.addSubview(field) }
        let offset = form.offset
        device.focusAndSettle(on: field)
        #expect(decisions.reasons.first == .moved)
        // 744 + 10 - 516; of the scroll view, which is lifted too, 336 - 238 points are still covered.
        #expect(form.avoidance?.lift == 238 && form.view.frame.minY == -238)
        #expect(form.coveredInset == 98 && form.offset == offset)
    }

    @Test("a keyboard without a focus, of another app, and one that cannot be read", arguments: FlowSetting.phone)
    func posted(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        let decisions = DecisionRecorder(form.avoidance)
        device.keyboard.isScripted = true
        func post(_ event: SimulatedKeyboard.Event, end: CGRect?, isLocal: Bool = true) {
            decisions.forget()
            device.keyboard.post(event, begin: nil, end: end, isLocal: isLocal)
        }
        post(.willShow, end: Self.good)
        #expect(decisions.reasons == [.noFocus] && form.scrollView.contentInset.bottom == 302)
        post(.willHide, end: nil)
        device.settle()
        device.focus(form.inputs[9])
        device.resignActive()
        post(.willShow, end: Self.good, isLocal: false)
        device.settle()
        #expect(decisions.reasons == [.otherApp])
        #expect(form.scrollView.contentInset.bottom == 302 && form.offset == -59)
        post(.willHide, end: nil, isLocal: false)
        device.settle()
        #expect(decisions.last?.reason == .nothingCovered && form.scrollView.contentInset == .zero)
        device.enterForeground()
        post(.willShow, end: Self.good)
        device.settle()
        post(.willShow, end: nil)
        #expect(decisions.reasons == [.unreadable] && decisions.last?.phase == .willShow)
        #expect(decisions.last?.coveredHeight == 336 && decisions.last?.lift == 157)
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
        #expect(form.keyboardAvoidances.isEmpty)
        #expect(!decisions.reasons.contains(.invalidTarget) && !decisions.reasons.contains(.moved))
    }
}
