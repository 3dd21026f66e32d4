internal import UIKit

extension AvoidanceTarget {
    /// Exists for a target that is a number, which follows what is covered whichever input has the focus.
    @MainActor func barAdjuster(in ledger: Ledger) -> BarAdjuster? {
        switch kind {
        case .bottomConstraint:
            (object as? NSLayoutConstraint).map {
                BarAdjuster(ConstraintValue(constraint: $0), ledger.number(of: $0, $0.constant))
            }
        case .safeArea:
            (object as? UIViewController).map {
                BarAdjuster(SafeAreaValue(controller: $0), ledger.bottomInset(of: $0))
            }
        default: nil
        }
    }
}

/// A number of the app's that follows the keyboard.
@MainActor protocol FollowingValue {
    /// Nil if it no longer exists.
    var present: CGFloat? { get }
    func write(_ value: CGFloat)
    /// The edge that it holds. Nil while it holds none, which may be put right later.
    var edge: BottomEdge? { get }
    /// It has an effect at present.
    var isActive: Bool { get }
    /// The app assigns it, and never adds to it.
    var isAssigned: Bool { get }
}

/// The constant of a constraint.
struct ConstraintValue: FollowingValue {
    private(set) weak var constraint: NSLayoutConstraint?

    var present: CGFloat? { constraint?.constant }
    func write(_ value: CGFloat) { constraint?.constant = value }
    var edge: BottomEdge? { constraint.flatMap(BottomEdge.init) }
    var isActive: Bool { constraint?.isActive ?? false }
    var isAssigned: Bool { false }
}

/// The additional inset at the bottom of a controller's safe area. What the app adds for its bars is assigned.
struct SafeAreaValue: FollowingValue {
    private(set) weak var controller: UIViewController?

    var present: CGFloat? { controller?.additionalSafeAreaInsets.bottom }
    func write(_ value: CGFloat) { controller?.additionalSafeAreaInsets.bottom = value }
    var edge: BottomEdge? { (controller?.viewIfLoaded).map(BottomEdge.init(safeAreaOf:)) }
    var isActive: Bool { controller != nil }
    var isAssigned: Bool { true }
}

/// Keeps a bar on the keyboard, or the end of a safe area: writes the number that holds the edge.
///
/// A constraint that pins no bottom edge is only ever restored, so it stays as it is. It may pin one later, when its
/// bar is added or the app activates it.
@MainActor final class BarAdjuster {
    private let value: any FollowingValue
    private let shared: SharedNumber
    private var number: AdjustedValue { shared.number }

    init(_ value: any FollowingValue, _ number: SharedNumber) {
        (self.value, shared, edge) = (value, number, value.edge)
    }

    /// The edge that is held, as of the last ``updateEdge()``.
    private var edge: BottomEdge?

    /// Whether it holds an edge. What is wrong may be put right later.
    var isValid: Bool { value.present?.isFinite == true && edge?.outer != nil }

    /// Finds the edge again: the app may move views.
    func updateEdge() { edge = value.edge }

    /// The view whose place decides what is covered, as of the last update; it must be in the host's window.
    var anchor: UIView? { isValid ? edge?.outer : nil }

    /// The bar that it keeps on the keyboard.
    var bar: UIView? { edge?.inner }

    /// How far the number has gone from the app's, whatever its sign, in points.
    var lift: CGFloat { value.present == nil ? 0 : abs(number.delta) }

    /// Whether the app has assigned the number since it was written, or has put another one in its place.
    var isAssignedAnew: Bool { lift != 0 && (value.present != number.written || !value.isActive) }

    /// Accounts for what the app has done to the number, while somebody edits or not.
    func reconcile(whileEditing: Bool) {
        guard let present = value.present else { return }
        shared.reconcile(
            with: present, isAssigned: value.isAssigned, mostAdded: whileEditing ? AdjustedValue.mostAdded : 0)
    }

    /// Plans the number for a keyboard whose top edge is at `keyboardTop`, in window coordinates.
    func plan(below keyboardTop: CGFloat, in window: UIWindow) -> AvoidancePlan {
        guard let edge, let y = edge.y(in: window) else { return AvoidancePlan(reason: .invalidTarget) }
        return .bar(
            pinnedAt: y - edge.reserve(base: number.base, written: number.written),
            constantPerPoint: edge.constantPerPoint, addedConstant: number.delta, keyboardTop: keyboardTop)
    }

    func differs(from plan: AvoidancePlan) -> Bool {
        let change = abs(shared.change(by: plan.added, of: self))
        // All of it is given back, to the last bit.
        return change >= AvoidancePlanner.negligible || plan.added == 0 && change > 0
    }

    /// Writes what is to be added to the app's number; a plan that adds nothing gives it back. The layout moves the
    /// bar, so it runs inside the animation.
    func apply(_ plan: AvoidancePlan) {
        let new = shared.adjust(by: plan.added, of: self)
        guard let present = value.present, present != new else { return }
        value.write(new)
        edge?.container?.layoutIfNeeded()
    }
}
