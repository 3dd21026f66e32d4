internal import UIKit

extension AvoidanceTarget.Kind {
    static let closures = Self(name: "closures", seeksFocus: false)
}

extension AvoidanceTarget {
    /// The app's closures move what they like.
    static var closures: Self { Self(kind: .closures, object: nil) }
}

/// Writes nothing: the app's closures are called as soon as another height is covered.
@MainActor final class ClosureAdjuster: CoverageAdjuster {
    var isValid: Bool { true }

    func plan(below keyboardTop: CGFloat, in window: UIWindow, wasCalled: Bool) -> AvoidancePlan {
        AvoidancePlan(reason: wasCalled ? .moved : .alreadyVisible)
    }
}
