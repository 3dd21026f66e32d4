import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// `isEnabled` of the handle: off, everything is given back; on, it is taken up again.
@MainActor
@Suite struct PausedAvoidanceTests {
    @Test("S48 a paused scroll view is given back, and taken up under the keyboard", arguments: FlowSetting.everywhere)
    func scrollView(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(FlowForm.fields(20), KeyboardAvoidance.Options(), on: setting)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[19])
        device.turn { form.avoidance?.isEnabled = false }
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.avoidance?.isActive == false && form.avoidance?.lift == 0)
        let writes = device.writes(in: form.view) { device.focusAndSettle(on: form.inputs[18]) }
        #expect(writes.notByUIKit.isEmpty)
        device.turn { form.avoidance?.isEnabled = true }
        device.settle()
        #expect(form.avoidance?.isActive == true)
        expectVisible(form.inputs[18], of: form, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
    }

    @Test("S48 a paused container and a paused bar are given back", arguments: FlowSetting.phone)
    func containerAndBar(_ setting: FlowSetting) {
        let field = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 44))
        let screen = ContainerScreen([field], container: UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        // It ends at 684, and 10 points of spacing above 516 that is 178 too low.
        #expect(screen.lift == 178)
        device.turn { screen.avoidance?.isEnabled = false }
        #expect(screen.lift == 0)
        device.turn { screen.avoidance?.isEnabled = true }
        #expect(screen.lift == 178)

        let barScreen = PinnedBarScreen(.safeArea)
        let other = setting.device(showing: barScreen)
        other.focusAndSettle(on: barScreen.field)
        other.turn { barScreen.avoidance?.isEnabled = false }
        #expect(barScreen.pin.constant == -8)
        other.turn { barScreen.avoidance?.isEnabled = true }
        #expect(other.presentationFrame(of: barScreen.bar).maxY == 508)
    }

    @Test("S48 the app's closures are told of a hide, and of a show")
    func closures() {
        let form = FlowForm()
        let device = FlowSetting(systemHelps: true).device(showing: form)
        var told: [KeyboardTransition] = []
        let avoidance = form.handleKeyboard { told.append($1) }
        device.focusAndSettle(on: form.inputs[3])
        device.turn { avoidance.isEnabled = false }
        device.turn { avoidance.isEnabled = true }
        #expect(told.map(\.phase) == [.willShow, .willHide, .willShow])
        #expect(told.last?.endFrame.minY == 516 && told.last?.duration == 0)
        device.turn { avoidance.isEnabled = false }
        device.dismissKeyboard()
        device.turn { avoidance.isEnabled = true }
        #expect(told.count == 4)
    }

    @Test("S48 a paused avoidance takes back its toolbar, appearance, return key and tap")
    func editing() throws {
        let (form, device) = FlowForm.shown(.everything)
        let avoidance = try #require(form.avoidance)
        device.turn { avoidance.isEnabled = false }
        let app = form.inputs.map { InputState($0) }
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView == nil })
        device.turn { avoidance.isEnabled = true }
        device.focusAndSettle(on: form.inputs[1])
        #expect(device.keyboard.accessoryView === avoidance.toolbar && device.keyboard.appearance == .dark)
        device.turn { avoidance.isEnabled = false }
        #expect(form.inputs.map { InputState($0) } == app)
        device.settle()
        #expect(form.view.gestureRecognizers?.isEmpty != false && device.keyboard.accessoryView == nil)
        #expect(!avoidance.focusNext() && form.inputs[1].isFirstResponder)
        device.turn { avoidance.isEnabled = true }
        device.settle()
        #expect(device.keyboard.accessoryView === avoidance.toolbar)
        #expect((form.inputs[1] as? UITextField)?.returnActions == 1)
    }

    @Test("an avoidance that is paused off screen does not begin when its host comes")
    func offScreen() {
        let form = FlowForm()
        form.loadViewIfNeeded()
        form.avoidance?.isEnabled = false
        let device = FlowSetting(systemHelps: false).device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[19])
        #expect(PlaceState(form.scrollView) == before)
        device.show(UIViewController())
        form.avoidance?.isEnabled = true
        #expect(form.avoidance?.isActive == false)
    }

    @Test("an avoidance that was ended stays ended")
    func ended() throws {
        let form = FlowForm()
        let device = FlowSetting(systemHelps: true).device(showing: form)
        let avoidance = try #require(form.avoidance)
        let second = form.handleKeyboard(containerView: form.view)
        device.turn {
            avoidance.stop()
            avoidance.isEnabled = false
            avoidance.isEnabled = true
        }
        #expect(!avoidance.isActive && second.isActive)
    }
}
