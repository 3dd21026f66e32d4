internal import UIKit

extension UIScrollView {
    /// Measures it for `input`, upright or upside down. The library has added `addedInset` points to its bottom content
    /// inset.
    func mover(
        standing orientation: ScrollOrientation, in window: UIWindow, for input: UIView?, addedInset: CGFloat,
        takesInset: Bool
    ) -> Mover {
        let inset = orientation.edges(contentInset)
        let adjusted = orientation.edges(adjustedContentInset)
        let floating = orientation.edges(floatingHeights(over: input))
        let appBottom = inset.bottom - addedInset
        return Mover(
            viewport: window.convert(bounds, from: self),
            contentSize: contentSize,
            offset: orientation.down(contentOffset.y),
            isFlipped: orientation == .upsideDown,
            insets: Mover.Insets(
                top: adjusted.top,
                safeTop: orientation.edges(safeAreaInsets).top,
                systemBottom: adjusted.bottom - inset.bottom,
                appBottom: appBottom,
                ownBottom: addedInset),
            takesInset: takesInset, mayScroll: isScrollEnabled, isMovedByUser: isMovedByUser,
            floating: Mover.Floating(
                top: floating.top, bottom: floating.bottom > 0 ? max(0, floating.bottom + appBottom) : 0))
    }

    /// The heights of the header and the footer of a plain table that may float over `view`, which is in a row: they are
    /// at the edges of what its insets leave visible.
    func floatingHeights(over view: UIView?) -> UIEdgeInsets {
        guard let table = self as? UITableView, table.style == .plain,
            let section = view.flatMap(table.path(around:))?.section
        else { return .zero }
        return UIEdgeInsets(
            top: table.rectForHeader(inSection: section).height, left: 0,
            bottom: table.rectForFooter(inSection: section).height, right: 0)
    }

    /// The horizontal offset that shows `rect`, in its own coordinates, by the least movement; nil if that is visible,
    /// or if it scrolls along one side only.
    func offsetAcross(showing rect: CGRect) -> CGFloat? {
        guard scrollsAlongHeight else { return nil }
        let visible = bounds.inset(by: adjustedContentInset)
        let way = min(max(0, rect.maxX - visible.maxX), rect.minX - visible.minX)
        let low = -adjustedContentInset.left
        let goal = min(max(contentOffset.x + way, low), max(low, contentSize.width - visible.width + low))
        return PixelAlignment.isMovement(goal - contentOffset.x, scale: window?.screen.scale ?? 1) ? goal : nil
    }

    /// A finger moves it, or it is still decelerating.
    var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }

    var isPager: Bool { Mover.scrollsAlongWidth(contentSize, in: bounds.size) }

    /// Whether an added inset makes all of its content reachable; not so in a pager.
    var scrollsAlongHeight: Bool { isScrollEnabled && !isPager }
}
