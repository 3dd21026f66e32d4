import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// Two avoidances of one controller with editing options: the first counts, and the next takes over.
@MainActor
@Suite struct EditingTakeoverTests {
    private static let light = KeyboardAvoidance.Options.with {
        $0.showsToolbar = true
        $0.movesFocusOnReturn = true
        $0.keyboardAppearance = .light
    }

    private func scene(_ second: KeyboardAvoidance.Options = light) throws -> (
        form: FlowForm, device: SimulatedDevice, first: KeyboardAvoidance, second: KeyboardAvoidance
    ) {
        let (form, device) = FlowForm.shown(.everything)
        let next = form.handleKeyboard(containerView: form.view, options: second)
        device.settle()
        return (form, device, try #require(form.avoidance), next)
    }

    private func expect(
        _ avoidance: KeyboardAvoidance, on device: SimulatedDevice, in form: FlowForm,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(device.keyboard.accessoryView === avoidance.toolbar, sourceLocation: location)
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView === avoidance.toolbar }, sourceLocation: location)
        #expect(device.keyboard.appearance == avoidance.options.keyboardAppearance, sourceLocation: location)
        let keys = form.inputs.compactMap { ($0 as? UITextField)?.returnKeyType }
        #expect(keys == [.next, .next, .next, .next, .next, .done], sourceLocation: location)
        #expect(
            form.inputs.compactMap { ($0 as? UITextField)?.returnActions } == [0, 1, 0, 0, 0, 0],
            sourceLocation: location)
    }

    @Test(
        "S53 when the one that counts is stopped, paused or loses its options, the next takes over",
        arguments: [0, 1, 2])
    func theNextTakesOver(_ way: Int) throws {
        let (form, device, first, second) = try scene()
        device.focusAndSettle(on: form.inputs[1])
        expect(first, on: device, in: form)
        switch way {
        case 0: device.turn { first.stop() }
        case 1: device.turn { first.isEnabled = false }
        default: device.turn { first.options = KeyboardAvoidance.Options() }
        }
        device.settle()
        expect(second, on: device, in: form)
        #expect(form.view.gestureRecognizers?.isEmpty != false)
        device.tap(second.toolbar.nextItem)
        device.settle()
        #expect(focused(form.inputs) == 2)
        device.turn { form.stopHandlingKeyboard() }
        device.settle()
        #expect(device.keyboard.accessoryView == nil && device.keyboard.appearance == .default)
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView == nil })
        #expect(form.inputs.allSatisfy { ($0 as? UITextField)?.returnKeyType == .default })
    }

    @Test(
        "without a keyboard too, the next takes over, before an input gets the focus, also for the second time",
        arguments: [false, true])
    func theNextTakesOverAtRest(_ hasTakenOver: Bool) throws {
        let (form, device, first, second) = try scene()
        if hasTakenOver {
            for options in [KeyboardAvoidance.Options(), .everything] {
                device.turn { first.options = options }
                device.settle()
            }
        }
        device.turn { first.stop() }
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView === second.toolbar })
        device.focusAndSettle(on: form.inputs[1])
        expect(second, on: device, in: form)
    }

    @Test("the first takes over again when it has its options back, and everything goes back in the end")
    func theFirstComesBack() throws {
        let (form, device, first, second) = try scene()
        device.focusAndSettle(on: form.inputs[1])
        device.turn { first.options = KeyboardAvoidance.Options() }
        device.settle()
        device.turn { first.options = .everything }
        device.settle()
        expect(first, on: device, in: form)
        device.turn { second.stop() }
        device.settle()
        expect(first, on: device, in: form)
        device.turn { first.stop() }
        #expect(form.inputs.allSatisfy { ($0 as? UITextField)?.keyboardAppearance == .default })
    }

    @Test("to stop all of a controller puts no other toolbar on in between")
    func stoppingAll() throws {
        let (form, device, _, _) = try scene()
        device.focusAndSettle(on: form.inputs[1])
        let notices = NotificationRecorder.showsAndHides()
        device.turn { form.stopHandlingKeyboard() }
        device.settle()
        #expect(notices.shows == 1)
    }

    @Test("an avoidance that gets its first options under the keyboard supports editing at once")
    func optionsThatComeLater() throws {
        let (form, device, first, second) = try scene(KeyboardAvoidance.Options())
        device.focusAndSettle(on: form.inputs[1])
        device.turn { first.stop() }
        device.settle()
        #expect(device.keyboard.accessoryView == nil)
        device.turn { second.options = Self.light }
        device.settle()
        expect(second, on: device, in: form)
    }
}
