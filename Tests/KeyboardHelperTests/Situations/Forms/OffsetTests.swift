import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct OffsetTests {
    // MARK: S06

    /// At rest at 0, with a field that ends at 626: 120 points short of the keyboard and its spacing. The content is 1200
    /// high, so the offset may be 348 at most, and 684 with the keyboard.
    private func form(restoring: Bool) -> FlowForm {
        let form = FlowForm([FlowForm.space(546), FlowForm.field()])
        form.endMargin = 574
        form.scrollView.contentInsetAdjustmentBehavior = .never
        form.options.restoresContentOffset = restoring
        return form
    }

    @Test("S06 the offset goes back if the options ask for it", arguments: [true, false], FlowSetting.phone)
    func s06(_ restoring: Bool, _ setting: FlowSetting) {
        let form = form(restoring: restoring)
        let device = setting.device(showing: form)
        for _ in 0..<2 {
            let rest = form.offset
            device.focusAndSettle(on: form.inputs[1])
            #expect(form.offset == 120)
            device.dismissKeyboard()
            #expect(form.offset == (restoring ? rest : 120))
            #expect(form.scrollView.contentInset == .zero)
        }
    }

    @Test("S06 the offset that a user has scrolled to stays", arguments: [true, false], FlowSetting.phone)
    func s06Scrolled(_ restoring: Bool, _ setting: FlowSetting) {
        let form = form(restoring: restoring)
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[1])
        #expect(form.offset == 120)
        drag(form.scrollView, by: 180, on: device)
        #expect(form.offset == 300)
        device.dismissKeyboard()
        #expect(form.offset == 300)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "S06 the offset that a user has scrolled to stays only as far as there is content", arguments: [true, false],
        FlowSetting.phone)
    func s06ScrolledToTheEnd(_ restoring: Bool, _ setting: FlowSetting) {
        let form = form(restoring: restoring)
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[1])
        drag(form.scrollView, by: 480, on: device)
        #expect(form.offset == 600)
        device.dismissKeyboard()
        #expect(form.offset == 348)
    }

    private func drag(_ scrollView: UIScrollView, by points: CGFloat, on device: SimulatedDevice) {
        device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 500))
        device.drag(to: CGPoint(x: 100, y: 500 - points))
        device.endDrag()
        device.settle()
    }

    // MARK: S12

    /// Field #1 begins at 20 of the content, the next 46 below; 30 high.
    @Test("S12 a field that is visible already moves nothing", arguments: FlowSetting.phone)
    func s12(_ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(20, height: 30))
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        // 924 + 10 - 516
        #expect(form.offset == 418)
        let writes = device.writes(in: form.view) {
            // #12 stands from 108 to 138.
            #expect(device.tap(form.inputs[11]))
            device.settle()
        }
        #expect(form.inputs[11].isFirstResponder)
        #expect(form.offset == 418)
        #expect(writes.notByUIKit.isEmpty)
        #expect(device.presentationFrame(of: form.inputs[11]).minY == 108)
    }

    @Test("S12 a field that is visible already neither lifts nor lowers a container", arguments: FlowSetting.phone)
    func s12Container(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: (0..<20).map { 70 + 38 * CGFloat($0) }, container: UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.inputs[19])
        // 792 + 44 + 10 - 516
        #expect(screen.lift == 330)
        let writes = device.writes(in: screen.view) {
            #expect(device.tap(screen.inputs[11]))
            device.settle()
        }
        #expect(screen.inputs[11].isFirstResponder)
        #expect(screen.lift == 330)
        #expect(writes.notByUIKit.isEmpty)
    }

    // MARK: S13

    @Test("S13 a focus that moves without a keyboard notification is followed", arguments: FlowSetting.phone)
    func s13(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        #expect(device.tap(form.inputs[2]))
        device.settle()
        #expect(form.offset == -59)
        let shows = NotificationRecorder(UIResponder.keyboardWillShowNotification)
        let changes = NotificationRecorder(UIResponder.keyboardWillChangeFrameNotification)
        // From 499 on, of which 17 points are seen; it ends at 543.
        #expect(device.tap(at: CGPoint(x: 20, y: 5), in: form.inputs[7]))
        device.settle()
        #expect(form.inputs[7].isFirstResponder)
        #expect(form.offset == -22)
        expectVisible(form.inputs[7], of: form, on: device)
        #expect(shows.all.isEmpty)
        #expect(changes.all.isEmpty)
    }

    @Test(
        "S13 a focus that moves without a keyboard notification lifts a container", arguments: ["inner", "root"],
        FlowSetting.phone)
    func s13Container(_ kind: String, _ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [100, 490], container: kind == "root" ? nil : UIView())
        let device = setting.device(showing: screen)
        #expect(device.tap(screen.inputs[0]))
        device.settle()
        #expect(screen.lift == 0)
        let shows = NotificationRecorder(UIResponder.keyboardWillShowNotification)
        #expect(device.tap(at: CGPoint(x: 20, y: 5), in: screen.inputs[1]))
        device.settle()
        // 534 + 10 - 516
        #expect(screen.lift == 28)
        #expect(shows.all.isEmpty)
        expectVisible(screen.inputs[1], below: 59, on: device)
    }

    // MARK: S15

    /// Ten sections of three rows; a row that is 1000 high begins at 528 + 44, its field at 1528.
    @Test(
        "S15 a field at the bottom of a cell taller than the screen is scrolled by the least distance",
        arguments: FlowSetting.phone)
    func s15(_ setting: FlowSetting) throws {
        let screen = SituationTable(sections: 10, rows: 3)
        screen.heights[IndexPath(row: 1, section: 4)] = 1000
        let device = setting.device(showing: screen)
        device.turn { screen.table.contentOffset.y = 872 }
        let field = try screen.field(1, section: 4)
        #expect(device.presentationFrame(of: field) == CGRect(x: 0, y: 656, width: 393, height: 44))
        #expect(device.tap(field))
        device.settle()
        // 700 + 10 - 516
        #expect(screen.table.contentOffset.y == 1066)
        #expect(device.presentationFrame(of: field).maxY == 506)
        device.advance(by: 1)
        // The field of the row above ends 1000 points higher, at 572.
        device.turn { screen.table.contentOffset.y = 400 }
        let above = try screen.field(0, section: 4)
        #expect(device.tap(above))
        device.settle()
        #expect(device.presentationFrame(of: above).maxY == 172)
        #expect(screen.table.contentOffset.y == 400)
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero)
        #expect(screen.table.isOffsetLegal)
    }

    @Test("S15 the app may scroll on as soon as the field is visible", arguments: FlowSetting.phone)
    func s15ScrolledOn(_ setting: FlowSetting) throws {
        let screen = SituationTable(sections: 10, rows: 3)
        screen.heights[IndexPath(row: 1, section: 4)] = 1000
        let device = setting.device(showing: screen)
        device.turn { screen.table.contentOffset.y = 872 }
        #expect(device.tap(try screen.field(1, section: 4)))
        device.settle()
        device.turn { screen.table.contentOffset.y = 400 }
        // From 128 to 172.
        let above = try screen.field(0, section: 4)
        #expect(device.tap(above))
        device.settle()
        #expect(device.presentationFrame(of: above).maxY == 172)
        #expect(screen.table.contentOffset.y == 400)
    }
}
