internal import UIKit

extension AvoidanceTarget.Kind {
    static let bottomConstraint = Self(name: "bottomConstraint", seeksFocus: false)
}

extension AvoidanceTarget {
    /// A bar, by the constraint between its bottom edge and that of a view around it.
    static func bottomConstraint(_ pin: NSLayoutConstraint) -> Self { Self(kind: .bottomConstraint, object: pin) }
}

/// Keeps a bar on the keyboard: writes the constant of the constraint that pins its bottom edge.
///
/// A constraint that pins no bottom edge is only ever restored, so it stays as it is. It may pin one later, when its bar is
/// added.
@MainActor final class BarAdjuster {
    private weak var constraint: NSLayoutConstraint?
    private var constant: AdjustedValue

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        constant = AdjustedValue(constraint.constant)
        edge = BottomEdge(constraint)
    }

    /// The edge that the constraint pins, as of the last ``look()``.
    private var edge: BottomEdge?

    /// Whether it pins a bottom edge. What is wrong may be put right later.
    var isValid: Bool {
        guard let constraint else { return false }
        return constraint.isActive && constraint.constant.isFinite && edge?.outer != nil
    }

    /// Looks again what it holds where: the app may move views.
    func look() { edge = constraint.flatMap(BottomEdge.init) }

    /// The view whose place decides what is covered, as of the last look; it must be in the host's window.
    var anchor: UIView? { isValid ? edge?.outer : nil }

    /// The bar that it keeps on the keyboard.
    var bar: UIView? { edge?.inner }

    /// How far the constant has gone from the app's, whatever its sign, in points.
    var lift: CGFloat { constraint == nil ? 0 : abs(constant.delta) }

    /// Whether the app has assigned the constant since it was written.
    var isAssignedAnew: Bool { lift != 0 && constraint?.constant != constant.written }

    /// Accounts for what the app has done to the constant, while somebody edits or not.
    func reconcile(whileEditing: Bool) {
        guard let constraint else { return }
        constant.reconcile(with: constraint.constant, mostAdded: whileEditing ? AdjustedValue.mostAdded : 0)
    }

    /// Plans the constant for a keyboard whose top edge is at `keyboardTop`, in window coordinates.
    func plan(below keyboardTop: CGFloat, in window: UIWindow) -> AvoidancePlan {
        guard let edge, let y = edge.y(in: window) else { return AvoidancePlan(reason: .invalidTarget, added: 0) }
        return .bar(
            pinnedAt: y - edge.reserve(constant: constant.base), constantPerPoint: edge.constantPerPoint,
            addedConstant: constant.delta,
            keyboardTop: keyboardTop)
    }

    func differs(from plan: AvoidancePlan) -> Bool {
        abs((plan.added ?? 0) - constant.delta) >= AvoidancePlanner.negligible
    }

    /// How far the bar goes up with `plan`, in points.
    func rise(with plan: AvoidancePlan) -> CGFloat {
        edge.map { ((plan.added ?? 0) - constant.delta) / $0.constantPerPoint } ?? 0
    }

    /// Writes what is to be added to the app's constant; a plan that adds nothing gives it back. The layout moves the bar, so it runs
    /// inside the animation.
    func apply(_ plan: AvoidancePlan) {
        guard let constraint else { return }
        let value = constant.adjust(by: plan.added ?? 0)
        guard constraint.constant != value else { return }
        constraint.constant = value
        edge?.outer?.layoutIfNeeded()
    }
}
