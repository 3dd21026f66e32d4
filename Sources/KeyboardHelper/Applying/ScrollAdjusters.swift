internal import UIKit

/// The adjusters of the scroll views that one avoidance moves: its target, and those between the focus and the target.
@MainActor final class ScrollAdjusters {
    /// Those of the present plan, in its order.
    private var current: [ScrollViewAdjuster] = []
    /// Those of earlier plans that still hold changes. The next plan takes these back.
    private var former: [ScrollViewAdjuster] = []

    private var all: [ScrollViewAdjuster] { current + former }

    /// How far the offsets are from where they were before the first movement, all together, in points.
    var lift: CGFloat { all.reduce(0) { $0 + $1.lift } }

    /// Whether any change of the library is in a scroll view.
    var isHolding: Bool { all.contains { $0.isHolding } }

    /// The library's changes in each of the scroll views.
    var appliedChanges: [ObjectIdentifier: AppliedChanges.Scroll] {
        all.reduce(into: [:]) { changes, adjuster in
            if let view = adjuster.scrollView { changes[ObjectIdentifier(view)] = adjuster.appliedChanges }
        }
    }

    var views: [UIView] { all.compactMap(\.scrollView) }

    /// The vertical offsets of those in use, or those that they are going to.
    var offsets: [CGFloat] { current.compactMap(\.presentOffset) }

    /// Accounts for what the app, UIKit or the user has changed.
    func reconcile() { for adjuster in all { adjuster.reconcile() } }

    /// Makes `scrollViews` those of the next plan, in its order.
    func use(_ scrollViews: [UIScrollView]) {
        let next = scrollViews.map { scrollView in
            let scale = scrollView.scaleInWindow ?? ScrollScale()
            let known = all.first { $0.scrollView === scrollView && $0.scale.isFlipped == scale.isFlipped }
            known?.scale = scale
            return known ?? ScrollViewAdjuster(scrollView, scale: scale)
        }
        former = all.filter { old in old.isHolding && !next.contains { $0 === old } }
        current = next
    }

    /// Whether `plans`, one for each scroll view in use, would change anything.
    func differ(from plans: [ScrollPlan]) -> Bool {
        zip(current, plans).contains { $0.differs(from: $1) } || former.contains { $0.isHolding }
    }

    func apply(_ plans: [ScrollPlan], isAnimated: Bool) {
        for adjuster in former { adjuster.restore(scrollsBack: false, isAnimated: isAnimated, mayWait: false) }
        former = []
        for (adjuster, plan) in zip(current, plans) { adjuster.apply(plan, isAnimated: isAnimated) }
    }

    func forgetFormerPlaces() { for adjuster in all { adjuster.forgetFormerPlace() } }

    /// Takes every change back; see ``ScrollViewAdjuster/restore(scrollsBack:isAnimated:mayWait:)``.
    func restore(scrollsBack: Bool, isAnimated: Bool, mayWait: Bool) {
        for adjuster in all { adjuster.restore(scrollsBack: scrollsBack, isAnimated: isAnimated, mayWait: mayWait) }
    }
}
