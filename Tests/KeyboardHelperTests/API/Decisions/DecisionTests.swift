import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct DecisionTests {
    private static let good = CGRect(x: 0, y: 516, width: 393, height: 336)

    private func stage(
        _ setting: FlowSetting, scripted: Bool = false
    ) -> (form: FlowForm, device: SimulatedDevice, decisions: DecisionRecorder) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.keyboard.isScripted = scripted
        return (form, device, DecisionRecorder(form.avoidance))
    }

    @Test(arguments: FlowSetting.phone)
    func coveredFocusIsMoved(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        device.focus(on: form.inputs[9])
        #expect(decisions.reasons == [.moved])
        #expect(decisions.last?.phase == .willShow)
        #expect(decisions.last?.coveredHeight == 336)
        #expect(decisions.last?.focusFrame == CGRect(x: 20, y: 619, width: 353, height: 44))
        #expect(decisions.last?.requiredLift == 157)
        #expect(decisions.last?.lift == 157)
    }

    @Test(arguments: FlowSetting.phone)
    func freeFocusIsAlreadyVisible(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        device.focus(on: form.inputs[0])
        #expect(decisions.reasons == [.alreadyVisible])
        #expect(decisions.last?.lift == 0)
        #expect((decisions.last?.requiredLift ?? 1) <= 0)
    }

    @Test(arguments: FlowSetting.phone)
    func hiddenKeyboardCoversNothing(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        device.focusAndSettle(on: form.inputs[9])
        decisions.forget()
        device.keyboard.dismiss()
        // Where a hide ends nowhere, the change of the frame that goes with it cannot be read.
        #expect(decisions.reasons.filter { $0 != .unreadable } == [.nothingCovered])
        #expect(decisions.last?.phase == .willHide)
        #expect(decisions.last?.coveredHeight == 0)
        #expect(decisions.last?.lift == 0)
    }

    @Test(arguments: FlowSetting.phone)
    func nobodyHasTheFocus(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting, scripted: true)
        device.keyboard.post(.willShow, begin: nil, end: Self.good)
        #expect(decisions.reasons == [.noFocus])
        #expect(form.scrollView.contentInset.bottom == 302)
    }

    @Test(arguments: FlowSetting.phone)
    func focusIsOutsideTheHost(_ setting: FlowSetting) {
        let form = FlowForm()
        let navigation = UINavigationController(rootViewController: form)
        let device = setting.device(showing: navigation)
        let decisions = DecisionRecorder(form.avoidance)
        let search = FlowForm.field()
        device.turn { navigation.navigationBar.addSubview(search) }
        let offset = form.scrollView.contentOffset
        device.focusAndSettle(on: search)
        #expect(decisions.reasons.first == .focusOutsideHost)
        #expect(form.scrollView.adjustedContentInset.bottom == 336)
        #expect(form.scrollView.contentOffset == offset)
    }

    /// A custom input posts nothing when it gets the focus.
    @Test(arguments: FlowSetting.phone)
    func customInputWithFocusIsOutsideTheHost(_ setting: FlowSetting) {
        let form = FlowForm()
        let navigation = UINavigationController(rootViewController: form)
        let device = setting.device(showing: navigation)
        let decisions = DecisionRecorder(form.avoidance)
        let custom = KeyInputView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        device.turn { navigation.navigationBar.addSubview(custom) }
        device.focusAndSettle(on: custom)
        #expect(Set(decisions.reasons) == [.focusOutsideHost])
        #expect(form.scrollView.adjustedContentInset.bottom == 336)
    }

    @Test(arguments: FlowSetting.phone)
    func focusIsBesideTheScrollView(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        let field = FlowForm.field()
        device.turn {
            field.frame = CGRect(x: 0, y: 700, width: 300, height: 44)
            form.view.addSubview(field)
        }
        let offset = form.scrollView.contentOffset
        device.focusAndSettle(on: field)
        #expect(decisions.reasons.first == .moved)
        // 744 + 10 - 516; of the scroll view, which is lifted too, 336 - 238 points are still covered.
        #expect(form.avoidance?.lift == 238 && form.view.frame.minY == -238)
        #expect(form.scrollView.adjustedContentInset.bottom == 98)
        #expect(form.scrollView.contentOffset == offset)
    }

    @Test(arguments: FlowSetting.phone)
    func keyboardOfAnotherAppInsetsAndMovesNothing(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting, scripted: true)
        device.focus(form.inputs[9])
        device.resignActive()
        device.keyboard.post(.willShow, begin: nil, end: Self.good, isLocal: false)
        device.settle()
        #expect(decisions.reasons == [.otherApp])
        #expect(form.scrollView.contentInset.bottom == 302)
        #expect(form.scrollView.contentOffset.y == -59)
        device.keyboard.post(.willHide, begin: nil, end: nil, isLocal: false)
        device.settle()
        #expect(decisions.last?.reason == .nothingCovered)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func notificationIsUnreadable(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting, scripted: true)
        device.focus(form.inputs[9])
        device.keyboard.post(.willShow, begin: nil, end: Self.good)
        device.settle()
        decisions.forget()
        device.keyboard.post(.willShow, begin: nil, end: nil)
        #expect(decisions.reasons == [.unreadable])
        #expect(decisions.last?.phase == .willShow)
        #expect(decisions.last?.coveredHeight == 336)
        #expect(decisions.last?.lift == 157)
    }

    @Test(arguments: FlowSetting.phone)
    func thereIsNoRoom(_ setting: FlowSetting) {
        let (form, device, decisions) = stage(setting)
        device.turn { form.scrollView.isScrollEnabled = false }
        device.focus(on: form.inputs[9])
        #expect(decisions.reasons == [.noRoom])
        #expect(decisions.last?.lift == 0)
    }
}
