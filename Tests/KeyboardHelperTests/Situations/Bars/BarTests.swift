import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor @Suite struct BarTests {
    @Test("S08 a table above a bar of buttons is inset by what is covered of it", arguments: FlowSetting.phone)
    func s08(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        screen.bottomMargin = 52
        let device = setting.device(showing: screen)
        // The table ends at 800; row 10 from 499 to 543.
        let field = try screen.field(10)
        #expect(device.tap(at: CGPoint(x: 20, y: 5), in: field))
        device.settle()
        #expect(screen.table.adjustedContentInset.bottom == 284 && device.maxY(of: field) == 506)
        // The bar moves up to the keyboard, and the table ends above it, at 464.
        for (margin, inset) in [(388, 0), (52, 284)] as [(CGFloat, CGFloat)] {
            device.act {
                screen.bottomMargin = margin
                screen.view.setNeedsLayout()
                screen.avoidance?.update()
            }
            #expect(screen.table.frame.maxY == 852 - margin && screen.table.adjustedContentInset.bottom == inset)
            guard margin == 388 else { continue }
            #expect(device.maxY(of: field) <= 464 && device.minY(of: field) >= 59)
        }
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero && screen.table.verticalScrollIndicatorInsets == .zero)
        #expect(screen.table.isOffsetLegal)
    }

    /// A bar of 52 points, at whose upper end a form ends.
    @Test("S08 the bar is moved by closures beside the table", arguments: ["closures", "table"], FlowSetting.phone)
    func s08Closures(_ first: String, _ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        form.margins.bottom = 52
        form.loadViewIfNeeded()
        if first == "table" { form.handleKeyboard(scrollView: form.scrollView) }
        func move(_ form: FlowForm, _ covered: CGFloat) {
            form.margins.bottom = covered + 52
            form.view.setNeedsLayout()
        }
        form.handleKeyboard(onShow: { move($0, $1.overlap(with: $0.view)) }, onHide: { form, _ in move(form, 0) })
        if first == "closures" { form.handleKeyboard(scrollView: form.scrollView) }
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        // From 499 to 543.
        let field = form.inputs[7]
        for _ in 0..<2 {
            device.keyboard.isScripted = false
            device.focusAndSettle(on: field)
            #expect(form.scrollView.frame.maxY == 464 && form.coveredInset == 0 && device.maxY(of: field) <= 464)
            device.dismissKeyboard()
            #expect(form.scrollView.frame.maxY == 800 && PlaceState(form.scrollView) == before)
        }
        // Also when no did-notification ever comes.
        device.script(focusing: field)
        device.dock(336)
        device.settle()
        #expect(form.scrollView.frame.maxY == 464 && form.coveredInset == 0 && device.maxY(of: field) <= 464)
    }
}
