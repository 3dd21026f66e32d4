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
@MainActor final class BarAdjuster: CoverageAdjuster {
    private weak var constraint: NSLayoutConstraint?
    private var constant: AdjustedValue

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        constant = AdjustedValue(constraint.constant)
        edge = BottomEdge(constraint)
    }

    /// The edge that the constraint pins, as of the last ``look()``.
    private var edge: BottomEdge?

    var isValid: Bool {
        guard let constraint else { return false }
        return constraint.isActive && constraint.constant.isFinite && edge?.outer != nil
    }

    func look() { edge = constraint.flatMap(BottomEdge.init) }

    var anchor: UIView? { isValid ? edge?.outer : nil }

    var bar: UIView? { edge?.inner }

    var movedViews: [UIView] { constraint?.items.compactMap { $0 as? UIView } ?? [] }

    var lift: CGFloat { constraint == nil ? 0 : abs(constant.delta) }

    var isHolding: Bool { constraint != nil && constant.delta != 0 }

    var isAssignedAnew: Bool { isHolding && constraint.map { $0.constant != constant.written } ?? false }

    func reconcile(whileEditing: Bool) {
        guard let constraint else { return }
        constant.reconcile(with: constraint.constant, mostAdded: whileEditing ? AdjustedValue.mostAdded : 0)
    }

    func plan(below keyboardTop: CGFloat, in window: UIWindow, wasCalled: Bool) -> AvoidancePlan {
        guard let edge, let y = edge.y(in: window) else { return AvoidancePlan(reason: .invalidTarget, added: 0) }
        return .bar(
            pinnedAt: y - edge.reserve(constant: constant.base), constantPerPoint: edge.constantPerPoint,
            addedConstant: constant.delta,
            keyboardTop: keyboardTop)
    }

    func differs(from plan: AvoidancePlan) -> Bool {
        abs((plan.added ?? 0) - constant.delta) >= AvoidancePlanner.negligible
    }

    func rise(with plan: AvoidancePlan) -> CGFloat {
        edge.map { ((plan.added ?? 0) - constant.delta) / $0.constantPerPoint } ?? 0
    }

    /// The layout moves the bar, so it runs inside the animation.
    func apply(_ plan: AvoidancePlan) {
        guard let constraint else { return }
        let value = constant.adjust(by: plan.added ?? 0)
        guard constraint.constant != value else { return }
        constraint.constant = value
        edge?.outer?.layoutIfNeeded()
    }
}
