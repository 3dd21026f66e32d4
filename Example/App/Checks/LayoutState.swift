import UIKit

/// What must be the same after the keyboard has left: all geometry, insets and constants, and offsets within their range.
@MainActor
struct LayoutState: Equatable {
    private struct Part: Equatable {
        let view: String
        let center: CGPoint
        let size: CGSize
        let transform: CGAffineTransform
        let safeArea: UIEdgeInsets
        let additionalSafeArea: UIEdgeInsets?
        let contentInset: UIEdgeInsets?
        let indicatorInset: UIEdgeInsets?
        let constants: [CGFloat]
        let isOffsetLegal: Bool
    }

    private var parts: [Part] = []

    init(of view: UIView) {
        let scrollView = view as? UIScrollView
        let controller = view.next as? UIViewController
        parts.append(
            Part(
                view: "\(type(of: view))",
                center: view.center,
                size: view.bounds.size,
                transform: view.transform,
                // What scrolls gets other insets as it moves; a controller's view must have its own back.
                safeArea: controller == nil ? .zero : view.safeAreaInsets,
                additionalSafeArea: controller?.additionalSafeAreaInsets,
                contentInset: scrollView?.contentInset,
                indicatorInset: scrollView?.verticalScrollIndicatorInsets,
                constants: view.constraints.filter { Self.isOfTheApp($0, in: view) }.map(\.constant),
                isOffsetLegal: scrollView.map(Self.isOffsetLegal) ?? true
            ))
        // UIKit rebuilds the insides of its inputs and bars as it likes.
        if view is UITextField || view is UITextView || view is UINavigationBar || view is UITabBar { return }
        for subview in view.subviews where !Self.followsOffset(subview) && !Self.isPrivate(subview) {
            parts += LayoutState(of: subview).parts
        }
    }

    /// The first thing that is not what it was, in words; nothing if there is none.
    func differences(from before: LayoutState) -> [String] {
        guard parts.count == before.parts.count else { return ["\(parts.count) views, were \(before.parts.count)"] }
        for (part, old) in zip(parts, before.parts) where part != old {
            let values = zip(Mirror(reflecting: part).children, Mirror(reflecting: old).children)
            let changed = values.first { "\($0.value)" != "\($1.value)" }
            return [changed.map { "\(part.view).\($0.label ?? "") is \($0.value), was \($1.value)" } ?? part.view]
        }
        return []
    }

    /// Cells come and go with the offset, and the headers and footers of sections float.
    private static func followsOffset(_ view: UIView) -> Bool {
        view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
    }

    /// UIKit's own constraints are of other classes, or place the guides of a view.
    private static func isOfTheApp(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
        let items = [constraint.firstItem, constraint.secondItem]
        let guides = items.compactMap { $0 as? UILayoutGuide }
        let placesGuide = guides.contains { $0.owningView === view } && items.contains { $0 === view }
        return type(of: constraint) == NSLayoutConstraint.self && !placesGuide
    }

    /// Scroll indicators, effects at the edges and the like; and the view that follows the keyboard's layout guide wherever
    /// UIKit leaves that.
    private static func isPrivate(_ view: UIView) -> Bool {
        let name = String(reflecting: type(of: view))
        return name == "KeyboardHelper.KeyboardFollower" || name.hasPrefix("_") || name.hasPrefix("UIKit.")
            || name.hasPrefix("UIKitCore.")
    }

    private static func isOffsetLegal(_ scrollView: UIScrollView) -> Bool {
        let inset = scrollView.adjustedContentInset
        let maximum = max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
        // Half a point for pixels.
        return (-inset.top - 0.5...maximum + 0.5).contains(scrollView.contentOffset.y)
    }
}
