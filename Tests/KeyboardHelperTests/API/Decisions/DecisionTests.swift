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
