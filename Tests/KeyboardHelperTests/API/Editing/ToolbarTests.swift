import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct ToolbarTests {
    /// An iPhone 16's keyboard with its predictive bar, and the bar above it.
    private let heights: (keyboard: CGFloat, toolbar: CGFloat) = (336, 44)

    // MARK: Put on

    @Test(arguments: [true, false])
    func itIsPutOnAtTheArrivalAndTheKeyboardIsAnnouncedOnce(_ beginsWithField: Bool) throws {
        let views = (0..<2).map { _ in FlowForm.textView(height: 44, scrolls: true) }
        let fields = FlowForm.fields(2)
        let inputs = beginsWithField ? [fields[0], views[0], fields[1], views[1]] : [views[0], fields[0], views[1]]
        let (_, device, toolbar) = try toolbarScene(inputs)
        #expect(inputs.allSatisfy { $0.inputAccessoryView === toolbar })
        let notices = NotificationRecorder.showsAndHides()
        for input in inputs {
            device.focusAndSettle(on: input)
        }
        #expect(notices.shows == 1 && notices.hides == 0)
        #expect(device.keyboard.accessoryView === toolbar)
    }

    @Test(arguments: FlowSetting.phone)
    func itsHeightIsCountedOnce(_ setting: FlowSetting) throws {
        let (form, device, _) = try toolbarScene(on: setting)
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.keyboard.frame.height == heights.keyboard + heights.toolbar)
        #expect(abs(device.presentationFrame(of: form.inputs[12]).maxY - (852 - 336 - 44 - 10)) < 0.001)
        #expect(form.coveredInset == heights.keyboard + heights.toolbar)
        device.keyboard.dismiss()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func heightsThatChangeAreFollowedWithIt(_ setting: FlowSetting) throws {
        let (form, device, _) = try toolbarScene(on: setting)
        device.keyboard.isScripted = true
        device.script(focusing: form.inputs[12])
        for height: CGFloat in [44, 260, 303.5, 260] {
            device.dock(height)
            device.settle()
            #expect(abs(form.coveredInset - max(34, height)) < 0.4)
            if height > 100 {
                #expect(device.presentationFrame(of: form.inputs[12]).maxY <= 852 - height - 10 + 0.4)
            }
        }
    }

    @Test func inputsWithAViewOfTheirOwnKeepIt() throws {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let field = FlowForm.field()
        field.inputAccessoryView = own
        let (form, device, toolbar) = try toolbarScene([field, FlowForm.field()])
        device.focusAndSettle(on: field)
        #expect(device.keyboard.accessoryView === own)
        device.focusAndSettle(on: form.inputs[1])
        #expect(device.keyboard.accessoryView === toolbar)
        device.show(UIViewController())
        device.settle()
        #expect(field.inputAccessoryView === own && form.inputs[1].inputAccessoryView == nil)
    }

    @Test func anInputThatComesLaterGetsItWithOneReload() throws {
        let (form, device, toolbar) = try toolbarScene()
        let late = ReloadingField(frame: CGRect(x: 200, y: 100, width: 100, height: 44))
        device.turn { form.view.addSubview(late) }
        device.focusAndSettle(on: late)
        #expect(late.inputAccessoryView === toolbar && device.keyboard.accessoryView === toolbar)
        #expect(late.reloads == 1)
        device.focus(on: form.inputs[0])
        device.focusAndSettle(on: late)
        #expect(late.reloads == 1)
    }

    @Test func anInputThatIsReachedByNextNeedsNoReload() throws {
        let (form, device, toolbar) = try toolbarScene()
        let late = ReloadingField(frame: CGRect(x: 0, y: 70, width: 100, height: 4))
        device.turn { form.scrollView.addSubview(late) }
        device.focusAndSettle(on: form.inputs[0])
        let notices = NotificationRecorder.showsAndHides()
        device.turn { form.avoidance?.focusNext() }
        device.settle()
        #expect(late.isFirstResponder && late.reloads == 0 && notices.all.isEmpty)
        #expect(late.inputAccessoryView === toolbar)
    }

    @Test(arguments: CellScreen.Kind.allCases)
    func cellsThatComeLaterGetItWithAtMostOneReload(_ kind: CellScreen.Kind) throws {
        let screen = CellScreen(kind)
        screen.options = .toolbar
        let device = screen.shown()
        let toolbar = try #require(screen.avoidance?.toolbar)
        let first = try screen.field("0.0.0")
        device.focusAndSettle(on: first)
        #expect(first.reloads == 0)
        let notices = NotificationRecorder.showsAndHides()
        for _ in 1..<40 {
            device.turn { screen.avoidance?.focusNext() }
            device.settle()
            #expect(device.keyboard.accessoryView === toolbar)
        }
        #expect(screen.place == "0.39.0")
        #expect(screen.inputs.allSatisfy { $0.reloads <= 1 })
        #expect(notices.all.isEmpty)
    }

    @Test func aCellThatIsTappedAndIsNewIsReloadedOnce() throws {
        let screen = CellScreen(.table, CellPlan(sections: [(0..<40).map { $0 < 30 ? 0 : 1 }]))
        screen.options = .toolbar
        let device = screen.shown()
        let table = try #require(screen.list as? UITableView)
        device.turn { table.reloadData() }
        device.turn { table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false) }
        device.settle()
        let field = try screen.field("0.32.0")
        #expect(device.tap(field))
        device.settle()
        #expect(field.isFirstResponder && device.keyboard.accessoryView === screen.avoidance?.toolbar)
        #expect(field.reloads <= 1)
        expectVisible(field, of: screen, on: device)
    }

    // MARK: Taken off

    @Test func switchedOffUnderAKeyboardItGoesWithOneReload() throws {
        let field = ReloadingField(frame: strip(0, 44))
        let (form, device, _) = try toolbarScene([field, FlowForm.field()])
        device.focusAndSettle(on: field)
        let reloads = field.reloads
        device.turn { form.avoidance?.options.showsToolbar = false }
        device.settle()
        #expect(field.reloads == reloads + 1)
        #expect(device.keyboard.accessoryView == nil && device.keyboard.frame.height == heights.keyboard)
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView == nil })
        #expect(form.coveredInset == heights.keyboard)
        device.turn { form.avoidance?.options.showsToolbar = true }
        device.settle()
        #expect(field.reloads == reloads + 2)
        #expect(device.keyboard.accessoryView === form.avoidance?.toolbar)
        #expect(form.coveredInset == heights.keyboard + heights.toolbar)
    }

    @Test func leavingTakesItOffEveryInput() throws {
        let (form, device, toolbar) = try toolbarScene()
        let before = form.inputs.map { InputState($0) }
        device.focusAndSettle(on: form.inputs[2])
        let notices = NotificationRecorder.showsAndHides()
        device.show(UIViewController())
        device.settle()
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView == nil })
        #expect(form.inputs.map { InputState($0) } != before)
        #expect(notices.shows == 0 && notices.hides == 1)
        #expect(toolbar.window == nil)
        device.show(form)
        device.settle()
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView === toolbar })
    }

    @Test func stopTakesItOffEveryInput() throws {
        let (form, device, _) = try toolbarScene()
        device.focusAndSettle(on: form.inputs[2])
        device.turn { form.avoidance?.stop() }
        device.settle()
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView == nil })
        #expect(device.keyboard.accessoryView == nil && device.keyboard.frame.height == heights.keyboard)
    }

    @Test func aViewThatTheAppHasPutOnMeanwhileStays() throws {
        let (form, device, _) = try toolbarScene()
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        (form.inputs[1] as? UITextField)?.inputAccessoryView = own
        device.show(UIViewController())
        device.settle()
        #expect(form.inputs[1].inputAccessoryView === own)
    }
}
