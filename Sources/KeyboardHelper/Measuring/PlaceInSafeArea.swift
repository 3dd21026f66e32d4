internal import UIKit

/// The part of the superview's safe area that a view has at its present place, in points.
///
/// UIKit stores the insets of a view and refreshes them in a layout, so after a movement they may still be those of the
/// former place. Only the view of a child controller keeps its insets wherever it is.
///
/// Source: <https://github.com/square/Paralayout/issues/86>
@MainActor struct PlaceInSafeArea: Equatable {
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    init(of view: UIView) {
        guard let superview = view.superview else { return }
        let (frame, bounds, insets) = (view.frame, superview.bounds, superview.safeAreaInsets)
        top = Self.left(of: insets.top, at: frame.minY - bounds.minY)
        bottom = Self.left(of: insets.bottom, at: bounds.maxY - frame.maxY)
    }

    /// The part of an inset that is left at a distance from the superview's edge.
    private static func left(of inset: CGFloat, at distance: CGFloat) -> CGFloat {
        min(max(inset - distance, 0), inset)
    }
}
