internal import UIKit

/// A scroll view whose cells exist only while they are on screen.
@MainActor protocol CellList: UIScrollView {
    var numberOfSections: Int { get }
    func numberOfCells(in section: Int) -> Int
    func loadedCell(at path: IndexPath) -> UIView?
    func path(ofCell view: UIView) -> IndexPath?
    /// The index path of the cell at a point of the content.
    func path(at point: CGPoint) -> IndexPath?
}

extension UITableView: CellList {
    func numberOfCells(in section: Int) -> Int { numberOfRows(inSection: section) }
    func loadedCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    func path(ofCell view: UIView) -> IndexPath? { (view as? UITableViewCell).flatMap { indexPath(for: $0) } }
    func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
}

extension UICollectionView: CellList {
    func numberOfCells(in section: Int) -> Int { numberOfItems(inSection: section) }
    func loadedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    func path(ofCell view: UIView) -> IndexPath? { (view as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
    func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
}

extension CellList {
    func isLast(_ path: IndexPath) -> Bool {
        path.section == numberOfSections - 1 && path.item == numberOfCells(in: path.section) - 1
    }

    /// The index path of the cell around `view`.
    func path(around view: UIView) -> IndexPath? {
        view.outwards(to: self).firstFound(path(ofCell:))
    }

    /// The index path of the cell after `path`, or before it; without one, of the first or the last cell.
    func neighbor(of path: IndexPath?, forward: Bool) -> IndexPath? {
        let outside = IndexPath(item: forward ? -1 : .max, section: forward ? 0 : numberOfSections - 1)
        var (item, section) = (path?.item ?? outside.item, path?.section ?? outside.section)
        while section >= 0, section < numberOfSections {
            let count = numberOfCells(in: section)
            item = forward ? item + 1 : min(item, count) - 1
            if item >= 0, item < count { return IndexPath(item: item, section: section) }
            section += forward ? 1 : -1
            item = forward ? -1 : .max
        }
        return nil
    }
}

extension UIView {
    /// The outermost table or collection in `host` that has this view in a cell, and the index path of the cell.
    func cellList(in host: UIView) -> (list: any CellList, path: IndexPath)? {
        outwards(to: host).compactMap { $0 as? any CellList }.compactMap { list in
            list.path(around: self).map { (list, $0) }
        }.last
    }
}
