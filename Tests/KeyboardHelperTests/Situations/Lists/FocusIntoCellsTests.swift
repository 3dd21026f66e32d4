import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Moving the focus into a list of cells and out of it, and between its rows and its header and footer.
@MainActor
@Suite struct FocusIntoCellsTests {
    @Test(arguments: CellScreen.Kind.allCases, FlowSetting.phoneInTurns)
    func theFocusGoesIntoAListAndOutAgain(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        let screen = CellScreen(kind)
        screen.isBetweenFields = true
        let device = screen.shown(setting)
        let names = ["above"] + screen.plan.names + ["below"]
        func expectFocusVisible(_ place: String) throws {
            expectVisible(try #require(screen.focused), of: screen, on: device, "\(place)")
        }
        #expect(try screen.walk(on: device, forward: true, each: expectFocusVisible) == names)
        let back = try screen.walk(on: device, forward: false, each: expectFocusVisible)
        #expect(back == Array(names.reversed().dropFirst()))
    }

    @Test(arguments: CellScreen.Kind.allCases, FlowSetting.phoneInTurns)
    func aListThatIsScrolledIsEnteredAtItsEnds(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for (start, forward, expected) in [("above", true, "0.0.0"), ("below", false, "0.39.0")] {
            let screen = CellScreen(kind)
            screen.isBetweenFields = true
            let device = screen.shown(setting)
            device.focusAndSettle(on: try screen.field(start))
            try screen.expectStep(on: device, forward: forward, to: expected)
        }
    }

    /// Only the rows 0 to 4 of 40 have inputs, so the search for a next one leads out of the list.
    @Test(arguments: CellScreen.Kind.allCases, [true, false])
    func aListThatIsLeftStaysWhereItWas(_ kind: CellScreen.Kind, _ keyboardIsUp: Bool) throws {
        let screen = CellScreen(kind, CellPlan(sections: [(0..<40).map { $0 < 5 ? 1 : 0 }]))
        screen.isBetweenFields = true
        let device = screen.shown(FlowSetting(systemHelps: false))
        if !keyboardIsUp { device.keyboard.isScripted = true }
        device.focusAndSettle(on: try screen.field("0.4.0"))
        let offset = screen.list.contentOffset
        device.turn { #expect(screen.avoidance?.focusNext() == true) }
        device.settle()
        #expect(screen.place == "below")
        #expect(screen.list.contentOffset == offset)
    }

    @Test(arguments: CellScreen.Kind.allCases)
    func rowsThatRefuseDoNotLeadBackOutOfTheList(_ kind: CellScreen.Kind) throws {
        let screen = CellScreen(kind, CellPlan(sections: [(0..<40).map { $0 < 6 ? 1 : 0 }]))
        screen.isBetweenFields = true
        let device = screen.shown()
        let delegate = FieldDelegate()
        delegate.begins = false
        try screen.field("0.5.0").delegate = delegate
        device.focusAndSettle(on: try screen.field("0.4.0"))
        device.turn { #expect(screen.avoidance?.focusNext() == true) }
        #expect(screen.place == "below")
    }

    @Test(arguments: FlowSetting.phoneInTurns)
    func theHeaderAndTheFooterOfATableHaveTheirPlaces(_ setting: FlowSetting) throws {
        let screen = CellScreen(.table)
        let table = try #require(screen.list as? UITableView)
        let header = FlowForm.field()
        let footer = FlowForm.field()
        table.tableHeaderView = header
        table.tableFooterView = footer
        let device = screen.shown(setting)
        let avoidance = try #require(screen.avoidance)
        device.turn { avoidance.focusNext() }
        device.settle()
        #expect(header.isFirstResponder)
        for row in 0..<40 {
            device.turn { avoidance.focusNext() }
            device.settle()
            #expect(screen.place == "0.\(row).0")
        }
        device.turn { avoidance.focusNext() }
        device.settle()
        #expect(footer.isFirstResponder)
        expectVisible(footer, of: screen, on: device)
        device.turn { #expect(!avoidance.focusNext()) }
        device.turn { avoidance.focusPrevious() }
        device.settle()
        #expect(screen.place == "0.39.0")
        expectVisible(try #require(screen.focused), of: screen, on: device)
    }

    @Test func fromAHeaderThatIsScrolledAwayTheFirstRowIsNext() throws {
        let screen = CellScreen(.table)
        let table = try #require(screen.list as? UITableView)
        let header = FlowForm.field()
        table.tableHeaderView = header
        let device = screen.shown()
        device.focusAndSettle(on: header)
        device.turn { table.setContentOffset(CGPoint(x: 0, y: 700), animated: false) }
        device.turn { screen.avoidance?.focusNext() }
        device.settle()
        #expect(screen.place == "0.0.0")
        expectVisible(try #require(screen.focused), of: screen, on: device)
    }
}
