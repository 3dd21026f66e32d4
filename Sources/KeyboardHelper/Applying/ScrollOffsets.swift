internal import UIKit

/// An offset that was moved and is still where that movement, or UIKit's clamp, left it.
struct AdjustedOffset {
    /// The offset before the first movement.
    let resting: CGPoint
    let written: CGPoint
    /// The legal offsets when it was written.
    let range: ClosedRange<CGFloat>
}

/// A scroll that UIKit animates.
struct AnimatedScroll {
    let start: CGFloat
    let goal: CGPoint
    let end: TimeInterval

    /// An offset that is not on the way to the goal was set by the app or the user.
    func isOnTheWay(_ y: CGFloat) -> Bool {
        y != goal.y && y >= min(start, goal.y) - 1 && y <= max(start, goal.y) + 1
    }
}

/// The offset before a hide, which may be taken back.
@MainActor struct FormerOffset {
    let former: FormerPlace
    /// The offset that the hide led to. Any other was set by the app or the user.
    let left: CGFloat

    func offset(in scrollView: UIScrollView?) -> CGFloat? {
        guard let scrollView, !scrollView.isMovedByUser, abs(scrollView.contentOffset.y - left) <= 1 else { return nil }
        return former.value(in: scrollView.window)
    }
}
