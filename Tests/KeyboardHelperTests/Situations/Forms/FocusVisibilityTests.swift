import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct FocusVisibilityTests {
    @Test(arguments: FlowSetting.everywhere)
    func everyTappedFieldIsVisible(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: UINavigationController(rootViewController: form))
        for (index, field) in form.inputs.enumerated() {
            device.scroll(to: field)
            device.settle()
            #expect(device.tap(field))
            device.settle()
            expectVisible(field, of: form, on: device, "field \(index)")
            device.keyboard.dismiss()
            device.settle()
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func everyFieldIsVisibleWhenTheFocusWalksDownAndUp(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        for index in Array(0..<20) + (0..<20).reversed() {
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func focusThatJumpsIsVisible(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        for index in [0, 19, 3, 15, 1, 18, 9, 10, 0] {
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
        }
    }

    // MARK: What is visible stays

    @Test(arguments: FlowSetting.everywhere)
    func visibleInputIsNotMoved(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let offset = form.scrollView.contentOffset
        let writes = device.writes(in: form.view) {
            #expect(device.tap(form.inputs[0]))
            device.settle()
        }.notByUIKit
        #expect(form.scrollView.contentOffset == offset)
        #expect(Set(writes.map(\.property)) == ["contentInset", "verticalScrollIndicatorInsets"])
        #expect(writes.allSatisfy { $0.view === form.scrollView })
    }

    @Test(arguments: FlowSetting.phone)
    func focusThatMovesToAVisibleInputWritesNothing(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        // The field ends at 1204 of the content, and 10 above the keyboard's 516.
        #expect(form.scrollView.contentOffset.y == 698)
        let writes = device.writes(in: form.view) {
            // Shown from 222 to 266.
            #expect(device.tap(form.inputs[15]))
            device.settle()
        }
        // The library waits by the alpha of its probe.
        #expect(!writes.contains { $0.by == .app && $0.property != "alpha" || $0.view === form.scrollView })
    }

    // MARK: At the ends

    @Test(arguments: FlowSetting.everywhere)
    func lastFieldAtTheVeryEndOfTheContentIsVisibleAndStays(_ setting: FlowSetting) {
        let form = FlowForm()
        form.endMargin = 0
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        expectVisible(form.inputs[19], of: form, on: device)
        #expect(form.scrollView.isOffsetLegal)

        // A touch lets what is beyond its range spring back.
        let offset = form.scrollView.contentOffset
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 100))
        device.drag(to: CGPoint(x: 100, y: 101))
        device.drag(to: CGPoint(x: 100, y: 100))
        device.endDrag()
        device.settle()
        #expect(form.scrollView.contentOffset == offset)
    }

    @Test(arguments: FlowSetting.everywhere)
    func fieldHiddenAboveComesDownByNoMoreThanItNeeds(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        device.focusAndSettle(on: form.inputs[0])
        expectVisible(form.inputs[0], of: form, on: device)
        #expect(device.presentationFrame(of: form.inputs[0]).minY == form.view.safeAreaInsets.top)
    }

    @Test(arguments: FlowSetting.phone)
    func fieldTallerThanTheFreeAreaShowsItsTop(_ setting: FlowSetting) {
        let tall = FlowForm.field()
        tall.bounds.size.height = 600
        let form = FlowForm(FlowForm.fields(3) + [tall] + FlowForm.fields(3))
        let device = setting.device(showing: form)
        device.focusAndSettle(on: tall)
        #expect(abs(device.presentationFrame(of: tall).minY - 59) < 1)
    }

    // MARK: Inputs that post nothing

    @Test(arguments: FlowSetting.everywhere)
    func inputThatPostsNothingIsVisible(_ setting: FlowSetting) {
        let custom = KeyInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let form = FlowForm(FlowForm.fields(25) + [custom])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: custom)
        expectVisible(custom, of: form, on: device)

        device.focusAndSettle(on: form.inputs[0])
        expectVisible(form.inputs[0], of: form, on: device)
        device.focusAndSettle(on: custom)
        expectVisible(custom, of: form, on: device, "under a standing keyboard")
    }

    @Test(arguments: FlowSetting.phone)
    func updateFindsAFocusThatMovedInSilence(_ setting: FlowSetting) {
        let customs = (0..<2).map { _ in KeyInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)) }
        let form = FlowForm([customs[0]] + FlowForm.fields(12) + [customs[1]])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: customs[0])
        device.focus(on: customs[1])
        device.turn { form.avoidance?.update() }
        device.settle()
        expectVisible(customs[1], of: form, on: device)
    }
}
