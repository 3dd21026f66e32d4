import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 the table ends at 760 above a bar that ends at 810; with the keyboard from 516 on at 458.
@MainActor
@Suite struct TableAboveBarTests {
    private func row(_ row: Int, of screen: TableAndBarScreen) throws -> UITextField { try screen.table.field(row) }

    @Test(arguments: [true, false], FlowSetting.phone)
    func rowIsSeenAboveTheBarWhicheverWasCalledFirst(_ tableIsFirst: Bool, _ setting: FlowSetting) throws {
        let screen = TableAndBarScreen(.safeArea, tableIsFirst: tableIsFirst)
        let device = setting.device(showing: screen)
        let table = screen.table.table
        let rest = PlaceState(screen)
        #expect(table.frame.maxY == 760)
        for _ in 0..<2 {
            // Row 12 from 587 to 631, behind the keyboard; row 9 from 455 to 499, behind the bar.
            for index in [12, 9] {
                let field = try row(index, of: screen)
                device.focusAndSettle(on: field)
                #expect(screen.bar.frame.maxY == 508)
                #expect(table.frame.maxY == 458)
                #expect(table.adjustedContentInset.bottom == 0)
                let frame = device.presentationFrame(of: field)
                #expect(frame.maxY <= 458 && frame.minY >= 59, "row \(index)")
            }
            device.dismissKeyboard()
            #expect(PlaceState(screen) == rest)
            #expect(table.contentInset == .zero && table.isOffsetLegal)
            device.turn { table.contentOffset.y = -59 }
        }
    }

    @Test(arguments: [true, false], FlowSetting.phone)
    func lastRowIsSeen(_ tableIsFirst: Bool, _ setting: FlowSetting) throws {
        let screen = TableAndBarScreen(.view, tableIsFirst: tableIsFirst)
        let device = setting.device(showing: screen)
        let table = screen.table.table
        device.turn { table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false) }
        device.settle()
        #expect(device.tap(try row(39, of: screen)))
        device.settle()
        let frame = device.presentationFrame(of: try row(39, of: screen))
        #expect(table.frame.maxY == 458)
        #expect(frame.maxY <= 458 && frame.minY >= 59)
        device.dismissKeyboard()
        #expect(table.contentInset == .zero && table.isOffsetLegal)
        #expect(screen.pin.constant == -8)
    }

    @Test(arguments: [true, false], FlowSetting.phone)
    func rowGoesUpInOneMovement(_ tableIsFirst: Bool, _ setting: FlowSetting) throws {
        let screen = TableAndBarScreen(.safeArea, tableIsFirst: tableIsFirst)
        let device = setting.device(showing: screen)
        let field = try row(12, of: screen)
        let tops = device.tops(of: field) { device.focus(on: field) }
        #expect(tops.first == 587)
        #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 <= $1 + 0.5 })
        #expect(tops.last.map { $0 >= 59 && $0 <= 414 } == true)
        let bar = device.tops(of: screen.bar) { device.keyboard.dismiss() }
        #expect(zip(bar.dropFirst(), bar).allSatisfy { $0 >= $1 - 0.001 })
    }

    @Test(arguments: [true, false], FlowSetting.phone)
    func inputInTheBarLeavesTheTableWhereItIs(_ tableIsFirst: Bool, _ setting: FlowSetting) {
        let screen = TableAndBarScreen(.safeArea, tableIsFirst: tableIsFirst)
        let device = setting.device(showing: screen)
        let table = screen.table.table
        device.focusAndSettle(on: screen.field)
        #expect(table.contentOffset.y == -59)
        #expect(table.contentInset == .zero)
        #expect(device.presentationFrame(of: screen.bar).maxY == 508)
        device.dismissKeyboard()
        #expect(table.contentOffset.y == -59)
    }
}
