import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct KeyboardAppearanceTests {
    private static let dark = KeyboardAvoidance.Options.with { $0.keyboardAppearance = .dark }

    private func appearances(_ form: FlowForm) -> [UIKeyboardAppearance?] {
        form.inputs.map { ($0 as? any UITextInputTraits)?.keyboardAppearance }
    }

    @Test func itIsPutOnAtTheArrivalAndGivenBackToEach() throws {
        let inputs = FlowForm.fields(2) + [FlowForm.textView(height: 44, scrolls: true)]
        (inputs[1] as? UITextField)?.keyboardAppearance = .light
        let (form, device) = FlowForm.shown(inputs, Self.dark)
        #expect(appearances(form) == [.dark, .dark, .dark])
        let notices = NotificationRecorder.showsAndHides()
        for input in inputs {
            device.focusAndSettle(on: input)
            #expect(device.keyboard.appearance == .dark)
        }
        #expect(notices.shows == 1)
        #expect(inputs.allSatisfy { $0.inputAccessoryView == nil })
        device.show(UIViewController())
        device.settle()
        #expect(appearances(form) == [.default, .light, .default])
    }

    @Test func whatTheAppHasChosenMeanwhileStays() throws {
        let (form, device) = FlowForm.shown(FlowForm.fields(2), Self.dark)
        (form.inputs[0] as? UITextField)?.keyboardAppearance = .light
        device.turn { form.avoidance?.stop() }
        #expect(appearances(form) == [.light, .default])
    }

    @Test func itChangesUnderAKeyboardWithOneReload() throws {
        let field = ReloadingField(frame: strip(0, 44))
        let (form, device) = FlowForm.shown([field, FlowForm.field()], Self.dark)
        device.focusAndSettle(on: field)
        device.turn { form.avoidance?.options.keyboardAppearance = .light }
        device.settle()
        #expect(field.reloads == 1 && device.keyboard.appearance == .light)
        device.turn { form.avoidance?.options.keyboardAppearance = nil }
        device.settle()
        #expect(field.reloads == 2 && device.keyboard.appearance == .default)
        #expect(appearances(form) == [.default, .default])
    }

    /// Each reload posts a notification.
    @Test func completionThatComesTwiceReloadsOnce() throws {
        let field = ReloadingField(frame: strip(0, 44))
        let (form, device) = FlowForm.shown([field], Self.dark)
        device.animationCompletions = .twice
        device.focusAndSettle(on: field)
        let reloads = field.reloads
        device.turn { form.avoidance?.options.keyboardAppearance = .light }
        device.settle()
        #expect(field.reloads == reloads + 1)
    }

    @Test func theBarStaysWhenTheAppearanceChanges() throws {
        let field = ReloadingField(frame: strip(0, 44))
        let (form, device) = FlowForm.shown([field], .toolbar)
        device.focusAndSettle(on: field)
        let reloads = field.reloads
        device.turn { form.avoidance?.options.keyboardAppearance = .dark }
        device.settle()
        #expect(field.reloads == reloads + 1 && device.keyboard.appearance == .dark)
        #expect(device.keyboard.accessoryView === form.avoidance?.toolbar)
    }
}
