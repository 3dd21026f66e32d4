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
    /// UIKit's insets of the view where the app put it, without the controller's additional ones.
    private var rest: [CGFloat]
    private var own: [OwnedAmount]

    private static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [\.bottom, \.left, \.right]

    /// Nil for a view that is no controller's root view.
    init?(of view: UIView) {
        guard let controller = view.ownController else { return nil }
        self.view = view
        self.controller = controller
        rest = Self.systemInsets(of: view, controller)
        own = Self.edges.map { OwnedAmount(controller.additionalSafeAreaInsets[keyPath: $0]) }
    }

    var isHolding: Bool { own.contains { $0.delta != 0 } }

    /// To be called while the view stands where the app put it.
    mutating func noteRest() {
        guard let view, let controller else { return }
        rest = Self.systemInsets(of: view, controller)
    }

    private static func systemInsets(of view: UIView, _ controller: UIViewController) -> [CGFloat] {
        edges.map { view.safeAreaInsets[keyPath: $0] - controller.additionalSafeAreaInsets[keyPath: $0] }
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

    /// Takes note of what the app has changed.
    mutating func observe() {
        guard let insets = controller?.additionalSafeAreaInsets else { return }
        for index in Self.edges.indices { own[index].observe(insets[keyPath: Self.edges[index]]) }
    }

    private func wanted(isLifted: Bool) -> [CGFloat] {
        guard isLifted, let view, let controller else { return own.map { _ in 0 } }
        let scale = view.window?.screen.scale ?? 1
        return zip(rest, Self.systemInsets(of: view, controller)).map {
            // Never more than there was, should UIKit tell of ours later than of its own.
            PixelAlignment.awayFromZero(min(max(0, $0 - $1), max(0, $0)), scale: scale)
        }
    }
}
