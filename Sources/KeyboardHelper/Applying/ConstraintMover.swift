internal import UIKit

/// The only writer of one constraint's constant: raises what it holds by what is covered of the edge that it is pinned to.
///
/// That edge may be the safe area's, so nothing is counted twice.
@MainActor
final class ConstraintMover: Mover {
    private weak var constraint: NSLayoutConstraint?
    /// Nil for a constraint that is no bottom edge; such a one is not touched. It may become one when its bar is added.
    private var edge: BottomEdge?
    private var constant: OwnedAmount

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        edge = BottomEdge(constraint)
        constant = OwnedAmount(constraint.constant)
    }

    var place: UIView? {
        guard let constraint, constraint.isActive, constraint.constant.isFinite else { return nil }
        if edge == nil { edge = BottomEdge(constraint) }
        return edge?.outer
    }

    var isHolding: Bool { constraint != nil && constant.delta != 0 }

    func observe() { if let constraint { constant.observe(constraint.constant) } }

    func propose(for need: MoveNeed) -> MoveProposal? {
        observe()
        guard let edge, let y = edge.y(in: need.window), y.isFinite else { return nil }
        let raised = max(0, y - need.keyboardTop)
        let delta = raised * edge.step
        let differs = abs(delta - constant.delta) >= AvoidancePlanner.negligible
        return MoveProposal(
            reason: differs && raised > 0 ? .moved : .alreadyVisible, required: raised, differs: differs
        ) { [self] _ in write(delta) }
    }

    func restore(offset: Bool, isAnimated: Bool) {
        observe()
        write(0)
    }

    /// The constant alone moves nothing: the layout does, inside the animation.
    private func write(_ delta: CGFloat) {
        guard let constraint else { return }
        let value = constant.add(delta)
        guard constraint.constant != value else { return }
        constraint.constant = value
        edge?.outer?.layoutIfNeeded()
    }
}
