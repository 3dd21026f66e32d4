import KeyboardHelper
import Testing
import UIKit

/// Rows of 60 points with a field each, in a `UICollectionViewController`.
private final class FieldGrid: UICollectionViewController, KeyboardAvoiding {
    private let source = ListSource(
        rows: { _ in 30 }, height: { _ in 60 }, fill: { content, _ in _ = content.rowField })

    override func viewDidLoad() {
        super.viewDidLoad()
        source.serve(collectionView)
        handleKeyboard(scrollView: collectionView)
    }
}

/// iPhone 16: 852 high, status bar 59, home indicator 34, keyboard from 516 on.
@MainActor
@Suite struct CollectionControllerTests {
    @Test(
        "a collection controller that makes room has one inset, and its field is visible",
        arguments: FlowSetting.phone, SimulatedBehavior.CollectionRoom.allCases)
    func oneInset(_ setting: FlowSetting, _ position: SimulatedBehavior.CollectionRoom) throws {
        let grid = FieldGrid(collectionViewLayout: UICollectionViewFlowLayout())
        let device = setting.device(showing: grid)
        device.behavior.collectionControllersMakeRoom = position
        let collection = try #require(grid.collectionView)
        for _ in 0..<2 {
            // It is at 719 to 779.
            let cell = try #require(collection.cellForItem(at: IndexPath(item: 11, section: 0)))
            device.focus(on: cell.contentView.rowField, visibleIn: grid)
            expectEqual(collection.adjustedContentInset.bottom, 336)
            device.dismissKeyboard()
            #expect(collection.adjustedContentInset.bottom == 34 && collection.contentInset == .zero)
            device.turn { collection.setContentOffset(CGPoint(x: 0, y: -59), animated: false) }
        }
    }
}
