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
            device.turnAndSettle {
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

    /// A bar of 52 points, at whose upper end a form ends. Field 7 is from 499 to 543.
    @Test("S08 the bar is moved by closures beside the table", arguments: FlowSetting.phone)
    func s08Closures(_ setting: FlowSetting) {
        let form = FlowForm()
        form.margins.bottom = 52
        func move(_ form: FlowForm, _ covered: CGFloat) {
            form.margins.bottom = covered + 52
            form.view.setNeedsLayout()
        }
        form.handleKeyboard(onShow: { move($0, $1.overlap(with: $0.view)) }, onHide: { form, _ in move(form, 0) })
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        for _ in 0..<2 {
            device.focusAndSettle(on: form.inputs[7])
            #expect(form.scrollView.frame.maxY == 464 && form.coveredInset == 0)
            #expect(device.maxY(of: form.inputs[7]) <= 464)
            device.dismissKeyboard()
            #expect(form.scrollView.frame.maxY == 800 && PlaceState(form.scrollView) == before)
        }
    }

    // MARK: A table above a bar that follows a constraint

    /// The table has a field in each of 40 rows of 44 points. It ends at 760 above a bar that ends at 810, and at 458 with the
    /// keyboard.
    @Test("a row is seen above the bar, whichever was called first", arguments: [true, false], FlowSetting.phone)
    func rows(_ tableIsFirst: Bool, _ setting: FlowSetting) throws {
        let (rows, screen) = (SituationTable(), PinnedBarScreen(.safeArea))
        // Its own controller handles nothing here.
        rows.loadViewIfNeeded()
        rows.stopHandlingKeyboard()
        screen.loadViewIfNeeded()
        if tableIsFirst { screen.stopHandlingKeyboard() }
        screen.view.addAcross(rows.table, from: screen.view.topAnchor, to: screen.bar.topAnchor)
        screen.handleKeyboard(scrollView: rows.table)
        if tableIsFirst { screen.startAvoiding() }
        let (device, table) = (setting.device(showing: screen), rows.table)
        let rest = PlaceState(screen)
        // An input in the bar leaves the table where it is.
        device.focusAndSettle(on: screen.field)
        #expect(table.contentOffset.y == -59 && table.contentInset == .zero)
        device.dismissKeyboard()
        func expectVisible(_ row: Int) throws {
            let frame = device.presentationFrame(of: try rows.field(row))
            #expect(screen.end(on: device) == 508 && table.adjustedContentInset.bottom == 0)
            #expect(frame.maxY <= 458 && frame.minY >= 59, "row \(row)")
        }
        // From 587 to 631, behind the keyboard, it goes up in one movement.
        let field = try rows.field(12)
        let tops = device.tops(of: field) { device.focus(on: field) }
        #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 <= $1 + 0.5 }, "\(tops)")
        try expectVisible(12)
        // From 455 to 499, behind the bar; and the last one.
        device.focusAndSettle(on: try rows.field(9))
        try expectVisible(9)
        #expect(device.tops(of: screen.bar) { device.keyboard.dismiss() }.goOneWay)
        device.turnAndSettle { table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false) }
        device.focusAndSettle(on: try rows.field(39))
        try expectVisible(39)
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest && table.isOffsetLegal)
    }
}
