internal import UIKit

extension UIScrollView {
    /// Measures it, upright or upside down. The library has added `addedInset` points to its bottom content inset.
    func mover(
        standing orientation: ScrollOrientation, in window: UIWindow, addedInset: CGFloat, takesInset: Bool
    ) -> Mover {
        let inset = orientation.edges(contentInset)
        let adjusted = orientation.edges(adjustedContentInset)
        return Mover(
            viewport: window.convert(bounds, from: self),
            contentSize: contentSize,
            offset: orientation.down(contentOffset.y),
            isFlipped: orientation.isUpsideDown,
            insets: Mover.Insets(
                top: adjusted.top,
                safeTop: orientation.edges(safeAreaInsets).top,
                systemBottom: adjusted.bottom - inset.bottom,
                appBottom: inset.bottom - addedInset,
                ownBottom: addedInset),
            takesInset: takesInset, mayScroll: isScrollEnabled, isMovedByUser: isMovedByUser)
    }

    /// The header and the footer of a plain table that may float over `view`, which is in a row: they are at the edges of
    /// what its insets leave visible. The app's part of the inset at the bottom is `appBottom`.
    func floating(over view: UIView, standing orientation: ScrollOrientation, appBottom: CGFloat) -> Mover.Floating {
        guard let table = self as? UITableView, table.style == .plain, let section = table.path(around: view)?.section
        else { return Mover.Floating() }
        let heights = orientation.edges(
            UIEdgeInsets(
                top: table.rectForHeader(inSection: section).height, left: 0,
                bottom: table.rectForFooter(inSection: section).height, right: 0))
        var floating = Mover.Floating(top: heights.top)
        if heights.bottom > 0 { floating.bottom = max(0, heights.bottom + appBottom) }
        return floating
    }

    /// The horizontal offset that shows `rect`, in its own coordinates, by the least movement; nil if that is visible,
    /// or if it scrolls along one side only.
    func offsetAcross(showing rect: CGRect) -> CGFloat? {
        guard scrollsAlongHeight, contentSize.width > bounds.width else { return nil }
        let visible = bounds.inset(by: adjustedContentInset)
        let way = min(max(0, rect.maxX - visible.maxX), rect.minX - visible.minX)
        let low = -adjustedContentInset.left
        let goal = min(max(contentOffset.x + way, low), max(low, contentSize.width - visible.width + low))
        return canScroll(by: goal - contentOffset.x) ? goal : nil
    }

    /// Whether the offset can change by so much.
    func canScroll(by points: CGFloat) -> Bool { PixelAlignment.isMovement(points, scale: scale) }

    /// A finger moves it, or it is still decelerating.
    var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }

    var isPager: Bool { Mover.scrollsAlongWidth(contentSize, in: bounds.size) }

    /// Whether an added inset makes all of its content reachable; not so in a pager.
    var scrollsAlongHeight: Bool { isScrollEnabled && !isPager }
}

/// The orientation of a scroll view on screen. Inverted chats are upside down.
@MainActor struct ScrollOrientation {
    /// The insets that are at the top and at the bottom that the reader sees.
    let (top, bottom): (WritableKeyPath<UIEdgeInsets, CGFloat>, WritableKeyPath<UIEdgeInsets, CGFloat>)
    let isUpsideDown: Bool
    private let direction: CGFloat

    static let upright = Self(top: \.top, bottom: \.bottom, isUpsideDown: false, direction: 1)
    /// The bottom that the reader sees is the top of its own coordinates.
    static let upsideDown = Self(top: \.bottom, bottom: \.top, isUpsideDown: true, direction: -1)

    /// An offset, counted towards the bottom that the reader sees; and the other way round.
    func down(_ y: CGFloat) -> CGFloat { direction * y }

    /// The insets at the top and at the bottom that the reader sees.
    func edges(_ insets: UIEdgeInsets) -> (top: CGFloat, bottom: CGFloat) {
        (insets[keyPath: top], insets[keyPath: bottom])
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
