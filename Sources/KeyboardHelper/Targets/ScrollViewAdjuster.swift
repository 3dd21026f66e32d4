internal import UIKit

/// Writes one scroll view: adds an inset, moves the offset, and takes exactly that away again.
///
/// Plans count offsets towards the bottom that the reader sees. A scroll view that is upside down counts them the other
/// way.
@MainActor final class ScrollViewAdjuster: MoverAdjuster {
    private(set) weak var scrollView: UIScrollView?
    let orientation: ScrollOrientation

    private var inset: AdjustedValue
    private var indicator: AdjustedValue
    private var hasDisabledPaging = false
    private var movedOffset: AdjustedOffset?
    /// Where it was when a layout of the host began in which the app may assign its inset anew.
    private var offsetBeforeLayout: CGPoint?

    init(_ scrollView: UIScrollView, _ orientation: ScrollOrientation = .upright) {
        self.scrollView = scrollView
        self.orientation = orientation
        inset = AdjustedValue(scrollView.contentInset[keyPath: orientation.bottom])
        indicator = AdjustedValue(scrollView.verticalScrollIndicatorInsets[keyPath: orientation.bottom])
    }

    var view: UIView? { scrollView }

    /// The points that were added to the bottom content inset.
    var addedInset: CGFloat { inset.delta }

    /// Whether the app has an inset of its own below `input`.
    func keepsRoom(below input: UIView) -> Bool {
        inset.base > 0 && scrollView.map { input !== $0 && input.isDescendant(of: $0) } == true
    }

    /// The vertical offset, as plans count it.
    var presentOffset: CGFloat? { scrollView.map { orientation.down($0.contentOffset.y) } }

    /// The same, without what UIKit has clamped since `plan`.
    func offset(since plan: MoverPlan) -> CGFloat? {
        guard let scrollView, !scrollView.isMovedByUser else { return presentOffset }
        return scrollView.isClamped(from: plan.offset, orientation) ? plan.offset : presentOffset
    }

    /// The present offset minus the one before the first movement, as plans count them; 0 once the app or the user has
    /// set it.
    var lift: CGFloat {
        guard let scrollView, let movedOffset, movedOffset.isKept(in: scrollView, orientation) else { return 0 }
        return orientation.down(scrollView.contentOffset.y - movedOffset.resting.y)
    }

    func reconcile() {
        guard let scrollView else { return }
        inset.reconcile(with: scrollView.contentInset[keyPath: orientation.bottom])
        indicator.reconcile(with: scrollView.verticalScrollIndicatorInsets[keyPath: orientation.bottom])
        if movedOffset?.isKept(in: scrollView, orientation) == false { movedOffset = nil }
    }

    /// A layout begins in which the app may assign the inset. Returns whether there is anything to lose.
    func layoutWillBegin() -> Bool {
        // The first one counts where layouts are in each other.
        offsetBeforeLayout = inset.delta == 0 ? nil : offsetBeforeLayout ?? scrollView?.contentOffset
        return offsetBeforeLayout != nil
    }

    /// Adds what the library had added to an inset that the app has assigned since, before anybody sees it gone. UIKit
    /// may have clamped the offset for it, from what it was at the last `plan`. Returns whether the app has assigned
    /// its inset.
    func layoutDidEnd(since plan: MoverPlan?) -> Bool {
        guard let scrollView, var before = offsetBeforeLayout else { return false }
        offsetBeforeLayout = nil
        let own = inset.delta
        inset.reconcile(with: scrollView.contentInset[keyPath: orientation.bottom])
        guard inset.delta != own else { return false }
        // The app may have assigned it before the layout.
        if let plan, plan.offset > orientation.down(before.y) { before.y = orientation.down(plan.offset) }
        let isClamped = scrollView.isClamped(from: orientation.down(before.y), orientation)
        // Upside down, the inset is at the top, and UIKit moves the content along with that.
        let place = isClamped ? before : scrollView.contentOffset
        write(inset.adjust(by: own), to: \.contentInset)
        if scrollView.contentOffset != place, !scrollView.isMovedByUser { scrollView.contentOffset = place }
        return true
    }

    // MARK: Applying

    /// Whether `plan` would change anything that a person sees.
    func differs(from plan: MoverPlan) -> Bool {
        guard let scrollView else { return false }
        let offset = scrollView.contentOffset
        let ways = [plan.offset - orientation.down(offset.y), (plan.offsetAcross ?? offset.x) - offset.x]
        return ways.contains(where: scrollView.canScroll)
            || [
                ownInset(for: plan, in: scrollView) - inset.delta,
                ownIndicator(for: plan, in: scrollView) - indicator.delta,
            ].contains { abs($0) >= AvoidancePlanner.negligible }
    }

