import KeyboardHelper
import Testing
import UIKit

/// A table from the top down to a bar, with a field in each of 40 rows of 44 points. On an iPhone 16 it ends at 760 above a bar
/// that ends at 810; with the keyboard from 516 on at 458.
@MainActor @Suite struct TableAboveBarTests {
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
        device.act { table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false) }
        #expect(device.tap(try stage.rows.field(39)))
        device.settle()
        try stage.expectVisible(39)
        device.dismissKeyboard()
        #expect(table.contentInset == .zero && table.isOffsetLegal && stage.screen.pin.constant == -8)
    }
}
