internal import UIKit

extension CellList {
    /// Scrolls without animation to where the cell is the first that is visible, or the last. It exists after the next
    /// layout, with a screenful of those that follow.
    func scroll(to path: IndexPath, isFirst: Bool) {
        (self as? UITableView)?.scrollToRow(at: path, at: isFirst ? .top : .bottom, animated: false)
        (self as? UICollectionView)?.scrollToItem(
            at: path, at: isFirst ? [.top, .left] : [.bottom, .right], animated: false)
    }
}
