internal import UIKit

/// The headers and footers of a plain table float over its rows, at the edges of what its insets leave visible.
extension UIScrollView {
    /// The heights of the header and the footer that may float over `view`, which is in a row.
    func floatingHeights(over view: UIView?) -> UIEdgeInsets {
        guard let table = self as? UITableView, table.style == .plain,
            let section = view.flatMap(table.path(around:))?.section
        else { return .zero }
        return UIEdgeInsets(
            top: table.rectForHeader(inSection: section).height, left: 0,
            bottom: table.rectForFooter(inSection: section).height, right: 0)
    }
}
