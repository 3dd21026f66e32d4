internal import UIKit

/// Writes one view that plans move, and knows what of the library is in it.
@MainActor protocol MoverAdjuster: AnyObject {
    var view: UIView? { get }
    /// Whether a change of the library is in the view.
    var isHolding: Bool { get }
    /// How far the content is above where it would be without the library, in points.
    var lift: CGFloat { get }
    /// Accounts for what the app, UIKit or the user has changed since the last write.
    func reconcile()
    func differs(from plan: MoverPlan) -> Bool
    func apply(_ plan: MoverPlan)
    /// Takes every change back; `scrollsBack` also scrolls to where the user was. With `mayWait`, an inset stays as
    /// long as the user scrolls.
    func restore(scrollsBack: Bool, mayWait: Bool)
}

/// What of the library is in the views of one window: an entry for each view. What a plan does not mention goes back.
@MainActor final class Ledger {
    /// A view that a plan moves, or that only gets an inset.
    @MainActor struct Entry {
        let adjuster: any MoverAdjuster
        /// The avoidance that moves the view.
        private(set) weak var owner: AnyObject?
        /// It is a scroll view that gets an inset where it reaches under the keyboard.
        var takesInset = false
        /// See ``Mover/roomBottomBesideFocus``.
        var roomBottomBesideFocus: CGFloat?
        /// How much of the app's inset at its bottom is room for an answer.
        var answerRoom: CGFloat = 0
        /// The views around it, up to what another avoidance moves, in the path of the input.
        var around = 0..<0
        /// What the last plan wants of it.
        fileprivate(set) var plan = MoverPlan(offset: 0)

        init(_ adjuster: any MoverAdjuster, of owner: AnyObject) { (self.adjuster, self.owner) = (adjuster, owner) }

        var view: UIView? { adjuster.view }
        var scrollAdjuster: ScrollViewAdjuster? { adjuster as? ScrollViewAdjuster }
        var liftAdjuster: LiftAdjuster? { adjuster as? LiftAdjuster }
        /// Where a scroll view is, without what UIKit has clamped since the plan. A lift is where that has left it.
        var offset: CGFloat? {
            guard let scrollAdjuster else { return plan.offset }
            return scrollAdjuster.offset(since: plan)
        }
    }

    let lists = ListMotion()
    /// Those of the present plan, in its order.
    private(set) var planned: [Entry] = []
    /// Those of earlier plans that still hold changes.
    private(set) var former: [Entry] = []

    /// Those of avoidances that nothing is to move for, neither up nor back.
    private(set) var kept: [Entry] = []

    /// The numbers that bars, and the safe areas of lifted views, add to; by the constraint or the controller.
    private var numbers = WeakTable<AnyObject, Weak<SharedNumber>>()

    /// The number of `object`, which is `value` if nobody has added anything yet.
    func number(of object: AnyObject, _ value: CGFloat) -> SharedNumber {
        if let known = numbers.value(for: object)?.object { return known }
        let number = SharedNumber(value)
        numbers.set(Weak(number), for: object)
        return number
    }

    func bottomInset(of controller: UIViewController) -> SharedNumber {
        number(of: controller, controller.additionalSafeAreaInsets.bottom)
    }

    var all: [Entry] { kept + former + planned }

    func entries(of owner: AnyObject) -> [Entry] { all.filter { $0.owner === owner } }

    /// The views that are, or were, lifted.
    var liftAdjusters: [LiftAdjuster] { all.liftAdjusters }
    var scrollViews: [ScrollViewAdjuster] { all.scrollViews }

    // MARK: Before a plan

    /// Returns whether the app has laid out anew what was lifted.
    func reconcile() -> Bool {
        let lifted = liftAdjusters.filter(\.isLifted)
        for entry in all { entry.adjuster.reconcile() }
        return lifted.contains { !$0.isLifted }
    }

    /// What writes a view that is lifted.
    func lifting(_ view: UIView) -> LiftAdjuster {
        liftAdjusters.first { $0.view === view } ?? LiftAdjuster(view, in: self)
    }

    /// What writes a scroll view as it stands on screen now.
    func scrolling(_ scrollView: UIScrollView) -> ScrollViewAdjuster {
        let orientation = scrollView.orientationInWindow
        let known = scrollViews.filter { $0.scrollView === scrollView }
        return known.first { $0.orientation.isUpsideDown == orientation.isUpsideDown }
            ?? ScrollViewAdjuster(scrollView, orientation)
    }

