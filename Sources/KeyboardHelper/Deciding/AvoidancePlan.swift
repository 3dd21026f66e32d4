internal import Foundation

/// Everything that is to be written, and why.
struct AvoidancePlan: Sendable, Equatable {
    /// Why things are where the plan puts them.
    var reason: KeyboardDecision.Reason
    /// The plans for the snapshot's movers, in the same order.
    var moves: [MoverPlan] = []
    /// The indices of those that go elsewhere. An inset alone does not count as a movement.
    var moved: [Int] = []
    /// The amount to add to the value that follows the keyboard, such as a constraint's constant.
    var added: CGFloat = 0
    /// It leaves something undone for the moment, so another plan is needed soon.
    var isProvisional = false
    /// The part of the input that must be visible, as it was measured.
    var focus: CGRect?
    /// How far the focus, with its companions, had to go up as measured, to be visible with its spacing above the
    /// keyboard and what stands on it; positive if it was covered, 0 without one; for a constraint how far its bar is
    /// raised.
    var required: CGFloat = 0
    /// How far the focus still is from being visible after the plan, its spacing left aside.
    var missing: CGFloat = 0

    /// How far the outermost view that may be lifted is to be; nil if there is none.
    var lift: CGFloat? { moves.last(where: \.isLift)?.offset }

    /// A bar follows what is covered of the edge that it is pinned to, whichever input has the focus.
    ///
    /// - Parameters:
    ///   - y: The edge, in window coordinates.
    ///   - constantPerPoint: The change of the constant that raises the bar by one point.
    ///   - addedConstant: The points that were added to the constant already.
    static func bar(
        pinnedAt y: CGFloat, constantPerPoint: CGFloat, addedConstant: CGFloat, keyboardTop: CGFloat
    ) -> Self {
        let raised = max(0, y - keyboardTop)
        let constant = raised * constantPerPoint
        guard y.isFinite, constant.isFinite else { return Self(reason: .invalidTarget) }
        let moves = abs(constant - addedConstant) >= AvoidancePlanner.negligible
        return Self(reason: moves ? .moved : .alreadyVisible, added: constant, required: raised)
    }

    /// The same with the lift that reaches what this one wants, if `former` has lifted the container from `lift` on and
    /// the layout has taken the content back by a part of that. Further lifts take away `insetToLose` points of safe
    /// area.
    func reaching(after former: Self, from lift: CGFloat, insetToLose: CGFloat, scale: CGFloat) -> Self {
        guard let index = moves.lastIndex(where: \.isLift), let reached = former.lift, let focus,
            let before = former.focus
        else { return self }
        let further = RequiredLift.lift(
            for: moves[index].offset - reached, lifted: reached - lift, gained: before.maxY - focus.maxY,
            inset: insetToLose)
        var plan = self
        plan.moves[index].offset = reached + PixelAlignment.awayFromZero(further, scale: scale)
        return plan
    }

    /// Leaves scroll views that the user moves where they are. An inset is changed only if UIKit cannot clamp the
    /// offset for it: that would pull the content from under the finger.
    func leavingToUser(in snapshot: LayoutSnapshot) -> AvoidancePlan {
        var plan = self
        for (index, mover) in snapshot.movers.enumerated() where mover.isMovedByUser {
            let wanted = moves[index]
            (plan.moves[index].offset, plan.moves[index].offsetAcross) = (mover.offset, nil)
            let insets = [mover.insets.ownBottom, max(0, wanted.coveredInset - mover.insets.systemBottom)]
            let isFree = insets.allSatisfy {
                (mover.minimumOffset...mover.maximumOffset(ownInset: $0)).contains(mover.offset)
            }
            if !isFree { plan.moves[index].coveredInset = mover.coveredInset(with: mover.insets.ownBottom) }
            guard plan.moves[index] != wanted else { continue }
            plan.isProvisional = true
            if plan.reason == .moved, mover.movesFocus { plan.reason = .userIsScrolling }
        }
        return plan
    }
}

/// Where one scroll view, or one lifted view, is to be.
struct MoverPlan: Sendable, Equatable {
    var isLift = false
    /// The points at its bottom that must count as covered, UIKit's part of the inset included; 0 for no added inset.
    var coveredInset: CGFloat = 0
    /// The points at its bottom that are under the keyboard, where the scroll indicator must end.
    var overlap: CGFloat = 0
    /// The vertical content offset, or the lift.
    var offset: CGFloat
    /// The horizontal content offset; nil leaves it as it is.
    var offsetAcross: CGFloat?
    /// How much of the app's insets at its bottom is for what stands there, and is not kept free above the keyboard.
    var reserve: CGFloat = 0
}
