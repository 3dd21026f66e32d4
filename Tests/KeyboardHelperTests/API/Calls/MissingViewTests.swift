import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// Views that are not there, not yet, or no more.
@MainActor @Suite struct MissingViewTests {
    /// A form with a field beside the scroll view, so that the keyboard can stay when that goes.
    private func formWithSearchField(_ setting: FlowSetting) -> (FlowForm, UITextField, SimulatedDevice) {
        let (form, device) = FlowForm.shown(on: setting)
        let search = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        device.turn { form.view.addSubview(search) }
        return (form, search, device)
    }

    @Test("a scroll view that dies under the keyboard is not kept and not missed", arguments: FlowSetting.phone)
    func dies(_ setting: FlowSetting) {
        let (form, search, device) = formWithSearchField(setting)
        let decisions = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[12])
        weak let scrollView = form.scrollView
        device.focus(on: search)
        device.turnAndSettle { form.releaseScrollView() }
        #expect(scrollView == nil)
        device.changeHeightAndSettle(to: 400)
        expectEqual(decisions.last?.reason, .invalidTarget)
        device.dismissKeyboard()
        #expect(form.view.isFinite && form.keyboardAvoidances.isEmpty)
    }

    @Test("a scroll view that is taken out and put back under the keyboard", arguments: FlowSetting.phone)
    func putBack(_ setting: FlowSetting) {
        let (form, search, device) = formWithSearchField(setting)
        device.focusAndSettle(on: search)
        for isThere in [false, true] {
            device.turnAndSettle {
                form.scrollView.removeFromSuperview()
                if isThere { form.view.insertSubview(form.scrollView, at: 0) }
                form.avoidance?.update()
            }
            expectEqual(form.scrollView.contentInset.bottom, isThere ? 302 : 0)
            expectEqual(form.scrollView.verticalScrollIndicatorInsets.bottom, isThere ? 302 : 0)
        }
    }

    /// The library's own views go with the app's.
    @Test(
        "an app that removes all subviews of a view ends its call without a decision, and has everything back",
        arguments: FlowSetting.phone)
    func allSubviews(_ setting: FlowSetting) {
        let (card, field) = (UIView(frame: CGRect(x: 0, y: 600, width: 393, height: 200)), UITextField.at(100))
        let screen = MadeScreen { screen in
            card.addSubview(field)
            screen.view.addSubview(card)
            screen.handleKeyboard(containerView: card)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(card.frame.minY < 600)
        let avoidance = screen.keyboardAvoidances.first
        let before = avoidance?.lastDecision
        device.turnAndSettle { screen.view.subviews.forEach { $0.removeFromSuperview() } }
        #expect(card.frame.minY == 600 && screen.keyboardAvoidances.isEmpty)
        expectEqual(avoidance?.lastDecision, before)
    }

    @Test("a screen that goes, and one that stops, report no removal", arguments: FlowSetting.phone, [true, false])
    func noRemoval(_ setting: FlowSetting, goes: Bool) {
        var form: FlowForm? = FlowForm()
        let device = setting.device(showing: form ?? UIViewController())
        let decisions = DecisionRecorder(form?.avoidance)
        weak let view = form?.view
        device.turn { if goes { device.window.rootViewController = nil } else { form?.stopHandlingKeyboard() } }
        form = nil
        device.settle()
        #expect((view == nil) == goes && !decisions.reasons.contains(.invalidTarget))
    }

    @Test("a call before the view is loaded loads it")
    func early() {
        let form = FlowForm()
        form.avoidsKeyboard = false
        form.handleKeyboard(scrollView: form.scrollView)
        #expect(form.isViewLoaded)
        let device = FlowSetting(systemHelps: false).device(showing: form)
        device.focus(on: form.inputs[17], visibleIn: form)
    }
}
