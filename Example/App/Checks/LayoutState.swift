import UIKit

/// What must be the same after the keyboard has left: all geometry and insets, and offsets within their range.
@MainActor
struct LayoutState: Equatable {
    private struct Part: Equatable {
        let center: CGPoint
        let size: CGSize
        let transform: CGAffineTransform
        let safeArea: UIEdgeInsets
        let contentInset: UIEdgeInsets?
        let indicatorInset: UIEdgeInsets?
        let isOffsetLegal: Bool
    }

    private var parts: [Part] = []

    init(of view: UIView) {
        let scrollView = view as? UIScrollView
        parts.append(
            Part(
                center: view.center,
                size: view.bounds.size,
                transform: view.transform,
                // What scrolls gets other insets as it moves; a controller's view must have its own back.
                safeArea: view.next is UIViewController ? view.safeAreaInsets : .zero,
                contentInset: scrollView?.contentInset,
                indicatorInset: scrollView?.verticalScrollIndicatorInsets,
                isOffsetLegal: scrollView.map(Self.isOffsetLegal) ?? true
            ))
        for subview in view.subviews where !Self.followsOffset(subview) { parts += LayoutState(of: subview).parts }
    }

    /// Cells come and go with the offset, and the headers and footers of sections float.
    private static func followsOffset(_ view: UIView) -> Bool {
        view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
    }

    private static func isOffsetLegal(_ scrollView: UIScrollView) -> Bool {
        let inset = scrollView.adjustedContentInset
        let maximum = max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
        return (-inset.top...maximum).contains(scrollView.contentOffset.y)
    }
}
