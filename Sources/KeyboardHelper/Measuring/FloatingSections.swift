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

extension UITableView {
    /// The header or the footer of a section around `view`.
    fileprivate func sectionView(around view: UIView) -> UIView? {
        guard style == .plain, let section = view.outwards(to: self).first(where: { $0.superview === self }),
            !(section is UITableViewCell), section !== tableHeaderView, section !== tableFooterView
        else { return nil }
        return section
    }

    /// The lower edges that `view` can float at if it is a footer, in the table's coordinates; nil if it is a header.
    fileprivate func footerEdges(of view: UIView) -> ClosedRange<CGFloat>? {
        let sections = Set((indexPathsForVisibleRows ?? []).map(\.section))
        let section = sections.first {
            let (all, own) = (rect(forSection: $0), rectForFooter(inSection: $0))
            return own.height > 0 && view.frame.height == own.height && headerView(forSection: $0) !== view
                && view.frame.minY >= all.minY - 1 && view.frame.maxY <= all.maxY + 1
        }
        guard let section else { return nil }
        let highest = rect(forSection: section).minY + rectForHeader(inSection: section).height + view.frame.height
        // It floats no lower than where it belongs.
        return highest...max(highest, rectForFooter(inSection: section).maxY)
    }

    /// Whether a header or a footer is at the edge of what is visible, and not where it belongs.
    fileprivate func floats(_ frame: CGRect, _ footerEdges: ClosedRange<CGFloat>?) -> Bool {
        let visible = bounds.inset(by: adjustedContentInset)
        guard let footerEdges else { return abs(frame.minY - visible.minY) < 1 }
        return abs(frame.maxY - visible.maxY) < 1 && frame.maxY < footerEdges.upperBound - 1
    }
}

extension LayoutReader {
    /// Reads the place of an input in a header or a footer that floats in `scrollView`. No offset moves it there.
    ///
    /// A footer floats at the edge of the table's inset, wherever its rows are, so the spacing between the focus in it and the
    /// keyboard is a part of that inset.
    func readFloatingInput(in scrollView: UIScrollView, at index: Int, into snapshot: inout LayoutSnapshot) {
        guard let table = scrollView as? UITableView, let focus = snapshot.focus,
            let section = input.flatMap(table.sectionView)
        else { return }
        let area = snapshot.scrollAreas[index]
        let (frame, footerEdges) = (section.frame, table.footerEdges(of: section))
        snapshot.scrollAreas[index].mayScroll = area.mayScroll && !table.floats(frame, footerEdges)
        guard area.takesInset, !area.isFlipped, let footerEdges else { return }
        let appInset = snapshot.bar == nil ? area.insets.appBottom : 0
        let ownRoom = min(area.visibleBottom, snapshot.roomBottom) - appInset
        let edge = table.bounds.maxY - (area.viewport.maxY - ownRoom)
        // With less than a point between the two, it is rounding that decides.
        guard edge >= footerEdges.lowerBound, edge <= footerEdges.upperBound + 1 else { return }
        let rise = frame.maxY - edge
        let end = focus.maxY - rise
        let room = min(focus.minY - rise - max(snapshot.visibleTop, area.visibleTop), edge - footerEdges.lowerBound)
        let lacking = min(max(0, end + spacing.asDistance - snapshot.roomBottom), max(0, room))
        snapshot.focus?.origin.y -= rise + lacking
        snapshot.scrollAreas[index].floating.spacing = lacking
    }
}
