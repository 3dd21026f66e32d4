internal import UIKit

/// The headers and footers of a plain table float over its rows, at the edges of what its insets leave visible.
extension UITableView {
    /// The heights of the header and the footer that may float over `view`, which is in a row; nil if none does.
    func floatingHeights(over view: UIView) -> (header: CGFloat, footer: CGFloat)? {
        guard style == .plain, let section = path(around: view)?.section else { return nil }
        let heights = (rectForHeader(inSection: section).height, rectForFooter(inSection: section).height)
        return heights == (0, 0) ? nil : heights
    }

    /// Whether `view` is in a header or a footer that floats at an edge of what is visible. No offset moves it there.
    func floats(_ view: UIView) -> Bool {
        guard style == .plain, let section = view.outwards(to: self).first(where: { $0.superview === self }),
            !(section is UITableViewCell), section !== tableHeaderView, section !== tableFooterView
        else { return false }
        let visible = bounds.inset(by: adjustedContentInset)
        if let footer = footer(around: view) {
            return abs(footer.frame.maxY - visible.maxY) < 1 && footer.frame.maxY < footer.edges.upperBound - 1
        }
        return abs(section.frame.minY - visible.minY) < 1
    }

    /// The footer around `view`, as it is now, and the lower edges that it can float at, in the table's coordinates; nil without
    /// one.
    func footer(around view: UIView) -> (frame: CGRect, edges: ClosedRange<CGFloat>)? {
        guard style == .plain, let footer = view.outwards(to: self).first(where: { $0.superview === self }),
            !(footer is UITableViewCell)
        else { return nil }
        let sections = Set((indexPathsForVisibleRows ?? []).map(\.section))
        let section = sections.first {
            let (all, own) = (rect(forSection: $0), rectForFooter(inSection: $0))
            return own.height > 0 && footer.frame.height == own.height && headerView(forSection: $0) !== footer
                && footer.frame.minY >= all.minY - 1 && footer.frame.maxY <= all.maxY + 1
        }
        guard let section else { return nil }
        let highest = rect(forSection: section).minY + rectForHeader(inSection: section).height + footer.frame.height
        // It floats no lower than where it belongs.
        return (footer.frame, highest...max(highest, rectForFooter(inSection: section).maxY))
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
            guard let focus = snapshot.focus, let orientation = table.orientationInWindow else { continue }
            if let heights = table.floatingHeights(over: input) {
                let edges = orientation.edges(
                    UIEdgeInsets(top: heights.header, left: 0, bottom: heights.footer, right: 0))
                // A bar may cover a part of what floats at the top. What floats at the bottom is above the app's inset.
                let top = max(0, edges.top - max(0, snapshot.visibleTop - area.viewport.minY - area.insets.top))
                let bottom = edges.bottom == 0 ? 0 : max(0, edges.bottom + area.insets.appBottom)
                // Without an inset, it may be under the keyboard.
                let reachesRoom = area.takesInset || area.visibleBottom - edges.bottom < snapshot.roomBottom
                func floating(over rect: CGRect, isPassive: Bool = false) -> [LayoutSnapshot.Companion] {
                    let below = CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: bottom)
                    let above = CGRect(x: rect.minX, y: rect.minY - top, width: rect.width, height: top)
                    // Where there is no room for both, what floats at the bottom comes first.
                    let rects = reachesRoom ? [below, above] : [above, below]
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
            if table.floats(input) { snapshot.scrollAreas[index].mayScroll = false }
            readFloatingFooter(around: input, in: table, at: index, into: &snapshot)
        }
    }

    /// A footer floats at the edge of the table's inset, wherever its rows are. No offset moves it, so the spacing between the
    /// focus in it and the keyboard is a part of that inset.
    private func readFloatingFooter(
        around input: UIView, in table: UITableView, at index: Int, into snapshot: inout LayoutSnapshot
    ) {
        let area = snapshot.scrollAreas[index]
        guard area.takesInset, !area.isFlipped, let focus = snapshot.focus, let footer = table.footer(around: input)
        else { return }
        let appInset = snapshot.bar == nil ? area.insets.appBottom : 0
        let ownRoom = min(area.visibleBottom, snapshot.roomBottom) - appInset
        let edge = table.bounds.maxY - (area.viewport.maxY - ownRoom)
        // With less than a point between the two, it is rounding that decides.
        guard edge >= footer.edges.lowerBound, edge <= footer.edges.upperBound + 1 else { return }
        let rise = footer.frame.maxY - edge
        let end = focus.maxY - rise
        let room = min(
            focus.minY - rise - max(snapshot.visibleTop, area.visibleTop), edge - footer.edges.lowerBound)
        let lacking = min(max(0, end + spacing.asDistance - snapshot.roomBottom), max(0, room))
        snapshot.focus?.origin.y -= rise + lacking
        snapshot.scrollAreas[index].floatingSpacing = lacking
    }
}
