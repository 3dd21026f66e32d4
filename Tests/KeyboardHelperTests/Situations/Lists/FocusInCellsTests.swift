import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Moving the focus through cells, most of which do not exist until the list has scrolled to them.
@MainActor
@Suite struct FocusInCellsTests {
    @Test(arguments: WholeMatrix.pairs(CellScreen.Kind.allCases, FlowSetting.phoneInTurns))
    func everyRowIsVisitedOnceAndVisibleThereAndBack(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for plan in [CellPlan.fortyRows, .uneven] {
            let screen = CellScreen(kind, plan)
            let device = screen.shown(setting)
            func expectFocusVisible(_ place: String) throws {
                expectVisible(try #require(screen.focused), of: screen, on: device, "\(place)")
            }
            #expect(try screen.walk(on: device, forward: true, each: expectFocusVisible) == plan.names)
            let back = try screen.walk(on: device, forward: false, each: expectFocusVisible)
            #expect(back == Array(plan.names.reversed().dropFirst()))
            device.keyboard.dismiss()
            device.settle()
            #expect(screen.list.contentInset == .zero)
        }
    }

    @Test(arguments: CellScreen.Kind.allCases, FlowSetting.phoneInTurns)
    func eachStepIsOneMovement(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for plan in [CellPlan.uneven, .sparse] { try expectOneMovementAStep(CellScreen(kind, plan), setting) }
    }

    private func expectOneMovementAStep(_ screen: CellScreen, _ setting: FlowSetting) throws {
        let device = screen.shown(setting)
        let avoidance = try #require(screen.avoidance)
        device.turn { avoidance.focusNext() }
        device.settle()
        // A view at the top of the content moves as the list scrolls.
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
                // The movement begins where the content was, and takes its time.
                let (start, end) = (try #require(tops.first), try #require(tops.last))
                if abs(end - start) > 1 { #expect(abs(tops[1] - start) < abs(end - start) / 2, "\(place): \(tops)") }
            }
        }
    }

    @Test(arguments: CellScreen.Kind.allCases, FlowSetting.phoneInTurns)
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

    @Test(arguments: CellScreen.Kind.allCases, FlowSetting.phoneInTurns)
    func withoutAFocusOrAKeyboardItBeginsWithTheFirstRow(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for (forward, expected) in [(true, "0.0.0"), (false, "0.39.0")] {
            let screen = CellScreen(kind)
            let device = screen.shown(setting)
            try screen.expectStep(on: device, forward: forward, to: expected)
        }
    }

    @Test(arguments: FlowSetting.phoneInTurns)
    func aListThatScrollsSidewaysIsWalkedThrough(_ setting: FlowSetting) throws {
        let screen = CellScreen(.collection)
        let list = try #require(screen.list as? UICollectionView)
        let layout = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
        // 17 or 18 rows of 44 points in a column, so three columns.
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 300, height: 44)
        let device = screen.shown(setting)
        func expectFocusOnScreen(_ place: String) throws {
            // Only UIKit scrolls sideways to the rest of a cell that is half visible.
            guard setting.systemHelps else { return }
            let frame = device.presentationFrame(of: try #require(screen.focused))
            #expect(frame.minX >= 0 && frame.maxX <= 393, "\(place): \(frame)")
        }
        #expect(try screen.walk(on: device, forward: true, each: expectFocusOnScreen) == screen.plan.names)
        let back = try screen.walk(on: device, forward: false, each: expectFocusOnScreen)
        #expect(back == Array(screen.plan.names.reversed().dropFirst()))
    }
}
