internal import UIKit

/// Gives a root view back the safe area that it loses when it is lifted.
///
/// UIKit takes away the bottom inset of a root view that moves up, and in landscape the side insets as well. Without
/// compensation, views laid out by the safe area would jump. The top inset stays, or grows where the view comes under a
/// bar.
///
/// Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/1899>,
/// <https://github.com/hackiftekhar/IQKeyboardManager/issues/1449>
@MainActor final class SafeAreaCompensation {
    private weak var view: UIView?
    private weak var controller: UIViewController?
    /// UIKit's insets of the view where the app put it, without the controller's additional ones.
    private var rest: [CGFloat]
    private let numbers: [SharedNumber]

    private static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [\.bottom, \.left, \.right]

    /// Call this while the view, a controller's root view, is where the app put it.
    init(of view: UIView, _ controller: UIViewController, bottom: SharedNumber) {
        self.view = view
        self.controller = controller
        rest = Self.systemInsets(of: view, controller)
        let insets = controller.additionalSafeAreaInsets
        numbers = [bottom, SharedNumber(insets.left), SharedNumber(insets.right)]
    }

    var isHolding: Bool { controller != nil && numbers.contains { $0.share(of: self) != 0 } }

    /// Call this while the view is where the app put it.
    func recordInsetsAtRest() {
        guard let view, let controller else { return }
        rest = Self.systemInsets(of: view, controller)
    }

    private static func systemInsets(of view: UIView, _ controller: UIViewController) -> [CGFloat] {
        edges.map { view.safeAreaInsets[keyPath: $0] - controller.additionalSafeAreaInsets[keyPath: $0] }
    }

    func differs(isLifted: Bool) -> Bool {
        zip(wanted(isLifted: isLifted), numbers).contains {
            abs($1.change(by: $0, of: self)) >= AvoidancePlanner.negligible
        }
    }

    /// Writes the missing insets. A view that is not lifted misses none.
    ///
    /// UIKit may go on telling the insets of the former place for the rest of the turn, and take them away in the
    /// layout: then a scroll view inside has already moved. So the loss of a view that is no child's is first computed
    /// from its place. Writing it refreshes the insets, and what UIKit tells then has the last word.
    ///
    /// Source: <https://github.com/square/Paralayout/issues/86>
    func apply(isLifted: Bool) {
        guard let superview = view?.superview, let frame = view?.frame else { return }
        reconcile()
        let told = wanted(isLifted: isLifted)
        // What the place leaves of the inset at the bottom, and what is lost of it.
        let left = max(0, superview.safeAreaInsets.bottom - (superview.bounds.maxY - frame.maxY))
        let lost = rest[0] - left
        if isLifted, controller?.parent == nil, lost > told[0], rest[0] > told[0] {
            write([rounded(lost)] + told.dropFirst())
        }
        write(wanted(isLifted: isLifted))
    }

    private func write(_ wanted: [CGFloat]) {
        guard let controller else { return }
        var insets = controller.additionalSafeAreaInsets
        for index in Self.edges.indices {
            insets[keyPath: Self.edges[index]] = numbers[index].adjust(by: wanted[index], of: self)
        }
        if insets != controller.additionalSafeAreaInsets { controller.additionalSafeAreaInsets = insets }
    }

    /// Accounts for what the app has assigned. Nobody adds to a safe area that is there to make room for a bar.
    func reconcile() {
        guard let insets = controller?.additionalSafeAreaInsets else { return }
        for index in Self.edges.indices {
            numbers[index].reconcile(with: insets[keyPath: Self.edges[index]], isAssigned: true)
        }
    }

    private func wanted(isLifted: Bool) -> [CGFloat] {
        guard isLifted, let view, let controller else { return numbers.map { _ in 0 } }
        return zip(rest, Self.systemInsets(of: view, controller)).map {
            // Never more than the inset at rest, in case UIKit reports added insets late.
            rounded(min(max(0, $0 - $1), max(0, $0)))
        }
    }

    private func rounded(_ points: CGFloat) -> CGFloat {
        PixelAlignment.awayFromZero(points, scale: view?.scale ?? 1)
    }
}