    func apply(_ plan: MoverPlan) {
        guard let scrollView else { return }
        let before = scrollView.contentOffset
        let newY = orientation.down(plan.offset)
        write(inset.adjust(by: ownInset(for: plan, in: scrollView)), to: \.contentInset)
        // The inset may have made the content scrollable, and UIKit then adds the safe area.
        write(inset.adjust(by: ownInset(for: plan, in: scrollView)), to: \.contentInset)
        write(indicator.adjust(by: ownIndicator(for: plan, in: scrollView)), to: \.verticalScrollIndicatorInsets)
        updatePaging(of: scrollView)
        // UIKit may have clamped the offset when the inset shrank.
        let new = CGPoint(x: plan.offsetAcross ?? before.x, y: newY)
        if [before, scrollView.contentOffset].contains(where: {
            scrollView.canScroll(by: new.y - $0.y) || $0.x != new.x
        }) {
            move(scrollView, from: before, to: new)
        }
    }

    private func ownInset(for plan: MoverPlan, in scrollView: UIScrollView) -> CGFloat {
        let (adjusted, app) = (scrollView.adjustedContentInset, scrollView.contentInset)
        let system = adjusted[keyPath: orientation.bottom] - app[keyPath: orientation.bottom]
        return max(0, plan.coveredInset - system)
    }

    private func ownIndicator(for plan: MoverPlan, in scrollView: UIScrollView) -> CGFloat {
        let adjusts = scrollView.automaticallyAdjustsScrollIndicatorInsets
        let system = adjusts ? scrollView.safeAreaInsets[keyPath: orientation.bottom] : 0
        return max(0, plan.overlap - system - min(indicator.base, plan.reserve))
    }

    /// An equal inset is not written, because UIKit would start a layout for it.
    private func write(_ value: CGFloat, to insets: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>) {
        let property = insets.appending(path: orientation.bottom)
        if let scrollView, scrollView[keyPath: property] != value { scrollView[keyPath: property] = value }
    }

    /// Pages are as tall as the scroll view without the added inset, so paging would take the focus back under the
    /// keyboard.
    private func updatePaging(of scrollView: UIScrollView) {
        guard scrollView.isPagingEnabled || hasDisabledPaging else { return }
        hasDisabledPaging = inset.delta > 0
        scrollView.isPagingEnabled = !hasDisabledPaging
    }

    private func move(_ scrollView: UIScrollView, from old: CGPoint, to new: CGPoint) {
        movedOffset = AdjustedOffset(
            resting: movedOffset?.resting ?? old, written: new, end: scrollView.lastOffset(orientation))
        stopScroll()
        let (height, distance) = (scrollView.bounds.height, new.y - scrollView.contentOffset.y)
        if scrollView is any CellList, abs(distance) > height {
            // A list has no rows for a longer way.
            UIView.performWithoutAnimation { scrollView.contentOffset.y = new.y - (distance > 0 ? height : -height) }
        }
        scrollView.contentOffset = new
    }

    /// UIKit scrolls a new first responder, or a caret, into view by itself, frame by frame. That would overwrite the
    /// offset, or carry on from where it was when the plan was made.
    func stopScroll() {
        guard let scrollView, !scrollView.isMovedByUser else { return }
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }

    // MARK: Restoring

    /// Whether a change of the library is in the scroll view.
    var isHolding: Bool {
        scrollView != nil && (inset.delta != 0 || indicator.delta != 0 || hasDisabledPaging || movedOffset != nil)
    }

    /// Takes every change back. With `scrollsBack` the offset returns to where the user was, unless somebody has
    /// scrolled since. Otherwise it stays, as far as it is legal without the added inset; a pager goes to the nearest
    /// page. With `mayWait`, the inset stays as long as UIKit would pull the content from under the finger without it.
    func restore(scrollsBack: Bool, mayWait: Bool) {
        reconcile()
        guard let scrollView, isHolding else { return }
        let resting = movedOffset?.resting
        let isMoving = scrollView.isMovedByUser
        let old = scrollView.contentOffset
        // Legal only with the added inset.
        let isBeyondEnd = orientation.down(old.y) > scrollView.lastOffset(orientation) - inset.delta
        // Without paging, it may have come to rest between two pages.
        let page = hasDisabledPaging ? scrollView.pageOffset(resting: resting?.y) : nil
        write(indicator.adjust(by: 0), to: \.verticalScrollIndicatorInsets)
        if mayWait, isMoving, isBeyondEnd || !scrollView.legalOffsets.contains(old.y) { return }
        write(inset.adjust(by: 0), to: \.contentInset)
        updatePaging(of: scrollView)
        if !isMoving {
            var place = (scrollsBack ? resting : nil) ?? CGPoint(x: old.x, y: page ?? old.y)
            let legal = scrollView.legalOffsets
            place.y = min(max(place.y, legal.lowerBound), legal.upperBound)
            if scrollView.contentOffset != place { move(scrollView, from: old, to: place) }
        }
        movedOffset = nil
    }
}
