import UIKit

extension UITableView {
    /// Scrolls as far as a hand can.
    func scrollToEnd(animated: Bool) {
        let end = contentSize.height + adjustedContentInset.bottom - bounds.height
        setContentOffset(CGPoint(x: contentOffset.x, y: max(-adjustedContentInset.top, end)), animated: animated)
    }

    /// The cell of the last row, if it exists.
    var lastCell: UITableViewCell? {
        let section = numberOfSections - 1
        guard section >= 0 else { return nil }
        return cellForRow(at: IndexPath(row: numberOfRows(inSection: section) - 1, section: section))
    }
}
