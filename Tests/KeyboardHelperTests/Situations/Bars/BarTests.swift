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

    // MARK: A table above a bar that follows a constraint

    /// The table has a field in each of 40 rows of 44 points. It ends at 760 above a bar that ends at 810, and at 458 with the
    /// keyboard.
    @MainActor private struct Stage {
        let rows: SituationTable
        let screen: PinnedBarScreen
        let device: SimulatedDevice
        var table: UITableView { rows.table }

        init(_ pin: BarPin = .safeArea, tableIsFirst: Bool, _ setting: FlowSetting) {
            let (rows, screen) = (SituationTable(), PinnedBarScreen(pin))
            // Its own controller handles nothing here.
            rows.loadViewIfNeeded()
            rows.stopHandlingKeyboard()
            screen.loadViewIfNeeded()
            if tableIsFirst { screen.stopHandlingKeyboard() }
            screen.view.addAcross(rows.table, from: screen.view.topAnchor, to: screen.bar.topAnchor)
            screen.handleKeyboard(scrollView: rows.table)
            if tableIsFirst { screen.startAvoiding() }
            (self.rows, self.screen, device) = (rows, screen, setting.device(showing: screen))
        }

        func expectVisible(_ row: Int) throws {
            let frame = device.presentationFrame(of: try rows.field(row))
            #expect(screen.end(on: device) == 508 && table.frame.maxY == 458)
            #expect(frame.maxY <= 458 && frame.minY >= 59 && table.adjustedContentInset.bottom == 0, "row \(row)")
        }
    }

    @Test("a row is seen above the bar, whichever was called first", arguments: [true, false], FlowSetting.phone)
    func rows(_ tableIsFirst: Bool, _ setting: FlowSetting) throws {
        let stage = Stage(tableIsFirst: tableIsFirst, setting)
        let (device, table, screen) = (stage.device, stage.table, stage.screen)
        let rest = PlaceState(screen)
        #expect(table.frame.maxY == 760)
        // An input in the bar leaves the table where it is.
        device.focusAndSettle(on: screen.field)
        #expect(table.contentOffset.y == -59 && table.contentInset == .zero && screen.end(on: device) == 508)
        device.dismissKeyboard()
        #expect(table.contentOffset.y == -59)
        for _ in 0..<2 {
            // From 587 to 631, behind the keyboard, it goes up in one movement.
            let field = try stage.rows.field(12)
            let tops = device.tops(of: field) { device.focus(on: field) }
            #expect(tops.first == 587)
            #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 <= $1 + 0.5 }, "\(tops)")
            try stage.expectVisible(12)
            // Row 9 from 455 to 499, behind the bar.
            device.focusAndSettle(on: try stage.rows.field(9))
            try stage.expectVisible(9)
            #expect(device.tops(of: screen.bar) { device.keyboard.dismiss() }.goOneWay)
            #expect(PlaceState(screen) == rest)
            #expect(table.contentInset == .zero && table.isOffsetLegal)
            device.turn { table.contentOffset.y = -59 }
        }
    }

    @Test("the last row is seen", arguments: [true, false], FlowSetting.phone)
    func lastRow(_ tableIsFirst: Bool, _ setting: FlowSetting) throws {
        let stage = Stage(.view, tableIsFirst: tableIsFirst, setting)
        let (device, table) = (stage.device, stage.table)
        device.turnAndSettle { table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false) }
        #expect(device.tap(try stage.rows.field(39)))
        device.settle()
        try stage.expectVisible(39)
        device.dismissKeyboard()
        #expect(table.contentInset == .zero && table.isOffsetLegal && stage.screen.pin.constant == -8)
    }
}
