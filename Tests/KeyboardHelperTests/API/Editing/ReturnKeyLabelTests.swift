import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct ReturnKeyLabelTests {
    @Test("the last field before the field of a host inside says that another one follows")
    func beforeHostInside() {
        let fields = [UITextField.at(100), .at(20)]
        let child = MadeScreen(load: {
            $0.view.addSubview(fields[1])
            $0.handleKeyboard(options: KeyboardAvoidance.Options())
        })
        let screen = MadeScreen(load: {
            $0.view.addSubview(fields[0])
            $0.embed(child, in: $0.view, CGRect(x: 0, y: 200, width: 393, height: 100))
            $0.handleKeyboard(options: KeyboardAvoidance.Options(movesFocusOnReturn: true))
        })
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        #expect(fields[0].returnKeyType == .next)
        device.focusAndSettle(on: fields[0])
        #expect(fields[0].returnKeyType == .next)
    }

    private func labels(_ form: FlowForm) -> [UIReturnKeyType] {
        form.inputs.compactMap { ($0 as? UITextField)?.returnKeyType }
    }

    private func field(_ form: FlowForm, _ index: Int) throws -> UITextField {
        try #require(form.inputs[index] as? UITextField)
    }

    @Test("S49 return keys say where they lead, before the focus comes", arguments: FlowSetting.everywhere)
    func labelsAreThereFromTheStart(_ setting: FlowSetting) throws {
        let fields = (0..<3).map { _ in ReloadingField(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }
        let (form, device) = FlowForm.shown(fields, .returning, on: setting)
        #expect(labels(form) == [.next, .next, .done])
        let notices = NotificationRecorder.showsAndHides()
        device.focusAndSettle(on: fields[0])
        for _ in 0..<2 {
            device.pressReturn()
            device.settle()
        }
        #expect(fields[2].isFirstResponder && fields.allSatisfy { $0.reloads == 0 } && notices.shows == 1)
        device.turn { form.avoidance?.stop() }
        #expect(labels(form) == [.default, .default, .default])
    }

    @Test("S49 what the app has set stays, also what it sets meanwhile", arguments: [0, 1, 2])
    func theAppsKeysStay(_ way: Int) throws {
        let form = FlowForm(FlowForm.fields(4))
        form.options = .returning
        try field(form, 1).returnKeyType = .search
        let device = FlowSetting(systemHelps: true).device(showing: form)
        #expect(labels(form) == [.next, .search, .next, .done])
        try field(form, 2).returnKeyType = .send
        device.focusAndSettle(on: form.inputs[2])
        #expect(labels(form) == [.next, .search, .send, .done])
        switch way {
        case 0: device.turn { form.avoidance?.stop() }
        case 1: device.turn { form.avoidance?.options.movesFocusOnReturn = false }
        default: device.show(UIViewController())
        }
        #expect(labels(form) == [.default, .search, .send, .default])
    }

    @Test("a text view keeps its return key, and a field before it leads on")
    func textViewsKeepTheirs() {
        let textView = FlowForm.textView(height: 100, scrolls: true)
        let (form, _) = FlowForm.shown([FlowForm.field(), textView], .returning)
        #expect(labels(form) == [.next] && textView.returnKeyType == .default)
    }

    @Test("the last is the last that the focus can reach: in its order, and not skipped, ignored or hidden")
    func theLastInItsOrder() throws {
        let fields = FlowForm.fields(4)
        for (field, tag) in zip(fields, [2, 4, 3, 1]) { field.tag = tag }
        let (form, device) = FlowForm.shown(
            fields,
            .with {
                $0.movesFocusOnReturn = true
                $0.fieldOrder = .tag
            })
        #expect(labels(form) == [.next, .done, .next, .next])
        // What changes later is right at the next focus.
        device.turn { form.avoidance?.skip(fields[1]) }
        device.focusAndSettle(on: fields[2])
        #expect(labels(form)[2] == .done)
        device.turn {
            fields[2].isHidden = true
            form.avoidance?.update()
        }
        #expect(labels(form)[0] == .done)
        // Hidden by the app without a word: at the next focus, the key is right.
        fields[0].isHidden = true
        device.focusAndSettle(on: fields[3])
        #expect(labels(form)[3] == .done)
    }

    @Test("S49 in cells that come later the key is right when editing begins", arguments: CellScreen.Kind.allCases)
    func inCells(_ kind: CellScreen.Kind) throws {
        let screen = CellScreen(kind, .fortyRows)
        screen.options = .returning
        let device = screen.shown(FlowSetting(systemHelps: true))
        device.focusAndSettle(on: try screen.field("0.0.0"))
        var fields: Set<ReloadingField> = []
        let names = screen.plan.names
        for name in names {
            let focused = try #require(screen.focused)
            #expect(screen.place == name && focused.returnKeyType == (name == names.last ? .done : .next), "\(name)")
            fields.formUnion(screen.inputs)
            device.pressReturn()
            device.settle()
        }
        let list = try #require(screen.list as? any CellList)
        for (row, label) in [(20, UIReturnKeyType.next), (39, .done), (2, .next)] {
            device.turn { list.scroll(to: IndexPath(item: row, section: 0), isFirst: true) }
            device.focusAndSettle(on: try screen.field("0.\(row).0"))
            #expect(screen.focused?.returnKeyType == label)
        }
        device.turn { screen.firstAvoidance?.stop() }
        #expect(fields.allSatisfy { $0.returnKeyType == .default })
    }
}
