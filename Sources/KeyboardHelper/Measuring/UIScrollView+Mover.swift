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

/// The orientation of a scroll view on screen. Inverted chats are upside down.
enum ScrollOrientation: Sendable {
    case upright
    /// The bottom that the reader sees is the top of its own coordinates.
    case upsideDown

    /// The inset that is at the bottom that the reader sees.
    var bottom: WritableKeyPath<UIEdgeInsets, CGFloat> { self == .upsideDown ? \.top : \.bottom }

    /// An offset, counted towards the bottom that the reader sees; and the other way round.
    func down(_ y: CGFloat) -> CGFloat { self == .upsideDown ? -y : y }

    /// The insets at the top and at the bottom that the reader sees.
    func edges(_ insets: UIEdgeInsets) -> (top: CGFloat, bottom: CGFloat) {
        self == .upsideDown ? (insets.bottom, insets.top) : (insets.top, insets.bottom)
    }
}

extension UIScrollView {
    /// A transform of the scroll view, or of a view around it, may turn it upside down.
    var orientationInWindow: ScrollOrientation {
        guard let window else { return .upright }
        let ends = [CGPoint.zero, CGPoint(x: 0, y: 1)].map { window.convert($0, from: self).y }
        return ends[1] < ends[0] ? .upsideDown : .upright
    }
}
