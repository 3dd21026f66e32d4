internal import UIKit

/// Keeps the end of a scroll view visible when there is more or less room for its content.
///
/// Where the reader has scrolled up, what is just above the bottom stays there instead.
@MainActor final class EndKeeper {
    private weak var scrollView: UIScrollView?
    private let isFlipped: Bool
    /// Before the next change of the room.
    private var before: ScrollRoom
    /// The row at the bottom, and the points from its lower edge to there. Another width makes other heights.
    private var row: (path: IndexPath, distance: CGFloat)?

    init(_ scrollView: UIScrollView, isFlipped: Bool) {
        self.scrollView = scrollView
        self.isFlipped = isFlipped
        // One that was never laid out is at its end.
        before = scrollView.contentSize == .zero ? ScrollRoom() : ScrollRoom(of: scrollView, isFlipped: isFlipped)
    }

    private var present: ScrollRoom { scrollView.map { ScrollRoom(of: $0, isFlipped: isFlipped) } ?? before }

    /// Takes in where the reader is. Call this before something may change the room.
    func note() {
        before.offset = present.unclampedOffset(since: before)
        row = before.showsEnd ? nil : scrollView?.row(at: before.edge)
    }

    /// Whether the room has changed, and the offset has to follow.
    var isDue: Bool { scrollView?.isMovedByUser == false && present.differs(from: before) }

    /// Moves the offset along with the room. `didMove` is told of each movement, with the offset before it.
    func keep(didMove: (UIScrollView, CGPoint) -> Void) {
        guard isDue, let scrollView else {
            before = present
            return
        }
        before.offset = present.unclampedOffset(since: before)
        var edge = before.showsEnd ? nil : before.edge
        if present.size.width != before.size.width {
            scrollView.layoutIfNeeded()
            if edge != nil, let row, let frame = scrollView.frame(ofRowAt: row.path) {
                edge = frame.maxY - row.distance
            }
        }
        // Rows that come into sight may be higher than they were estimated to be.
        for _ in 0..<Self.attempts {
            let (offset, goal) = (scrollView.contentOffset, present.offset(keeping: edge))
            let scale = scrollView.window?.screen.scale ?? 1
            guard PixelAlignment.isMovement(goal - offset.y, scale: scale) else { break }
            scrollView.contentOffset.y = goal
            didMove(scrollView, offset)
            PendingLayout.flush([scrollView])
        }
        before = present
    }

    private static let attempts = 4
}

extension ScrollRoom {
    @MainActor fileprivate init(of scrollView: UIScrollView, isFlipped: Bool) {
        let inset = scrollView.adjustedContentInset
        self.init(
            offset: scrollView.contentOffset.y, size: scrollView.bounds.size, topInset: inset.top,
            bottomInset: inset.bottom, contentHeight: scrollView.contentSize.height, isFlipped: isFlipped)
    }
}

extension UIScrollView {
    /// The row of a table, or the item of a collection, that is at `y`, and the points from there to its lower edge.
    fileprivate func row(at y: CGFloat) -> (path: IndexPath, distance: CGFloat)? {
        let cells = (self as? UITableView)?.visibleCells ?? (self as? UICollectionView)?.visibleCells ?? []
        guard let cell = cells.first(where: { $0.frame.minY < y && $0.frame.maxY >= y }) else { return nil }
        let path =
            (cell as? UITableViewCell).flatMap { (self as? UITableView)?.indexPath(for: $0) }
            ?? (cell as? UICollectionViewCell).flatMap { (self as? UICollectionView)?.indexPath(for: $0) }
        return path.map { ($0, cell.frame.maxY - y) }
    }

    fileprivate func frame(ofRowAt path: IndexPath) -> CGRect? {
        if let table = self as? UITableView { return table.rectForRow(at: path) }
        return (self as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame
    }
}
