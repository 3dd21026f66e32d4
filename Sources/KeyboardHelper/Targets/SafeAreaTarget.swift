internal import UIKit

extension AvoidanceTarget.Kind {
    static let safeArea = Self(name: "handleKeyboard(safeAreaOf:)", seeksFocus: false)
}

extension AvoidanceTarget {
    /// The safe area of a controller, which ends at the keyboard.
    static func safeArea(of controller: UIViewController) -> Self { Self(kind: .safeArea, object: controller) }

    /// The value of a safe area target.
    @MainActor var safeArea: SafeAreaValue? {
        kind == .safeArea ? (object as? UIViewController).map { SafeAreaValue(controller: $0) } : nil
    }
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
