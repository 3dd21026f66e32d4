internal import Foundation
internal import UIKit

/// Gives a root view the safe area back that it loses by being lifted.
///
/// UIKit takes away the bottom inset of a root view that is moved up, and in landscape those of the sides; what is laid
/// out by the safe area would jump. The top inset is not lost by moving up.
///
/// Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/1899>,
/// <https://github.com/hackiftekhar/IQKeyboardManager/issues/1449>
@MainActor
struct SafeAreaCompensation {
    private weak var view: UIView?
    private weak var controller: UIViewController?
    /// The insets of the view where the app put it, without ours.
    private var rest: [CGFloat]
    private var own: [OwnedAmount]

    private static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [\.bottom, \.left, \.right]

    /// Nil for a view that is no controller's root view.
    init?(of view: UIView) {
        guard let controller = view.ownController else { return nil }
        self.view = view
        self.controller = controller
        rest = Self.edges.map { view.safeAreaInsets[keyPath: $0] }
        own = Self.edges.map { OwnedAmount(controller.additionalSafeAreaInsets[keyPath: $0]) }
    }

    var isHolding: Bool { own.contains { $0.delta != 0 } }

    /// To be called while the view stands where the app put it.
    mutating func noteRest() {
        guard let view else { return }
        observe()
        rest = zip(Self.edges, own).map { view.safeAreaInsets[keyPath: $0] - $1.delta }
    }

    func differs(isLifted: Bool) -> Bool {
        zip(wanted(isLifted: isLifted), own).contains { abs($0 - $1.delta) >= AvoidancePlanner.negligible }
    }

    /// Writes what is missing; nothing is missing of a view that is not lifted.
    mutating func apply(isLifted: Bool) {
        guard let controller else { return }
        observe()
        guard differs(isLifted: isLifted) || (!isLifted && isHolding) else { return }
        let wanted = wanted(isLifted: isLifted)
        var insets = controller.additionalSafeAreaInsets
        for index in Self.edges.indices { insets[keyPath: Self.edges[index]] = own[index].add(wanted[index]) }
        if insets != controller.additionalSafeAreaInsets { controller.additionalSafeAreaInsets = insets }
    }

    private mutating func observe() {
        guard let insets = controller?.additionalSafeAreaInsets else { return }
        for index in Self.edges.indices { own[index].observe(insets[keyPath: Self.edges[index]]) }
    }

    private func wanted(isLifted: Bool) -> [CGFloat] {
        guard isLifted, let view else { return own.map { _ in 0 } }
        let scale = view.window?.screen.scale ?? 1
        return Self.edges.indices.map { index in
            let now = view.safeAreaInsets[keyPath: Self.edges[index]] - own[index].delta
            return PixelAlignment.awayFromZero(max(0, rest[index] - now), scale: scale)
        }
    }
}
