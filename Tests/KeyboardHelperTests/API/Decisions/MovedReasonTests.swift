import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// `moved` means that a plan wrote an offset, a lift or a constant, or called a closure.
@MainActor
@Suite struct MovedReasonTests {
    @Test(arguments: FlowSetting.phone)
    func insetAloneIsNoMovement(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let log = DecisionRecorder(form.avoidance)
        device.focus(on: form.inputs[0])
        #expect(form.scrollView.contentInset.bottom == 302)
        #expect(log.reasons == [.alreadyVisible])
    }

    @Test(arguments: FlowSetting.phone)
    func offsetThatGoesBackDownToTheFocusIsAMovement(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[19])
        let log = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[2])
        #expect(log.reasons.first == .moved)
        #expect(log.all.first.map { $0.requiredLift <= 0 } == true)
    }

    @Test(arguments: FlowSetting.phone)
    func containerThatStaysLiftedIsAlreadyVisible(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [600, 620])
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.inputs[1])
        #expect(screen.decisions.all.contains { $0.reason == .moved })
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.decisions.last?.reason == .alreadyVisible)
    }

    @Test(arguments: FlowSetting.phone)
    func barMovesOnceAndIsInPlaceAfterwards(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        let log = DecisionRecorder(screen.avoidance)
        device.focusAndSettle(on: screen.field)
        #expect(log.reasons.first == .moved)
        #expect(log.reasons.dropFirst().allSatisfy { $0 == .alreadyVisible })
        #expect(log.all.first?.requiredLift == 302)
        #expect(log.all.first?.lift == 302)
        log.forget()
        device.keyboard.changeHeight(to: 292)
        device.settle()
        #expect(log.reasons.first == .moved)
        log.forget()
        device.dismissKeyboard()
        #expect(Set(log.reasons).subtracting([.unreadable]) == [.nothingCovered])
    }

    @Test(arguments: FlowSetting.phone)
    func closureCallIsAMovementAndAChangeOfFocusIsNone(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        let log = DecisionRecorder(screen.avoidance)
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [336])
        #expect(log.reasons.first == .moved)
        #expect(log.reasons.dropFirst().allSatisfy { $0 == .alreadyVisible })
        log.forget()
        screen.avoidance?.update()
        device.settle()
        #expect(log.reasons == [.alreadyVisible])
        log.forget()
        device.dismissKeyboard()
        #expect(Set(log.reasons).subtracting([.unreadable]) == [.nothingCovered])
    }

    @Test(arguments: FlowSetting.phone)
    func targetsThatSeekNoFocusPrintNone(_ setting: FlowSetting) {
        let bar = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: bar)
        let log = DecisionRecorder(bar.avoidance)
        device.focusAndSettle(on: bar.field)
        #expect(
            log.all.first?.description == "PinnedBarScreen, handleKeyboard(bottomConstraint:): moved after willShow: "
                + "336.0 pt covered, 302.0 pt required, lift 302.0 pt")
        let closures = ClosureScreen()
        device.show(closures)
        let calls = DecisionRecorder(closures.avoidance)
        device.focusAndSettle(on: closures.field)
        #expect(!calls.all.isEmpty && calls.all.allSatisfy { !$0.description.contains("focus ") })
    }

    @Test(arguments: FlowSetting.phone)
    func avoidanceThatEndsInTheAppsLayoutReportsNothing(_ setting: FlowSetting) {
        let form = EndingForm()
        let device = setting.device(showing: form)
        let log = DecisionRecorder(form.avoidance)
        form.endsInLayout = true
        form.view.setNeedsLayout()
        device.focusAndSettle(on: form.inputs[9])
        #expect(form.keyboardAvoidances.isEmpty)
        #expect(!log.reasons.contains(.invalidTarget) && !log.reasons.contains(.moved))
    }

    private final class EndingForm: FlowForm {
        var endsInLayout = false

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if endsInLayout { stopHandlingKeyboard() }
        }
    }
}
