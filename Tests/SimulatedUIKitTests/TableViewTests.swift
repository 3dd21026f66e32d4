import Foundation
import Testing
import UIKit

@MainActor
@Suite struct TableViewTests {
    /// Rows of 100 points on an iPhone 16 of 393 x 852, whose safe area has 59 points above and 34 below.
    private let device: SimulatedDevice
    private let list: FieldTable
    private var table: UITableView { list.table }

    init() {
        list = FieldTable(rows: [100])
        device = SimulatedDevice(.iPhone16)
        device.show(list)
        device.settle()
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func cell(_ row: Int, _ section: Int = 0) -> FieldRow? {
        table.cellForRow(at: path(row, section)) as? FieldRow
    }

    // MARK: Recycling

    @Test func onlyRowsInSightHaveCells() {
        #expect(table.contentOffset.y == -59)
        #expect(table.indexPathsForVisibleRows == (0...7).map { path($0) })
        #expect(table.subviews.filter { $0 is FieldRow }.count == 8)
        #expect(cell(8) == nil)
    }

    @Test func cellsThatLeaveAreUsedAgain() {
        let first = cell(0)
        device.turn { table.contentOffset.y = 3_000 }
        #expect(cell(0) == nil)
        #expect(table.indexPathsForVisibleRows == (30...38).map { path($0) })
        #expect(list.made == 9)
        #expect(first?.reuses == 1)
        #expect(first?.window != nil)
    }

    @Test func cellsWithoutAPlaceAtTheEndOfAnAnimationVanishAtItsBeginning() throws {
        let (first, kept) = try (#require(cell(0)), #require(cell(3)))
        list.dequeues = false
        device.turn {
            UIView.animate(withDuration: 0.25) {
                table.contentOffset.y = 300
                table.layoutIfNeeded()
            }
        }
        // The screen still shows where it was.
        #expect(device.presentationFrame(of: kept).minY == 359)
        #expect(first.superview == nil)
    }

    @Test func cellsThatComeDuringAnAnimationDoNotFlyToTheirPlace() throws {
        device.turn {
            UIView.animate(withDuration: 0.25) {
                table.contentOffset.y = 300
                table.layoutIfNeeded()
            }
        }
        let come = try #require(cell(9))
        // It is at 900, and moves with the content alone, which was at 59 and goes to -300.
        #expect(device.presentationFrame(of: come).minY == 959)
        #expect(device.presentationFrame(of: come.field).minX == 8)
        device.settle()
        #expect(device.presentationFrame(of: come).minY == 600)
    }

    // MARK: Focus

    @Test func theCellWithTheFocusIsKeptOutOfSight() throws {
        let focused = try #require(cell(2))
        device.turn { focused.field.becomeFirstResponder() }
        device.settle()
        device.turn { table.contentOffset.y = 3_000 }
        #expect(focused.field.isFirstResponder)
        #expect(focused.superview === table)
        #expect(cell(2) === focused)
        #expect(!table.visibleCells.contains(focused))
        #expect(focused.frame.minY == 200)

        device.turn { focused.field.resignFirstResponder() }
        device.settle()
        device.turn { table.contentOffset.y += 1 }
        #expect(focused.superview == nil)
    }

    @Test func reloadingTakesTheFocus() throws {
        let focused = try #require(cell(2))
        device.turn { focused.field.becomeFirstResponder() }
        device.settle()
        list.rows = [3]
        device.turn { table.reloadData() }
        #expect(!focused.field.isFirstResponder)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.contentSize.height == 300)
    }

    @Test func rowsThatComeAndGoLeaveTheFocusAlone() throws {
        let focused = try #require(cell(2))
        device.turn { focused.field.becomeFirstResponder() }
        device.settle()
        device.turn {
            list.rows = [102]
            table.insertRows(at: [path(0), path(1)], with: .automatic)
            #expect(table.indexPath(for: focused) == path(4))
        }
        device.turn {
            list.rows = [101]
            table.deleteRows(at: [path(0)], with: .automatic)
        }
        #expect(focused.field.isFirstResponder)
        #expect(table.indexPath(for: focused) == path(3))
        #expect(focused.frame.minY == 300)
    }

    // MARK: Content

    @Test func theContentHasRoomForEverything() {
        #expect(table.contentSize == CGSize(width: 393, height: 10_000))
        device.turn {
            list.rows = [2, 3]
            list.headerHeight = 30
            list.footerHeight = 20
            table.sectionHeaderTopPadding = 0
            table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
            table.reloadData()
        }
        #expect(table.rectForRow(at: path(0)) == CGRect(x: 0, y: 100, width: 393, height: 100))
        #expect(table.rectForRow(at: path(0, 1)).minY == 350)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 670, width: 393, height: 40))
        #expect(table.contentSize.height == 710)
    }

    @Test func rowsOfAutomaticHeightAreMeasuredWhenTheyComeIntoSight() {
        device.turn {
            list.rowHeight = UITableView.automaticDimension
            table.estimatedRowHeight = 200
            table.reloadData()
        }
        // Cells of this test want 60 points: fourteen of them are in sight, the others keep their estimate.
        #expect(table.indexPathsForVisibleRows?.count == 14)
        #expect(table.rectForRow(at: path(1)).height == 60)
        #expect(table.rectForRow(at: path(99)).height == 200)
        #expect(table.contentSize.height == 18_040)
    }

    // MARK: Scrolling

    @Test func scrollingToARowLeavesTheInsetsFree() {
        let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom]
        let offsets = positions.map { position in
            device.turn { table.scrollToRow(at: path(40), at: position, animated: false) }
            #expect(cell(40) != nil)
            return table.contentOffset.y
        }
        #expect(offsets[0] == 3_941)
        #expect(abs(offsets[1] - 3_611.5) < 0.4)
        #expect(offsets[2] == 3_282)
    }

    @Test func scrollingToARowStaysInTheRange() {
        device.turn { table.scrollToRow(at: path(99), at: .top, animated: true) }
        #expect(table.contentOffset.y == -59)
        device.settle()
        #expect(table.contentOffset.y == 9_182)
    }

    // MARK: Selection and authors

    @Test func aTapSelectsTheRowUnlessItsFieldTakesIt() throws {
        let tapped = try #require(cell(1))
        device.tap(tapped.field)
        #expect(list.selected.isEmpty)
        device.tap(at: CGPoint(x: 200, y: 90), in: tapped)
        #expect(list.selected == [path(1)])
        #expect(table.indexPathForSelectedRow == path(1))
    }

    @Test func whatTheTableWritesIsUIKits() {
        let writes = device.writes(in: table) {
            device.turn { table.contentOffset.y = 3_000 }
        }
        #expect(writes.filter { $0.view === table && $0.by == .app }.map(\.property) == ["bounds"])
        #expect(writes.contains { $0.view is FieldRow && $0.property == "center" && $0.by == .uikit })
    }
}
