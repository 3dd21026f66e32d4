import Foundation
import Testing
import UIKit

@MainActor
@Suite struct FlowLayoutTests {
    private let source = Items()
    private let layout = UICollectionViewFlowLayout()

    /// In a view of 320 x 480.
    private func frames(_ counts: [Int]) -> [[CGRect]] {
        source.counts = counts
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        size = view.contentSize
        return counts.indices.map { section in
            (0..<counts[section]).map { item in
                view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
            }
        }
    }

    private var size: CGSize {
        get { source.size }
        nonmutating set { source.size = newValue }
    }

    @Test func fullLinesReachFromSideToSideAndTheLastKeepsTheirGaps() {
        layout.itemSize = CGSize(width: 90, height: 40)
        let frames = frames([5])[0]
        #expect(frames.map(\.minX) == [0, 115, 230, 0, 115])
        #expect(frames.map(\.minY) == [0, 0, 0, 50, 50])
        #expect(size == CGSize(width: 320, height: 90))
    }

    @Test func anItemThatFillsItsLineAloneIsInTheMiddle() {
        layout.itemSize = CGSize(width: 200, height: 40)
        #expect(frames([2])[0].map(\.minX) == [60, 60])
    }

    @Test func sectionsFollowEachOtherWithTheirInsets() {
        layout.itemSize = CGSize(width: 280, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
        layout.minimumLineSpacing = 3
        let frames = frames([2, 0, 1])
        #expect(frames[0].map(\.minY) == [5, 48])
        #expect(frames[2] == [CGRect(x: 20, y: 112, width: 280, height: 40)])
        #expect(size.height == 159)
    }

    @Test func inTheOtherDirectionLinesAreColumns() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 30, height: 200)
        let frames = frames([3])[0]
        #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 280), CGPoint(x: 40, y: 0)])
        #expect(size == CGSize(width: 70, height: 480))
    }

    @Test func anotherWidthLaysTheItemsOutAnew() {
        source.counts = [4]
        layout.itemSize = CGSize(width: 100, height: 40)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 90)
        view.frame.size.width = 480
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 480, height: 40))
        layout.minimumInteritemSpacing = 60
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 90)
    }

    @Test func withoutADataSourceThereIsNothing() {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 0)
        #expect(view.numberOfSections == 0)
        #expect(view.visibleCells.isEmpty)
    }
}

@MainActor
private final class Items: NSObject, UICollectionViewDataSource {
    var counts: [Int] = []
    var size = CGSize.zero

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    /// The cell's class is not registered, so that it is a plain one.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
