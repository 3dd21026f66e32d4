import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A list component that sets the frame and the inset of its private collection whenever it is laid out, as Listable does; its data
/// come late. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct OwnLayoutTests {
    private final class ListComponent: UIView, UICollectionViewDataSource {
        let collection = UICollectionView(
            frame: .zero, collectionViewLayout: ListComponent.layout())
        var inset: CGFloat = 0
        var count = 20

        private static func layout() -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 393, height: 60)
            layout.minimumLineSpacing = 0
            return layout
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            collection.contentInsetAdjustmentBehavior = .never
            collection.register(FieldCollectionCell.self, forCellWithReuseIdentifier: "field")
            collection.dataSource = self
            addSubview(collection)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            collection.frame = bounds
            collection.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: path)
        }

        func field(at item: Int) -> UITextField? {
            (collection.cellForItem(at: IndexPath(item: item, section: 0)) as? FieldCollectionCell)?.field
        }
    }

    @Test(
        "S67 an inset that a component assigns in its own layout takes nothing away",
        arguments: FlowSetting.phoneInTurns, [0, 20])
    func s67(_ setting: FlowSetting, _ inset: CGFloat) throws {
        let component = ListComponent(frame: CGRect(x: 0, y: 59, width: 393, height: 793))
        component.inset = inset
        let screen = MadeScreen { screen in
            screen.view.addSubview(component)
            screen.handleKeyboard(scrollView: component.collection)
        }
        let device = setting.device(showing: screen)
        device.turn { component.collection.contentOffset.y = 1200 + inset - 793 }
        let field = try #require(component.field(at: 19))
        device.focusAndSettle(on: field)
        // UIKit's own scroll leaves the inset free as well.
        let end = device.presentationFrame(of: field).maxY
        #expect((485.5...506.5).contains(end))
        device.advance(by: 0.5)
        let motion = device.motion(of: field) { device.turn { component.setNeedsLayout() } }
        #expect(motion.samples.allSatisfy { abs($0.end - end) <= 0.5 }, "\(motion)")
        device.dismissKeyboard()
        #expect(component.collection.contentInset.bottom == inset)
    }
}
