import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Rows of 60 points with a field each, in a `UICollectionViewController`.
private final class FieldGrid: UICollectionViewController, KeyboardAvoiding {
    private(set) var avoidance: KeyboardAvoidance?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "field")
        avoidance = handleKeyboard(scrollView: collectionView)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
        guard cell.contentView.subviews.isEmpty else { return cell }
        let field = UITextField(frame: cell.contentView.bounds)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(field)
        return cell
    }

    func field(_ item: Int) -> UIView? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.contentView.subviews.first
    }
}

/// iPhone 16: 852 high, status bar 59, home indicator 34, keyboard from 516 on.
@MainActor
@Suite struct CollectionControllerTests {
    @Test(
        "a collection controller that makes room by itself has one inset, and its field is visible",
        arguments: FlowSetting.phone, SimulatedBehavior.CollectionRoom.allCases)
    func oneInset(_ setting: FlowSetting, _ position: SimulatedBehavior.CollectionRoom) throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 60)
        layout.minimumLineSpacing = 0
        let grid = FieldGrid(collectionViewLayout: layout)
        let device = setting.device(showing: grid)
        device.behavior.collectionControllersMakeRoom = position
        let collection = try #require(grid.collectionView)
        let before = collection.adjustedContentInset
        for _ in 0..<2 {
            // It is at 719 to 779.
            let field = try #require(grid.field(11))
            device.focusAndSettle(on: field)
            let frame = device.presentationFrame(of: field)
            #expect(frame.maxY <= 506 && frame.minY >= 59)
            #expect(collection.adjustedContentInset.bottom == 336)
            device.dismissKeyboard()
            #expect(collection.adjustedContentInset == before && collection.contentInset == .zero)
            device.turn { collection.setContentOffset(CGPoint(x: 0, y: -59), animated: false) }
        }
    }
}
