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

    /// The index path of the cell after `path`; without one, of the first cell.
    func path(after path: IndexPath?) -> IndexPath? {
        var (section, item) = (0, 0)
        if let path { (section, item) = (path.section, path.item + 1) }
        while section < numberOfSections {
            if item < numberOfCells(in: section) { return IndexPath(item: item, section: section) }
            (section, item) = (section + 1, 0)
        }
        return nil
    }

    /// The index path of the cell before `path`; without one, of the last cell.
    func path(before path: IndexPath?) -> IndexPath? {
        var (section, end) = (numberOfSections - 1, Int.max)
        if let path { (section, end) = (path.section, path.item) }
        while section >= 0, section < numberOfSections {
            let item = min(end, numberOfCells(in: section)) - 1
            if item >= 0 { return IndexPath(item: item, section: section) }
            (section, end) = (section - 1, .max)
        }
        return nil
    }
}

extension UIView {
    /// The outermost table or collection in `host` that has this view in a cell, and the index path of the cell.
    func cellList(in host: UIView) -> (list: any CellList, path: IndexPath)? {
        var outermost: (list: any CellList, path: IndexPath)?
        for case let list as any CellList in outwards(to: host) {
            if let path = list.path(around: self) { outermost = (list, path) }
        }
        return outermost
    }
}
