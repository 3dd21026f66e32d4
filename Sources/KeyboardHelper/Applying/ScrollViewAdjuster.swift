internal import UIKit

/// The only one who moves one scroll view for the keyboard: adds an inset and an offset, and takes exactly those away again.
@MainActor
final class ScrollViewAdjuster {
    private(set) weak var scrollView: UIScrollView?

    private var inset: OwnedAmount
    private var indicator: OwnedAmount
    private var hasTurnedPagingOff = false
    private var offset: OwnedOffset?
    private var goal: Goal?

    /// The offsets that we have moved it by since it was last left alone, in points.
    private(set) var moved: CGFloat = 0

    /// Where the user was, and where we left the offset.
    private struct OwnedOffset {
        let resting: CGPoint
        var written: CGPoint
    }

    /// An offset that UIKit scrolls to for us.
    private struct Goal {
        let start: CGFloat
        let offset: CGPoint
        let end: TimeInterval

        /// An offset that is not on the way there is somebody else's.
        func isOnTheWay(_ y: CGFloat) -> Bool {
            y != offset.y && y >= min(start, offset.y) - 1 && y <= max(start, offset.y) + 1
        }
    }

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        inset = OwnedAmount(scrollView.contentInset.bottom)
        indicator = OwnedAmount(scrollView.verticalScrollIndicatorInsets.bottom)
    }

    var bottomInset: CGFloat { inset.delta }

    /// The offset that a scroll of ours is still going to.
    var goalOffset: CGFloat? {
        guard let goal, let scrollView, CACurrentMediaTime() < goal.end else { return nil }
        return scrollView.isMovedByUser || !goal.isOnTheWay(scrollView.contentOffset.y) ? nil : goal.offset.y
    }

    /// Takes note of what the app, UIKit or the user has changed since we last wrote.
    func observe() {
        guard let scrollView else { return }
        if goalOffset == nil { goal = nil }
        inset.observe(scrollView.contentInset.bottom)
        indicator.observe(scrollView.verticalScrollIndicatorInsets.bottom)
        if let offset, goalOffset == nil, !scrollView.contentOffset.isWithinAPixel(of: offset.written, in: scrollView) {
            self.offset = nil
        }
    }

    // MARK: Applying

    /// Whether `plan` would change anything that can be seen.
    func differs(from plan: ScrollPlan) -> Bool {
        guard let scrollView else { return false }
        // A scroll of ours that is under way may have been replaced by one of UIKit's, so it is asked for again.
        if goalOffset != nil { return true }
        return [
            ownInset(for: plan, in: scrollView) - inset.delta,
            ownIndicator(for: plan, in: scrollView) - indicator.delta,
            plan.offset - scrollView.contentOffset.y,
        ].contains { abs($0) >= AvoidancePlanner.negligible }
    }

    /// Carries out `plan`. `isAnimated` tells that this happens inside an animation.
    func apply(_ plan: ScrollPlan, isAnimated: Bool) {
        guard let scrollView else { return }
        let offset = scrollView.contentOffset
        let start = goalOffset ?? offset.y
        write(ownInset(for: plan, in: scrollView), to: scrollView)
        // The inset may have made it scrollable, and so have switched UIKit's own part on.
        write(ownInset(for: plan, in: scrollView), to: scrollView)
        writeIndicator(ownIndicator(for: plan, in: scrollView), to: scrollView)
        turnPaging(off: inset.delta > 0, in: scrollView)
        // UIKit may have brought the offset back when the inset shrank.
        let isElsewhere = [start, scrollView.contentOffset.y].contains {
            abs(plan.offset - $0) >= AvoidancePlanner.negligible
        }
        guard isElsewhere else { return }
        moved += plan.offset - start
        move(scrollView, from: offset, to: CGPoint(x: offset.x, y: plan.offset), isAnimated: isAnimated)
    }

    private func ownInset(for plan: ScrollPlan, in scrollView: UIScrollView) -> CGFloat {
        max(0, plan.coveredInset - (scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom))
    }

    private func ownIndicator(for plan: ScrollPlan, in scrollView: UIScrollView) -> CGFloat {
        let adjusts = scrollView.automaticallyAdjustsScrollIndicatorInsets
        return max(0, plan.overlap - (adjusts ? scrollView.safeAreaInsets.bottom : 0))
    }

    /// Equal insets are not written: UIKit lays out anew for them.
    private func write(_ delta: CGFloat, to scrollView: UIScrollView) {
        let value = inset.add(delta)
        if scrollView.contentInset.bottom != value { scrollView.contentInset.bottom = value }
    }

    private func writeIndicator(_ delta: CGFloat, to scrollView: UIScrollView) {
        let value = indicator.add(delta)
        if scrollView.verticalScrollIndicatorInsets.bottom != value {
            scrollView.verticalScrollIndicatorInsets.bottom = value
        }
    }

    /// Pages are as tall as the scroll view without our inset, so paging would drive the focus back under the keyboard.
    private func turnPaging(off: Bool, in scrollView: UIScrollView) {
        if off, scrollView.isPagingEnabled {
            scrollView.isPagingEnabled = false
            hasTurnedPagingOff = true
        } else if !off, hasTurnedPagingOff {
            scrollView.isPagingEnabled = true
            hasTurnedPagingOff = false
        }
    }

    private func move(_ scrollView: UIScrollView, from old: CGPoint, to new: CGPoint, isAnimated: Bool) {
        offset = OwnedOffset(resting: offset?.resting ?? old, written: new)
        // UIKit scrolls a new first responder by itself, step by step, and would overwrite ours.
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        if isAnimated, scrollView.recyclesCells {
            // In an animation of ours the cells that are off screen at its end would vanish at its start.
            goal = Goal(start: old.y, offset: new, end: CACurrentMediaTime() + Self.longestSystemScroll)
            scrollView.setContentOffset(new, animated: true)
        } else {
            goal = nil
            scrollView.contentOffset = new
        }
    }

    /// UIKit's own scrolls take about 0.3 seconds.
    private static let longestSystemScroll: TimeInterval = 0.5

    // MARK: Restoring

    /// Whether anything of ours is in the scroll view.
    var isHolding: Bool { inset.delta != 0 || indicator.delta != 0 || hasTurnedPagingOff || offset != nil }

    /// Takes everything of ours away. The offset goes back to where the user was if that is wanted and nobody has
    /// scrolled since; otherwise it stays, as far as it is legal without our inset.
    func restore(offset restoresOffset: Bool, isAnimated: Bool) {
        observe()
        guard let scrollView, isHolding else { return }
        let resting = offset?.resting
        let isMoving = scrollView.isMovedByUser
        let old = scrollView.contentOffset
        write(0, to: scrollView)
        writeIndicator(0, to: scrollView)
        turnPaging(off: false, in: scrollView)
        if !isMoving {
            let wanted = restoresOffset ? resting ?? old : old
            let legal = scrollView.clampToMaximum(wanted)
            if scrollView.contentOffset != legal {
                move(scrollView, from: old, to: legal, isAnimated: isAnimated)
            }
        }
        offset = nil
        moved = 0
    }
}

extension UIScrollView {
    fileprivate var recyclesCells: Bool { self is UITableView || self is UICollectionView }

    fileprivate func clampToMaximum(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let maximum = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        return CGPoint(x: offset.x, y: min(offset.y, maximum))
    }
}

extension CGPoint {
    /// UIKit rounds offsets to pixels.
    @MainActor
    fileprivate func isWithinAPixel(of other: CGPoint, in view: UIView) -> Bool {
        let pixel = 1 / max(1, view.window?.screen.scale ?? 1)
        return abs(x - other.x) <= pixel && abs(y - other.y) <= pixel
    }
}
