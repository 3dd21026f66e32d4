import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct FocusInCellsTests {
    nonisolated private static let kinds = CellScreen.Kind.allCases

    /// Goes on until there is none, and says where it has been.
    private func walk(
        _ screen: CellScreen, _ device: SimulatedDevice, forward: Bool, each: (String) throws -> Void = { _ in }
    ) throws -> [String] {
        let avoidance = try #require(screen.avoidance)
        var visited: [String] = []
        while visited.count < 200 {
            var hasMoved = false
            device.turn { hasMoved = forward ? avoidance.focusNext() : avoidance.focusPrevious() }
            guard hasMoved else { break }
            device.settle()
            let place = try #require(screen.place)
            visited.append(place)
            try each(place)
        }
        return visited
    }

    @Test(arguments: kinds, FlowSetting.phone)
    func everyRowIsVisitedOnceAndVisibleThereAndBack(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for plan in [CellPlan.fortyRows, .uneven] {
            let screen = CellScreen(kind, plan)
            let device = screen.shown(setting)
            func expectFocusVisible(_ place: String) throws {
                expectVisible(try #require(screen.focused), of: screen, on: device, "\(place)")
            }
            #expect(try walk(screen, device, forward: true, each: expectFocusVisible) == plan.names)
            let back = try walk(screen, device, forward: false, each: expectFocusVisible)
            #expect(back == Array(plan.names.reversed().dropFirst()))
            device.keyboard.dismiss()
            device.settle()
            #expect(screen.list.contentInset == .zero)
        }
    }

    @Test(arguments: kinds, FlowSetting.phone)
    func eachStepIsOneMovement(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for plan in [CellPlan.uneven, .sparse] { try expectOneMovementAStep(CellScreen(kind, plan), setting) }
    }

    private func expectOneMovementAStep(_ screen: CellScreen, _ setting: FlowSetting) throws {
        let device = screen.shown(setting)
        let avoidance = try #require(screen.avoidance)
        device.turn { avoidance.focusNext() }
        device.settle()
        // In content coordinates at the top: as the list scrolls it shows where that is.
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        screen.list.addSubview(mark)
        device.settle()
        for forward in [true, false] {
            while true {
                var hasMoved = false
                let before = screen.place
                let tops = device.tops(of: mark) {
                    device.turn { hasMoved = forward ? avoidance.focusNext() : avoidance.focusPrevious() }
                }
                guard hasMoved else { break }
                let place = "from \(before ?? "-") to \(screen.place ?? "-")"
                #expect(tops.goOneWay, "\(place): \(tops)")
                // It sets off from where it stood, and is not there at once.
                let (start, end) = (try #require(tops.first), try #require(tops.last))
                if abs(end - start) > 1 { #expect(abs(tops[1] - start) < abs(end - start) / 2, "\(place): \(tops)") }
            }
        }
    }

    @Test(arguments: kinds, FlowSetting.phone)
    func aListWithNoFurtherInputIsLeftWhereItWas(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        // Inputs in the rows 10 to 12 of 40 only.
        let rows = (0..<40).map { (10...12).contains($0) ? 1 : 0 }
        let screen = CellScreen(kind, CellPlan(sections: [rows]))
        let device = screen.shown(setting)
        let avoidance = try #require(screen.avoidance)
        for (name, forward) in [("0.12.0", true), ("0.10.0", false)] {
            #expect(device.tap(try screen.field(name)))
            device.settle()
            let offset = screen.list.contentOffset
            var tops: [CGFloat] = []
            let field = try #require(screen.focused)
            tops = device.tops(of: field) {
                device.turn { #expect(!(forward ? avoidance.focusNext() : avoidance.focusPrevious())) }
            }
            #expect(screen.list.contentOffset == offset)
            #expect(Set(tops).count == 1, "\(tops)")
            #expect(screen.place == name)
        }
    }

    @Test(arguments: kinds, FlowSetting.phone)
    func withoutAFocusOrAKeyboardItBeginsWithTheFirstRow(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for (forward, expected) in [(true, "0.0.0"), (false, "0.39.0")] {
            let screen = CellScreen(kind)
            let device = screen.shown(setting)
            try expectStep(in: screen, on: device, forward: forward, to: expected)
        }
    }

    /// From a list that is scrolled to somewhere in between.
    private func expectStep(
        in screen: CellScreen, on device: SimulatedDevice, forward: Bool, to expected: String,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        device.turn { screen.list.setContentOffset(CGPoint(x: 0, y: 500), animated: false) }
        let avoidance = try #require(screen.avoidance)
        device.turn {
            #expect(forward ? avoidance.focusNext() : avoidance.focusPrevious(), sourceLocation: location)
        }
        device.settle()
        #expect(screen.place == expected, sourceLocation: location)
        expectVisible(try #require(screen.focused), of: screen, on: device, at: location)
    }

    @Test(arguments: FlowSetting.phone)
    func aListThatScrollsSidewaysIsWalkedThrough(_ setting: FlowSetting) throws {
        let screen = CellScreen(.collection)
        let list = try #require(screen.list as? UICollectionView)
        let layout = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
        // 17 or 18 rows of 44 points in a column, so three columns.
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 300, height: 44)
        let device = screen.shown(setting)
        func expectFocusOnScreen(_ place: String) throws {
            // Of a cell that is half in sight it is UIKit that scrolls to the rest.
            guard setting.systemHelps else { return }
            let frame = device.presentationFrame(of: try #require(screen.focused))
            #expect(frame.minX >= 0 && frame.maxX <= 393, "\(place): \(frame)")
        }
        #expect(try walk(screen, device, forward: true, each: expectFocusOnScreen) == screen.plan.names)
        let back = try walk(screen, device, forward: false, each: expectFocusOnScreen)
        #expect(back == Array(screen.plan.names.reversed().dropFirst()))
    }

    // MARK: Into a list and out of it

    @Test(arguments: kinds, FlowSetting.phone)
    func theFocusGoesIntoAListAndOutAgain(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        let screen = CellScreen(kind)
        screen.isBetweenFields = true
        let device = screen.shown(setting)
        let names = ["above"] + screen.plan.names + ["below"]
        func expectFocusVisible(_ place: String) throws {
            expectVisible(try #require(screen.focused), of: screen, on: device, "\(place)")
        }
        #expect(try walk(screen, device, forward: true, each: expectFocusVisible) == names)
        let back = try walk(screen, device, forward: false, each: expectFocusVisible)
        #expect(back == Array(names.reversed().dropFirst()))
    }

    @Test(arguments: kinds, FlowSetting.phone)
    func aListThatIsScrolledIsEnteredAtItsEnds(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for (start, forward, expected) in [("above", true, "0.0.0"), ("below", false, "0.39.0")] {
            let screen = CellScreen(kind)
            screen.isBetweenFields = true
            let device = screen.shown(setting)
            device.focus(on: try screen.field(start))
            device.settle()
            try expectStep(in: screen, on: device, forward: forward, to: expected)
        }
    }

    /// Rows 0 to 4 have inputs, those to 39 none: looking for one there leads out of the list.
    @Test(arguments: kinds, [true, false])
    func aListThatIsLeftStaysWhereItWas(_ kind: CellScreen.Kind, _ keyboardIsUp: Bool) throws {
        let screen = CellScreen(kind, CellPlan(sections: [(0..<40).map { $0 < 5 ? 1 : 0 }]))
        screen.isBetweenFields = true
        let device = screen.shown(FlowSetting(systemHelps: false))
        if !keyboardIsUp { device.keyboard.isScripted = true }
        device.focus(on: try screen.field("0.4.0"))
        device.settle()
        let offset = screen.list.contentOffset
        device.turn { #expect(screen.avoidance?.focusNext() == true) }
        device.settle()
        #expect(screen.place == "below")
        #expect(screen.list.contentOffset == offset)
    }

    @Test(arguments: kinds)
    func rowsThatRefuseDoNotLeadBackOutOfTheList(_ kind: CellScreen.Kind) throws {
        let screen = CellScreen(kind, CellPlan(sections: [(0..<40).map { $0 < 6 ? 1 : 0 }]))
        screen.isBetweenFields = true
        let device = screen.shown()
        let delegate = FieldDelegate()
        delegate.begins = false
        try screen.field("0.5.0").delegate = delegate
        device.focus(on: try screen.field("0.4.0"))
        device.settle()
        device.turn { #expect(screen.avoidance?.focusNext() == true) }
        #expect(screen.place == "below")
    }

    // MARK: Headers and footers

    @Test(arguments: FlowSetting.phone)
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
        device.focus(on: header)
        device.settle()
        device.turn { table.setContentOffset(CGPoint(x: 0, y: 700), animated: false) }
        device.turn { screen.avoidance?.focusNext() }
        device.settle()
        #expect(screen.place == "0.0.0")
        expectVisible(try #require(screen.focused), of: screen, on: device)
    }
}
