import Foundation
import Testing
import UIKit

@MainActor
@Suite struct CollectionViewTests {
    /// Full-width items, 100 points high and 10 apart, on an iPhone 16 of 393 x 852; the n-th (from 0) begins at 110 n.
    private let device: SimulatedDevice
    private let list: FieldCollection
    private var view: UICollectionView { list.grid }

    init() {
        list = FieldCollection(count: 100)
        device = SimulatedDevice(.iPhone16)
        device.show(list)
        device.settle()
    }

    // MARK: Recycling

    @Test func onlyItemsInSightHaveCells() {
        #expect(view.contentOffset.y == -59)
        #expect(view.indexPathsForVisibleItems == (0...7).map { IndexPath(item: $0, section: 0) })
        #expect(view.subviews.filter { $0 is FieldCell }.count == 8)
        #expect(view.contentSize == CGSize(width: 393, height: 10_990))
    }

    @Test func cellsThatLeaveAreUsedAgain() {
        let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? FieldCell
        device.turn { view.contentOffset.y = 3_300 }
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(view.indexPathsForVisibleItems == (30...37).map { IndexPath(item: $0, section: 0) })
        #expect(list.made == 8)
        #expect(first?.reuses == 1)
        #expect(first?.window != nil)
    }

    @Test func cellsWithoutAPlaceAtTheEndOfAnAnimationVanishAtItsBeginning() throws {
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? FieldCell)
        list.dequeues = false
        device.turn {
            UIView.animate(withDuration: 0.25) {
                view.contentOffset.y = 330
                view.layoutIfNeeded()
            }
        }
        // The screen still shows where it was.
        #expect(device.presentationFrame(of: view.cellForItem(at: IndexPath(item: 3, section: 0)) ?? view).minY == 389)
        #expect(first.superview == nil)
    }

    @Test func cellsThatComeDuringAnAnimationDoNotFlyToTheirPlace() throws {
        device.turn {
            UIView.animate(withDuration: 0.25) {
                view.contentOffset.y = 330
                view.layoutIfNeeded()
            }
        }
        let cell = try #require(view.cellForItem(at: IndexPath(item: 9, section: 0)) as? FieldCell)
        // It is at 990, and moves with the content alone, which was at 59 and goes to -330.
        #expect(device.presentationFrame(of: cell).minY == 1_049)
        #expect(device.presentationFrame(of: cell.field).minX == 8)
        device.settle()
        #expect(device.presentationFrame(of: cell).minY == 660)
    }

    // MARK: Focus

    @Test func theCellWithTheFocusIsKeptOutOfSight() throws {
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(view.cellForItem(at: path) as? FieldCell)
        device.turn { cell.field.becomeFirstResponder() }
        device.settle()
        device.turn { view.contentOffset.y = 3_300 }
        #expect(cell.field.isFirstResponder)
        #expect(cell.superview === view)
        #expect(view.cellForItem(at: path) === cell)
        #expect(!view.visibleCells.contains(cell))
        #expect(cell.frame.minY == 220)

        device.turn { cell.field.resignFirstResponder() }
        device.settle()
        device.turn { view.contentOffset.y += 1 }
        #expect(cell.superview == nil)
    }

    @Test func reloadingTakesTheFocus() throws {
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? FieldCell)
        device.turn { cell.field.becomeFirstResponder() }
        device.settle()
        list.count = 3
        device.turn { view.reloadData() }
        #expect(!cell.field.isFirstResponder)
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(view.contentSize.height == 320)
        #expect(view.visibleCells.count == 3)
    }

    // MARK: Scrolling

    /// The item is from 4400 to 4500; 59 points above and 34 below are safe area.
    @Test func scrollingToAnItemLeavesTheInsetsFree() {
        let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
        let offsets = positions.map { position in
            device.turn { view.scrollToItem(at: IndexPath(item: 40, section: 0), at: position, animated: false) }
            #expect(view.cellForItem(at: IndexPath(item: 40, section: 0)) != nil)
            return view.contentOffset.y
        }
        #expect(offsets[0] == 4341)
        #expect(abs(offsets[1] - 4011.5) < 0.4)
        #expect(offsets[2] == 3682)
    }

    @Test func scrollingToAnItemStaysInTheRange() {
        device.turn { view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: true) }
        #expect(view.contentOffset.y == -59)
        device.settle()
        #expect(view.contentOffset.y == 10_172)
    }

    // MARK: Selection

    @Test func aTapSelectsTheItemUnlessItsFieldTakesIt() throws {
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FieldCell)
        device.tap(cell.field)
        #expect(list.selected.isEmpty)
        device.tap(at: CGPoint(x: 200, y: 90), in: cell)
        #expect(list.selected == [IndexPath(item: 1, section: 0)])
        #expect(cell.isSelected)
    }

    // MARK: Authors

    @Test func whatTheViewWritesIsUIKits() {
        let writes = device.writes(in: view) {
            device.turn { view.contentOffset.y = 3_300 }
        }
        #expect(writes.filter { $0.view === view && $0.by == .app }.map(\.property) == ["bounds"])
        #expect(writes.contains { $0.view is FieldCell && $0.property == "center" && $0.by == .uikit })
    }
}