    /// Makes `views` those of `plan`, in its order. What the `frozen` avoidances have moved is kept as it is.
    func use(_ views: [Entry], for plan: AvoidancePlan, keeping frozen: [AnyObject]) {
        let others = all.filter { old in
            old.adjuster.isHolding && !views.contains { $0.adjuster === old.adjuster }
        }
        planned = views
        kept = others.filter { one in frozen.contains { $0 === one.owner } }
        former = others.filter { one in !frozen.contains { $0 === one.owner } }
        take(plan)
    }

    /// Takes over another plan for the same views, unless the app has ended an avoidance of theirs meanwhile.
    func take(_ plan: AvoidancePlan) {
        guard plan.moves.count == planned.count else { return }
        for (index, move) in plan.moves.enumerated() { planned[index].plan = move }
    }

    // MARK: Writing

    /// Whether anything is elsewhere than the plan wants it.
    var differs: Bool {
        planned.contains { $0.adjuster.differs(from: $0.plan) } || former.contains(where: \.adjuster.isHolding)
    }

    /// Carries out the plan. Call this inside the animation.
    func write(restoring: (AnyObject?) -> (scrollsBack: Bool, mayWait: Bool), keepEnds: () -> Void) {
        keepingLists {
            // What is lifted comes last in a plan, and goes back first.
            for entry in former.reversed() {
                let way = restoring(entry.owner)
                entry.adjuster.restore(scrollsBack: way.scrollsBack, mayWait: way.mayWait)
            }
            for entry in planned where !entry.plan.isLift { entry.adjuster.apply(entry.plan) }
        }
        keepEnds()
        for entry in planned where entry.plan.isLift { entry.adjuster.apply(entry.plan) }
        former.removeAll { !$0.adjuster.isHolding }
    }

    /// Takes back at once what was changed for `owner`.
    func release(_ owner: AnyObject, scrollsBack: Bool) {
        keepingLists {
            for entry in entries(of: owner).reversed() {
                entry.adjuster.restore(scrollsBack: scrollsBack, mayWait: false)
            }
        }
        planned.removeAll { $0.owner === owner }
        former.removeAll { $0.owner === owner }
        kept.removeAll { $0.owner === owner }
    }

    /// Makes `changes`; lists stay whole on their way.
    private func keepingLists(_ changes: () -> Void) {
        let before = scrollViews.compactMap(\.scrollView).map { ($0, $0.bounds) }
        changes()
        for (scrollView, bounds) in before { lists.keepWhole(scrollView, movedFrom: bounds) }
    }

    /// Ends the animation that is under way. Without an animation of its own, a movement would leave it to go on beyond
    /// the new place.
    func endAnimations() {
        lists.removePictures()
        for entry in all { entry.adjuster.view?.layer.removeAllAnimations() }
    }

    // MARK: What UIKit and the user do

    /// The views of the plan that is remembered. A plan that leaves all in its place is not.
    private var remembered: [Entry] = []

    func remember() { remembered = planned }

    func forget() { remembered = [] }

    /// What the remembered plan wants of a scroll view.
    func rememberedPlan(of one: ScrollViewAdjuster) -> MoverPlan? { remembered.first { $0.adjuster === one }?.plan }

    /// The places of these views, in their order.
    var offsets: [CGFloat] { remembered.compactMap(\.offset) }

    /// Ends what UIKit scrolls by itself in the present plan's scroll views.
    func stopScrolls() {
        for one in scrollableAlongHeight { one.stopScroll() }
    }

    /// The same in those around `input` alone whose own inset UIKit scrolls it above.
    func stopScrolls(above input: UIView) {
        for one in scrollableAlongHeight where one.keepsRoom(below: input) { one.stopScroll() }
    }

    /// A pager is left alone: it may be on its way to another page.
    private var scrollableAlongHeight: [ScrollViewAdjuster] {
        planned.scrollViews.filter { $0.scrollView?.scrollsAlongHeight == true }
    }

    /// Whether the user moves any scroll view of the present plan.
    var isMovedByUser: Bool { planned.scrollViews.contains { $0.scrollView?.isMovedByUser == true } }
}

extension Surroundings {
    /// The same with what `adjuster` lifts.
    func lifting(_ adjuster: LiftAdjuster?) -> Surroundings {
        guard let adjuster else { return self }
        return lifting(adjuster.view, by: adjuster.lift)
    }
}

@MainActor extension [Ledger.Entry] {
    var liftAdjusters: [LiftAdjuster] { compactMap(\.liftAdjuster) }
    var scrollViews: [ScrollViewAdjuster] { compactMap(\.scrollAdjuster) }
}
