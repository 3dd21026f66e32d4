internal import UIKit

extension AvoidanceTarget {
    /// Exists for a target that does not move for the focus.
    var coverageAdjuster: (any CoverageAdjuster)? {
        switch kind {
        case .bottomConstraint: (object as? NSLayoutConstraint).map(BarAdjuster.init)
        case .closures: ClosureAdjuster()
        default: nil
        }
    }
}

/// Writes a value of the app's that follows what is covered, whichever input has the focus.
@MainActor protocol CoverageAdjuster: AnyObject {
    /// Whether there is anything to follow the keyboard with. What is wrong may be put right later.
    var isValid: Bool { get }
    /// Looks again what the value holds where: the app may move views.
    func look()
    /// The view whose place decides what is covered, as of the last look; it must be in the host's window. Nil if nothing has to be
    /// measured.
    var anchor: UIView? { get }
    /// The bar that it keeps on the keyboard.
    var bar: UIView? { get }
    /// The views that its animation moves.
    var movedViews: [UIView] { get }
    /// How far the value has gone from the app's, whatever its sign, in points.
    var lift: CGFloat { get }
    /// Whether a change of the library is in the value.
    var isHolding: Bool { get }
    /// Whether the app has assigned the value since it was written.
    var isAssignedAnew: Bool { get }
    /// Accounts for what the app has done to the value, while somebody edits or not.
    func reconcile(whileEditing: Bool)
    /// Plans the value for a keyboard whose top edge is at `keyboardTop`, in window coordinates. `wasCalled` says whether a closure
    /// of the app was called for that.
    func plan(below keyboardTop: CGFloat, in window: UIWindow, wasCalled: Bool) -> AvoidancePlan
    func differs(from plan: AvoidancePlan) -> Bool
    /// How far the bar goes up with `plan`, in points.
    func rise(with plan: AvoidancePlan) -> CGFloat
    /// Writes what is to be added to the app's value; a plan that adds nothing gives it back.
    func apply(_ plan: AvoidancePlan)
}

extension CoverageAdjuster {
    func look() {}
    var anchor: UIView? { nil }
    var bar: UIView? { nil }
    var movedViews: [UIView] { [] }
    var lift: CGFloat { 0 }
    var isHolding: Bool { false }
    var isAssignedAnew: Bool { false }
    func reconcile(whileEditing: Bool) {}
    func differs(from plan: AvoidancePlan) -> Bool { false }
    func rise(with plan: AvoidancePlan) -> CGFloat { 0 }
    func apply(_ plan: AvoidancePlan) {}
}
