internal import UIKit

extension CellList {
    /// Scrolls without animation to where the cell is. It exists after the next layout.
    func scroll(to path: IndexPath) {
        (self as? UITableView)?.scrollToRow(at: path, at: .none, animated: false)
        (self as? UICollectionView)?.scrollToItem(
            at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    }
}
