import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct ReturnKeyTests {
    @Test(arguments: FlowSetting.phone)
    func returnLeadsToTheNextAndTheLastEndsEditing(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(FlowForm.fields(14), .returning, on: setting)
        let notices = NotificationRecorder.showsAndHides()
        device.focusAndSettle(on: form.inputs[0])
        for expected in 1..<14 {
            device.pressReturn()
            device.settle()
            #expect(focused(form.inputs) == expected)
            expectVisible(form.inputs[expected], of: form, on: device)
        }
        #expect(notices.shows == 1 && notices.hides == 0)
        device.pressReturn()
        device.settle()
        #expect(focused(form.inputs) == nil)
        #expect(notices.hides == 1)
    }

    @Test func withoutTheOptionReturnDoesNothing() {
        let (form, device) = FlowForm.shown(KeyboardAvoidance.Options())
        device.focus(on: form.inputs[0])
        device.pressReturn()
        #expect(focused(form.inputs) == 0)
        #expect((form.inputs[0] as? UITextField)?.returnActions == 0)
    }

    @Test func theAppsDelegateDecidesFirst() throws {
        let (form, device) = FlowForm.shown(.returning)
        let delegate = FieldDelegate()
        let field = try #require(form.inputs[0] as? UITextField)
        field.delegate = delegate
        device.focus(on: field)
        delegate.returns = false
        device.pressReturn()
        #expect(focused(form.inputs) == 0 && delegate.asked == 1)
        delegate.returns = true
        device.pressReturn()
        #expect(focused(form.inputs) == 1 && delegate.asked == 2)
    }

    @Test func whatIsTheAppsStaysTheAppsAndOursGoesWithTheFocus() throws {
        let (form, device) = FlowForm.shown(.returning)
        let delegate = FieldDelegate()
        var calls = 0
        let fields = try form.inputs.map { try #require($0 as? UITextField) }
        for field in fields {
            field.delegate = delegate
            field.returnKeyType = .go
            field.addAction(UIAction { _ in calls += 1 }, for: .editingDidEndOnExit)
            field.addAction(UIAction { _ in }, for: .editingChanged)
        }
        device.settle()
        let before = fields.map { InputState($0) }
        device.focusAndSettle(on: fields[0])
        #expect(fields.map(\.returnActions) == [2, 1, 1, 1, 1, 1])
        #expect(fields[0].returnKeyType == .go && fields[0].delegate === delegate)
        device.pressReturn()
        device.settle()
        #expect(calls == 1)
        #expect(fields.map(\.returnActions) == [1, 2, 1, 1, 1, 1])
        device.keyboard.dismiss()
        device.settle()
        #expect(fields.map { InputState($0) } == before)
    }

    @Test func ofAnyWayInWhichItEndsNothingRemains() throws {
        for way in 0..<4 {
            let (form, device) = FlowForm.shown(.returning)
            let field = try #require(form.inputs[0] as? UITextField)
            device.focusAndSettle(on: field)
            #expect(field.returnActions == 1)
            switch way {
            case 0: device.turn { form.avoidance?.stop() }
            case 1: device.turn { form.avoidance?.options = KeyboardAvoidance.Options() }
            case 2: device.show(UIViewController())
            default: device.turn { field.resignFirstResponder() }
            }
            device.settle()
            #expect(field.returnActions == 0, "way \(way)")
        }
    }

    @Test func aTextViewKeepsItsReturnKeyAndAFieldLeadsToIt() throws {
        let textView = FlowForm.textView(height: 100, scrolls: true)
        let (form, device) = FlowForm.shown([FlowForm.field(), textView, FlowForm.field()], .returning)
        device.focus(on: form.inputs[0])
        device.pressReturn()
        device.settle()
        #expect(focused(form.inputs) == 1)
        device.type("a")
        device.pressReturn()
        device.settle()
        #expect(focused(form.inputs) == 1 && textView.text == "a\n")
    }

    @Test func ignoredAndForeignInputsKeepTheirReturnKey() throws {
        let (form, device) = FlowForm.shown(.returning)
        form.avoidance?.ignore(form.inputs[1])
        let foreign = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        device.turn { device.window.addSubview(foreign) }
        for field in [form.inputs[1], foreign] {
            device.focusAndSettle(on: field)
            #expect((field as? UITextField)?.returnActions == 0)
            device.pressReturn()
            #expect(field.isFirstResponder)
        }
    }

    @Test(arguments: CellScreen.Kind.allCases, FlowSetting.phoneInTurns)
    func inCellsOnePressIsOneStepAndNoActionStays(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        let screen = CellScreen(kind, .uneven)
        screen.options = .returning
        let device = screen.shown(setting)
        device.focusAndSettle(on: try screen.field("0.0.0"))
        var fields: Set<ReloadingField> = []
        for name in screen.plan.names.dropFirst() {
            device.pressReturn()
            device.settle()
            #expect(screen.place == name)
            expectVisible(try #require(screen.focused), of: screen, on: device)
            fields.formUnion(screen.inputs)
            #expect(fields.filter { $0.returnActions > 0 } == fields.filter(\.isFirstResponder), "\(name)")
        }
        device.pressReturn()
        device.settle()
        #expect(screen.place == nil)
        #expect(fields.allSatisfy { $0.returnActions == 0 })
    }

    @Test func twoAvoidancesStepOnce() throws {
        let (form, device) = FlowForm.shown(.returning)
        form.handleKeyboard(containerView: form.view)
        device.focusAndSettle(on: form.inputs[0])
        device.pressReturn()
        device.settle()
        #expect(focused(form.inputs) == 1)
    }
}
