internal import UIKit

/// The adjusters of the scroll views that one avoidance moves: its target, and those between the focus and it.
@MainActor
final class ScrollAdjusters {
    /// Those of the present plan, in its order.
    private var used: [ScrollViewAdjuster] = []
    /// Those of earlier plans, which still hold something until the next is applied.
    private var left: [ScrollViewAdjuster] = []

    private var all: [ScrollViewAdjuster] { used + left }

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
        left = all.filter { old in old.isHolding && !next.contains { $0 === old } }
        used = next
    }

    /// Whether there is anything to do for `plans`, one for each scroll view in use.
    func differ(from plans: [ScrollPlan]) -> Bool {
        zip(used, plans).contains { $0.differs(from: $1) } || left.contains { $0.isHolding }
    }

    func apply(_ plans: [ScrollPlan], isAnimated: Bool) {
        for adjuster in left { adjuster.restore(offset: false, isAnimated: isAnimated) }
        left = []
        for (adjuster, plan) in zip(used, plans) { adjuster.apply(plan, isAnimated: isAnimated) }
    }

    /// Takes everything of ours away; see ``ScrollViewAdjuster/restore(offset:isAnimated:)``.
    func restore(offset restoresOffset: Bool, isAnimated: Bool) {
        for adjuster in all { adjuster.restore(offset: restoresOffset, isAnimated: isAnimated) }
        used = []
        left = []
    }

    private func adjuster(of scrollView: UIScrollView) -> ScrollViewAdjuster? {
        all.first { $0.scrollView === scrollView }
    }
}
