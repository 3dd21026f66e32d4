internal import UIKit

/// The adjusters of the scroll views that one avoidance moves: its target, and those between the focus and it.
@MainActor
final class ScrollAdjusters {
    /// Those of the present plan, in its order.
    private var current: [ScrollViewAdjuster] = []
    /// Those of earlier plans, which still hold something until the next is applied.
    private var former: [ScrollViewAdjuster] = []

    private var all: [ScrollViewAdjuster] { current + former }

    /// The points that the offsets were moved by, all together.
    var moved: CGFloat { all.reduce(0) { $0 + $1.moved } }

    /// Whether anything of ours is in a scroll view.
    var isHolding: Bool { all.contains { $0.isHolding } }

    /// What is ours in `scrollView`: the points of its bottom inset, and the offset that it is still going to.
    func contribution(to scrollView: UIScrollView) -> (bottomInset: CGFloat, goal: CGFloat?) {
        guard let adjuster = adjuster(of: scrollView) else { return (0, nil) }
        return (adjuster.bottomInset, adjuster.goalOffset)
    }

    /// Takes note of what others have changed.
    func observe() { for adjuster in all { adjuster.observe() } }

    /// Makes `scrollViews` those that the next plan is about.
    func use(_ scrollViews: [UIScrollView]) {
        let next = scrollViews.map { adjuster(of: $0) ?? ScrollViewAdjuster($0) }
        former = all.filter { old in old.isHolding && !next.contains { $0 === old } }
        current = next
    }

    /// Whether there is anything to do for `plans`, one for each scroll view in use.
    func differ(from plans: [ScrollPlan]) -> Bool {
        zip(current, plans).contains { $0.differs(from: $1) } || former.contains { $0.isHolding }
    }

    func apply(_ plans: [ScrollPlan], isAnimated: Bool) {
        for adjuster in former { adjuster.restore(offset: false, isAnimated: isAnimated) }
        former = []
        for (adjuster, plan) in zip(current, plans) { adjuster.apply(plan, isAnimated: isAnimated) }
    }

    /// Takes everything of ours away; see ``ScrollViewAdjuster/restore(offset:isAnimated:)``.
    func restore(offset restoresOffset: Bool, isAnimated: Bool) {
        for adjuster in all { adjuster.restore(offset: restoresOffset, isAnimated: isAnimated) }
        current = []
        former = []
    }

    private func adjuster(of scrollView: UIScrollView) -> ScrollViewAdjuster? {
        all.first { $0.scrollView === scrollView }
    }
}
