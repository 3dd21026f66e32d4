import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16 the keyboard begins at 516. Field #8 of a form ends at 59 + 20 + 8 × 60 + 44, which is 603, so it has to go up
/// by 97; #7 ends at 543 and has to go up by 37.
@MainActor
@Suite struct HostingViewTests {
    @Test(arguments: FlowSetting.phone)
    func aFormIsServedOnceSwiftUIHasLeftItsFieldCovered(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: SimulatedSwiftUI.HostingController(form, ignoresKeyboard: true))
        let decisions = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[8])
        #expect(decisions.reasons.contains(.systemAvoids) && decisions.reasons.contains(.moved))
        expectVisible(form.inputs[8], of: form, on: device)
        #expect(form.coveredInset == 336)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
        // It is known now: the field rises with the keyboard.
        let before = decisions.all.count
        device.focus(on: form.inputs[8])
        device.advance(by: setting.movement + 0.01)
        expectVisible(form.inputs[8], of: form, on: device)
        #expect(!decisions.reasons.dropFirst(before).contains(.systemAvoids))
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func aFieldIsServedThatGetsTheFocusUnderAStandingKeyboard(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: SimulatedSwiftUI.HostingController(form, ignoresKeyboard: true))
        // Field #2 is visible, so nobody can tell yet what SwiftUI does.
        device.focusAndSettle(on: form.inputs[2])
        #expect(form.scrollView.contentInset == .zero)
        device.focus(on: form.inputs[8])
        // Nor can a plan that is made right after the focus has moved.
        device.advance(by: 0.1)
        device.turn { form.avoidance?.update() }
        #expect(form.scrollView.contentInset == .zero)
        device.settle()
        expectVisible(form.inputs[8], of: form, on: device)
        #expect(form.coveredInset == 336)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func aFieldIsServedThatGetsATextTogetherWithTheFocus(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: SimulatedSwiftUI.HostingController(form, ignoresKeyboard: true))
        device.focusAndSettle(on: form.inputs[2])
        device.turn {
            form.inputs[8].becomeFirstResponder()
            (form.inputs[8] as? UITextField)?.insertText("1")
        }
        device.settle()
        expectVisible(form.inputs[8], of: form, on: device)
        #expect(form.coveredInset == 336)
    }

    @Test(arguments: ["inner", "root"], FlowSetting.phone)
    func aContainerIsLiftedOnceSwiftUIHasLeftItsFieldCovered(_ kind: String, _ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [559, 499], container: kind == "root" ? nil : UIView())
        let device = setting.device(showing: SimulatedSwiftUI.HostingController(screen, ignoresKeyboard: true))
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 97)
        #expect(device.presentationFrame(of: screen.inputs[0]).maxY == 506)
        // What is visible already stays; what is taller needs more.
        device.focusAndSettle(on: screen.inputs[1])
        #expect(screen.lift == 97)
        device.keyboard.changeHeight(to: 400)
        device.settle()
        // 543 + 10 - 452
        #expect(screen.lift == 101)
        device.dismissKeyboard()
        #expect(screen.lift == 0 && screen.container.frame.minY == 0)
    }

    @Test func aConstraintFollowsOnceSwiftUIHasLeftItsBarCovered() {
        let screen = PinnedBarScreen(.view)
        let hosting = SimulatedSwiftUI.HostingController(screen, ignoresKeyboard: true)
        let device = FlowSetting(systemHelps: false).device(showing: hosting)
        device.focusAndSettle(on: screen.field)
        #expect(screen.pin.constant == -344)
        device.dismissKeyboard()
        #expect(screen.pin.constant == -8)
    }

    @Test(arguments: [true, false], FlowSetting.phone)
    func withoutACallNothingIsServed(_ ignoresKeyboard: Bool, _ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let device = setting.device(showing: SimulatedSwiftUI.HostingController(form, ignoresKeyboard: ignoresKeyboard))
        let writes = device.writes(in: device.window) { device.focusAndSettle(on: form.inputs[8]) }
        #expect(writes.notByUIKit.isEmpty)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func contentThatSwiftUIMovesIsNotMovedTwice(_ setting: FlowSetting) {
        let form = FlowForm()
        let screen = SimulatedSwiftUI.HostingController(form, ignoresKeyboard: false)
        let device = setting.device(showing: screen)
        let writes = device.writes(in: device.window) {
            for field in [2, 8, 7, 10] {
                device.focusAndSettle(on: form.inputs[field])
                #expect(device.covered(form.inputs[field]) == 0)
            }
            device.keyboard.changeHeight(to: 400)
            device.settle()
            #expect(device.covered(form.inputs[10]) == 0)
            device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(screen.hosting.bounds.minY == 0)
    }

    @Test func whatSwiftUIDidIsForgottenWhenTheHostLeaves() {
        let form = FlowForm()
        let screen = SimulatedSwiftUI.HostingController(form, ignoresKeyboard: true)
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        device.focusAndSettle(on: form.inputs[8])
        #expect(form.coveredInset == 336)
        device.show(UIViewController())
        device.settle()
        screen.hosting.simulatedIgnoresKeyboard = false
        device.show(screen)
        device.settle()
        let writes = device.writes(in: device.window) { device.focusAndSettle(on: form.inputs[9]) }
        #expect(writes.notByUIKit.isEmpty)
        #expect(device.covered(form.inputs[9]) == 0)
    }

    @Test func aWebViewInsideIsLeftToWebKit() {
        let web = SimulatedWebKit.WKWebView(frame: CGRect(x: 0, y: 300, width: 393, height: 500))
        let screen = ContainerScreen([web])
        let hosting = SimulatedSwiftUI.HostingController(screen, ignoresKeyboard: true)
        let device = FlowSetting(systemHelps: false).device(showing: hosting)
        let writes = device.writes(in: device.window) { device.focusAndSettle(on: web.content) }
        #expect(writes.notByUIKit.isEmpty && screen.lift == 0)
    }
}
