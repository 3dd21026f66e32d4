internal import UIKit

/// The headers and footers of a plain table float over its rows, at the edges of what its insets leave visible.
extension UITableView {
    /// The heights of the header and the footer that may float over `view`, which is in a row; nil if none does.
    func floatingHeights(over view: UIView) -> (header: CGFloat, footer: CGFloat)? {
        guard style == .plain, let section = path(around: view)?.section else { return nil }
        let heights = (rectForHeader(inSection: section).height, rectForFooter(inSection: section).height)
        return heights == (0, 0) ? nil : heights
    }

    /// How far a footer around `view` will be above where it is now once it floats at `bottom`, in the table's coordinates; nil
    /// if it will not.
    func rise(ofFooterAround view: UIView, to bottom: CGFloat) -> CGFloat? {
        guard style == .plain, let footer = view.outwards(to: self).first(where: { $0.superview === self }) else {
            return nil
        }
        let sections = Set((indexPathsForVisibleRows ?? []).map(\.section))
        let section = sections.first {
            let (all, own) = (rect(forSection: $0), rectForFooter(inSection: $0))
            return own.height > 0 && footer.frame.height == own.height && headerView(forSection: $0) !== footer
                && footer.frame.minY >= all.minY - 1 && footer.frame.maxY <= all.maxY + 1
        }
        guard let section, !(footer is UITableViewCell) else { return nil }
        let highest = rect(forSection: section).minY + rectForHeader(inSection: section).height + footer.frame.height
        return footer.frame.maxY >= bottom - 1 && bottom >= highest ? max(0, footer.frame.maxY - bottom) : nil
    }
}

extension LayoutReader {
    /// Takes in what floats in the tables around `input`: over the row that it is in, or with it. `whole` is all of a text view,
    /// and the first of the snapshot's companions.
    func readFloatingSections(
        around input: UIView, _ whole: LayoutSnapshot.Companion?, in scrollViews: [UIScrollView],
        into snapshot: inout LayoutSnapshot
    ) {
        for case (let index, let table as UITableView) in scrollViews.enumerated() {
            let area = snapshot.scrollAreas[index]
            guard let focus = snapshot.focus, let scale = table.scaleInWindow else { continue }
            if let heights = table.floatingHeights(over: input), snapshot.selectedLineHeight == nil {
                let edges = scale.edges(UIEdgeInsets(top: heights.header, left: 0, bottom: heights.footer, right: 0))
                // A bar may cover a part of what floats at the top. What floats at the bottom is above the app's inset.
                let top = max(0, edges.top - max(0, snapshot.visibleTop - area.viewport.minY - area.topInset))
                let bottom = edges.bottom == 0 ? 0 : max(0, edges.bottom + area.appBottomInset)
                func floating(over rect: CGRect, isPassive: Bool = false) -> [LayoutSnapshot.Companion] {
                    // Where there is no room for both, what floats at the bottom comes first.
                    let rects = [
                        CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: bottom),
                        CGRect(x: rect.minX, y: rect.minY - top, width: rect.width, height: top),
                    ]
                    return rects.filter { $0.height > 0 }.map {
                        LayoutSnapshot.Companion(rect: $0, area: index, isPassive: isPassive)
                    }
                }
                // The line with the caret comes first, then the whole text view.
                if let whole, let place = snapshot.companions.firstIndex(of: whole) {
                    snapshot.companions.insert(
                        contentsOf: floating(over: whole.rect, isPassive: whole.isPassive), at: place + 1)
                }
                snapshot.companions.insert(contentsOf: floating(over: focus), at: 0)
            }
            guard area.takesInset, !area.isFlipped else { continue }
            let covered = max(0, area.viewport.maxY - min(area.visibleBottom, snapshot.roomBottom)) / area.scale
            if let rise = table.rise(ofFooterAround: input, to: table.bounds.maxY - covered) {
                snapshot.focus?.origin.y -= rise * area.scale
                snapshot.scrollAreas[index].mayScroll = false
            }
        }
    }
}
