internal import UIKit

/// Writes one scroll view: adds an inset, moves the offset, and takes exactly that away again.
@MainActor final class ScrollViewAdjuster {
    private(set) weak var scrollView: UIScrollView?

    private var inset: AdjustedValue
    private var indicator: AdjustedValue
    private var hasDisabledPaging = false
    private var offset: AdjustedOffset?
    private var scroll: AnimatedScroll?
    private var former: FormerOffset?
    /// The window's size at the last plan.
    private var windowSize: CGSize?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        inset = AdjustedValue(scrollView.contentInset.bottom)
        indicator = AdjustedValue(scrollView.verticalScrollIndicatorInsets.bottom)
    }

    var appliedChanges: AppliedChanges.Scroll {
        AppliedChanges.Scroll(bottomInset: inset.delta, goal: goal, former: former?.offset(in: scrollView))
    }

    /// The vertical offset, or the one that a running scroll of the library is going to.
    var presentOffset: CGFloat? { scrollView.map { goal ?? $0.contentOffset.y } }

    /// The offset that a running scroll of the library is going to.
    private var goal: CGFloat? {
        guard let scroll, let scrollView, CACurrentMediaTime() < scroll.end else { return nil }
        return scrollView.isMovedByUser || !scroll.isOnTheWay(scrollView.contentOffset.y) ? nil : scroll.goal.y
    }

    /// The present offset minus the one before the first movement, in points; 0 once the app or the user has set it.
    var lift: CGFloat {
        guard let scrollView, let offset, isAdjusted else { return 0 }
        return (goal ?? scrollView.contentOffset.y) - offset.resting.y
    }

    /// Accounts for what the app, UIKit or the user has changed since the last write.
    func reconcile() {
        guard let scrollView else { return }
        if goal == nil { scroll = nil }
        inset.reconcile(with: scrollView.contentInset.bottom)
        indicator.reconcile(with: scrollView.verticalScrollIndicatorInsets.bottom)
        if !isAdjusted { offset = nil }
    }

    /// Whether the present offset is still the one that was written, or what UIKit's clamp left of it when the range shrank.
    private var isAdjusted: Bool {
        guard let scrollView, let offset else { return false }
        let (present, range) = (scrollView.contentOffset, scrollView.legalOffsets)
        if goal != nil || scrollView.isAt(offset.written) { return true }
        return range.upperBound < offset.range.upperBound && present.y < offset.written.y && !scrollView.isMovedByUser
    }

    // MARK: Applying

    /// Whether `plan` would change anything that a person sees.
    func differs(from plan: ScrollPlan) -> Bool {
        guard let scrollView else { return false }
        // UIKit may have replaced a scroll that is still running, so it is started again.
        if goal != nil { return true }
        if isMovement(plan.offset - scrollView.contentOffset.y) { return true }
        return [
            ownInset(for: plan, in: scrollView) - inset.delta,
            ownIndicator(for: plan, in: scrollView) - indicator.delta,
        ].contains { abs($0) >= AvoidancePlanner.negligible }
    }

    /// Carries out `plan`. `isAnimated` says that this happens inside an animation.
    func apply(_ plan: ScrollPlan, isAnimated: Bool) {
        guard let scrollView else { return }
        windowSize = scrollView.window?.bounds.size
        let offset = scrollView.contentOffset
        let start = goal ?? offset.y
        write(inset.adjust(by: ownInset(for: plan, in: scrollView)), to: \.contentInset.bottom)
        // The inset may have made the content scrollable, and UIKit then adds the safe area.
        write(inset.adjust(by: ownInset(for: plan, in: scrollView)), to: \.contentInset.bottom)
        let indicatorInset = indicator.adjust(by: ownIndicator(for: plan, in: scrollView))
        write(indicatorInset, to: \.verticalScrollIndicatorInsets.bottom)
        setPaging(disabled: inset.delta > 0, in: scrollView)
        // UIKit may have clamped the offset when the inset shrank.
        guard [start, scrollView.contentOffset.y].contains(where: { isMovement(plan.offset - $0) }) else { return }
        move(scrollView, from: offset, to: CGPoint(x: offset.x, y: plan.offset), isAnimated: isAnimated)
    }

    private func isMovement(_ points: CGFloat) -> Bool {
        PixelAlignment.isMovement(points, scale: scrollView?.window?.screen.scale ?? 1)
    }

    private func ownInset(for plan: ScrollPlan, in scrollView: UIScrollView) -> CGFloat {
        max(0, plan.coveredInset - (scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom))
    }

    private func ownIndicator(for plan: ScrollPlan, in scrollView: UIScrollView) -> CGFloat {
        let adjusts = scrollView.automaticallyAdjustsScrollIndicatorInsets
        return max(0, plan.overlap - (adjusts ? scrollView.safeAreaInsets.bottom : 0))
    }

    /// An equal inset is not written, because UIKit would start a layout for it.
    private func write(_ value: CGFloat, to property: ReferenceWritableKeyPath<UIScrollView, CGFloat>) {
        if let scrollView, scrollView[keyPath: property] != value { scrollView[keyPath: property] = value }
    }

    /// Pages are as tall as the scroll view without the added inset, so paging would take the focus back under the keyboard.
    private func setPaging(disabled: Bool, in scrollView: UIScrollView) {
        if disabled, scrollView.isPagingEnabled {
            scrollView.isPagingEnabled = false
            hasDisabledPaging = true
        } else if !disabled, hasDisabledPaging {
            scrollView.isPagingEnabled = true
            hasDisabledPaging = false
        }
    }

    private func move(_ scrollView: UIScrollView, from old: CGPoint, to new: CGPoint, isAnimated: Bool) {
        offset = AdjustedOffset(resting: offset?.resting ?? old, written: new, range: scrollView.legalOffsets)
        // UIKit scrolls a new first responder into view by itself, frame by frame, and would overwrite this offset.
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        if isAnimated, scrollView.recyclesCells {
            // In an animation block, cells that are off screen at its end would vanish at its start.
            scroll = AnimatedScroll(start: old.y, goal: new, end: CACurrentMediaTime() + Self.longestSystemScroll)
            scrollView.setContentOffset(new, animated: true)
        } else {
            scroll = nil
            scrollView.contentOffset = new
        }
    }

    /// UIKit's animated scrolls take about 0.3 seconds.
    private static let longestSystemScroll: TimeInterval = 0.5

    // MARK: Restoring

    func forgetFormerPlace() { former = nil }

    /// Whether a change of the library is in the scroll view.
    var isHolding: Bool {
        scrollView != nil && (inset.delta != 0 || indicator.delta != 0 || hasDisabledPaging || offset != nil)
    }

    /// Takes every change back. With `scrollsBack` the offset returns to where the user was, unless somebody has scrolled
    /// since. Otherwise it stays, as far as it is legal without the added inset. With `mayWait`, the inset stays as long as UIKit
    /// would pull the content from under the finger without it.
    func restore(scrollsBack: Bool, isAnimated: Bool, mayWait: Bool) {
        reconcile()
        guard let scrollView, isHolding else { return }
        let resting = offset?.resting
        let isMoving = scrollView.isMovedByUser
        let old = scrollView.contentOffset
        let legalWithout = scrollView.legalOffsets.upperBound - inset.delta
        write(indicator.adjust(by: 0), to: \.verticalScrollIndicatorInsets.bottom)
        if mayWait, isMoving, old.y > legalWithout || !scrollView.legalOffsets.contains(old.y) { return }
        write(inset.adjust(by: 0), to: \.contentInset.bottom)
        setPaging(disabled: false, in: scrollView)
        if !isMoving {
            let wanted = scrollsBack ? resting ?? old : old
            let legal = CGPoint(x: wanted.x, y: min(wanted.y, scrollView.legalOffsets.upperBound))
            if scrollView.contentOffset != legal { move(scrollView, from: old, to: legal, isAnimated: isAnimated) }
        }
        offset = nil
        former = FormerOffset(
            former: FormerPlace(old.y, windowSize: windowSize), left: goal ?? scrollView.contentOffset.y)
    }
}

extension UIScrollView {
    fileprivate var recyclesCells: Bool { self is UITableView || self is UICollectionView }

    /// Whether the offset is `point`. UIKit rounds offsets to pixels.
    fileprivate func isAt(_ point: CGPoint) -> Bool {
        let pixel = 1 / max(1, window?.screen.scale ?? 1)
        return abs(contentOffset.x - point.x) <= pixel && abs(contentOffset.y - point.y) <= pixel
    }

    fileprivate var legalOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    }
}
