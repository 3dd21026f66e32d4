internal import UIKit

/// An offset that was moved and is still where that movement, or UIKit's clamp, left it.
struct AdjustedOffset {
    /// The offset before the first movement.
    let resting: CGPoint
    let written: CGPoint
    /// The last legal offset when it was written, towards the bottom that the reader sees.
    let end: CGFloat
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

extension UIScrollView {
    var recyclesCells: Bool { self is UITableView || self is UICollectionView }

    var legalOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    }
}
