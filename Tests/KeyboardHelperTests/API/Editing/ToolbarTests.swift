import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// How the toolbar, and the keyboard's appearance, get to the inputs and off them again. On an iPhone 16, whose keyboard is 336
/// high, and the bar 44.
@MainActor @Suite struct ToolbarTests {
    // MARK: Put on

    @Test("both are put on at the arrival, and the keyboard is announced once", arguments: [[0, 2], [1, 3]])
    func arrival(_ textViews: [Int]) {
        var plan = ScreenPlan.form(4, options: .everything)
        for index in textViews { plan.parts[0].parts[index].kind = .textView }
        let play = Play(plan)
        #expect(play.screen.inputs.allSatisfy { $0.inputAccessoryView === play.toolbar })
        let notices = NotificationRecorder.showsAndHides()
        for index in 0..<4 {
            play(.focus(index))
            #expect(play.accessory === play.toolbar && play.device.keyboard.appearance == .dark)
        }
        #expect(notices.shows == 1 && notices.hides == 0)
    }

    /// A bar that is put on after the focus costs a second announcement.
    @Test("a focus that comes with the controller is announced once, with the toolbar", arguments: Play.Place.phones)
    func autofocus(_ place: Play.Place) {
        var plan = ScreenPlan.form(options: .toolbar)
        plan.takesFocusAsItAppears = true
        let notices = NotificationRecorder.showsAndHides()
        let play = Play(plan, on: place)
        #expect(notices.shows == 1 && play.accessory === play.toolbar && play.keyboardHeight == 380)
    }

    @Test("inputs with a view of their own keep it, also one that the app has put on meanwhile")
    func own() {
        var plan = ScreenPlan.form(3, options: .everything)
        plan.parts[0].parts[0].hasAccessory = true
        let play = Play(plan)
        let (fields, own, meanwhile) = (play.fields, play.fields[0].inputAccessoryView, UIView())
        play(.focus(0))
        #expect(own != nil && own !== play.toolbar && play.accessory === own)
        play(.focus(1))
        #expect(play.accessory === play.toolbar)
        (fields[2].inputAccessoryView, fields[2].keyboardAppearance) = (meanwhile, .light)
        play(.replaceRoot)
        expectEqual(fields.map(\.inputAccessoryView), [own, nil, meanwhile])
        expectEqual(fields.map(\.keyboardAppearance), [.default, .default, .light])
    }

    @Test("an input that comes later gets it with one reload, or none if next leads there", arguments: [true, false])
    func late(isLedTo: Bool) throws {
        let (form, device) = FlowForm.shown(.toolbar)
        let late = ReloadingField(frame: CGRect(x: 0, y: 70, width: 100, height: 4))
        device.turn { form.scrollView.addSubview(late) }
        device.focusAndSettle(on: form.inputs[0])
        let notices = NotificationRecorder.showsAndHides()
        device.turnAndSettle { if isLedTo { form.avoidance?.focusNext() } else { late.becomeFirstResponder() } }
        #expect(late.isFirstResponder && late.inputAccessoryView === form.avoidance?.toolbar)
        #expect(late.reloads == (isLedTo ? 0 : 1) && device.keyboard.accessoryView === form.avoidance?.toolbar)
        if isLedTo { #expect(notices.all.isEmpty) }
        device.focus(on: form.inputs[0])
        device.focusAndSettle(on: late)
        expectEqual(late.reloads, isLedTo ? 0 : 1)
    }

    @Test("cells that come later get it with at most one reload", arguments: CellScreen.Kind.allCases)
    func cells(_ kind: CellScreen.Kind) throws {
        let screen = CellScreen(kind)
        screen.options = .toolbar
        let device = screen.shown()
        let first = try screen.field("0.0.0")
        device.focusAndSettle(on: first)
        expectEqual(first.reloads, 0)
        let notices = NotificationRecorder.showsAndHides()
        for _ in 1..<40 {
            device.turnAndSettle { screen.avoidance?.focusNext() }
            #expect(device.keyboard.accessoryView === screen.avoidance?.toolbar)
        }
        #expect(screen.place == "0.39.0" && screen.inputs.allSatisfy { $0.reloads <= 1 } && notices.all.isEmpty)
    }

    // MARK: Taken off

    @Test("S48 what supports editing goes from every input while the avoidance is paused, and comes back")
    func paused() {
        var plan = ScreenPlan.form(6)
        plan.parts[0].parts[2].kind = .textView
        let play = Play(plan)
        let inputs = play.screen.inputs
        play.fields[1].keyboardAppearance = .light
        let before = inputs.map { InputState($0) }
        play.app { $0.live.first?.options = .everything }
        #expect(inputs.allSatisfy { $0.inputAccessoryView === play.toolbar })
        #expect(inputs.allSatisfy { ($0 as? any UITextInputTraits)?.keyboardAppearance == .dark })
        play(.focus(1), .enable)
        #expect(inputs.map { InputState($0) } == before && play.toolbar?.window == nil)
        #expect(play.accessory == nil && play.keyboardHeight == 336)
        #expect(play.screen.view.gestureRecognizers?.isEmpty != false)
        // Nobody moves the focus, until it is taken up again.
        play.app { expectEqual($0.live.first?.focusNext(), false) }
        play(.enable)
        #expect(play.accessory === play.toolbar && play.focused == 1 && play.fields[1].returnActions == 1)
    }

    // MARK: Under a keyboard

    /// Each reload posts a notification.
    @Test("each change is one reload, also if a completion comes twice", arguments: [true, false])
    func changes(isTwice: Bool) {
        let field = ReloadingField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let options = KeyboardAvoidance.Options.with { ($0.showsToolbar, $0.keyboardAppearance) = (true, .dark) }
        let (form, device) = FlowForm.shown([field, FlowForm.field()], options)
        device.focusAndSettle(on: field)
        if isTwice { device.animationCompletions = .twice }
        let reloads = field.reloads
        for (index, (hasToolbar, appearance))
            in ([
                (true, .light), (true, nil), (false, nil), (true, nil),
            ] as [(Bool, UIKeyboardAppearance?)]).enumerated()
        {
            device.turnAndSettle {
                form.avoidance?.options.showsToolbar = hasToolbar
                form.avoidance?.options.keyboardAppearance = appearance
            }
            let toolbar = hasToolbar ? form.avoidance?.toolbar : nil
            #expect(field.reloads == reloads + index + 1 && form.coveredInset == (hasToolbar ? 380 : 336))
            #expect(device.keyboard.accessoryView === toolbar && device.keyboard.appearance == appearance ?? .default)
            #expect(form.inputs.allSatisfy { $0.inputAccessoryView === toolbar })
            #expect(form.inputs.allSatisfy { ($0 as? UITextField)?.keyboardAppearance == appearance ?? .default })
        }
    }
}
