internal import UIKit

/// Writes one constraint's constant.
///
/// A constraint that pins no bottom edge is only ever restored, so it stays as it is. It may pin one later, when its bar is
/// added.
@MainActor final class ConstraintAdjuster {
    private weak var constraint: NSLayoutConstraint?
    private var constant: AdjustedValue

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        constant = AdjustedValue(constraint.constant)
    }

    /// What the constant has gained, whatever its sign.
    var lift: CGFloat { constraint == nil ? 0 : abs(constant.delta) }

    var addedConstant: CGFloat { constant.delta }

    var isHolding: Bool { constraint != nil && constant.delta != 0 }

    /// Whether the app has given it another constant since.
    var isAssignedAnew: Bool { isHolding && constraint.map { $0.constant != constant.written } ?? false }

    /// Accounts for what the app has done to the constant.
    func reconcile() { if let constraint { constant.reconcile(with: constraint.constant) } }

    func differs(from delta: CGFloat) -> Bool { abs(delta - constant.delta) >= AvoidancePlanner.negligible }

    /// How far the bar goes up when `delta` becomes the added part of the constant, in points.
    func rise(to delta: CGFloat) -> CGFloat {
        guard let edge = constraint.flatMap(BottomEdge.init) else { return 0 }
        return (delta - constant.delta) / edge.constantPerPoint
    }

    /// Makes `delta` the added part of the constant. The layout moves the bar, so it runs inside the animation.
    func apply(_ delta: CGFloat) {
        guard let constraint else { return }
        let value = constant.adjust(by: delta)
        guard constraint.constant != value else { return }
        constraint.constant = value
        BottomEdge(constraint)?.outer?.layoutIfNeeded()
    }
}
