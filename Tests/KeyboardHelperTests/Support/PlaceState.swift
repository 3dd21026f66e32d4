import Foundation
import UIKit

@testable import KeyboardHelper

/// The place of a view and of all views in it, with everything else that the library may write to them.
///
/// A test compares the state from before the keyboard with the one from after it: nothing may differ in a single bit.
@MainActor
struct PlaceState: Equatable {
    /// The part that does not depend on a window: a screen that has left the window can be compared by it.
    struct Own: Equatable {
        fileprivate var places: [Place] = []
        fileprivate var additionalSafeAreaInsets = UIEdgeInsets.zero
    }

    fileprivate struct Place: Equatable {
        let bounds: CGRect
        /// Of the first view only the y: UIKit's transitions move it sideways.
        let center: [CGFloat]
        let transform: CGAffineTransform
        let insets: [UIEdgeInsets]
        let isPagingEnabled: Bool
        let contentSize: CGSize
        let constants: [CGFloat]
    }

    /// The part that UIKit derives in a window.
    private struct Seen: Equatable {
        var offsets: [CGPoint] = []
        var frames: [CGRect] = []
        var safeAreas: [UIEdgeInsets] = []
    }

    let own: Own
    let safeArea: UIEdgeInsets
    private let center: CGPoint
    private let ranges: [ClosedRange<CGFloat>]
    private let seen: Seen

    init(_ view: UIView) {
        self.init(view, additional: .zero, seen: Seen())
    }

    init(_ controller: UIViewController) {
        self.init(controller.viewIfLoaded ?? UIView(), additional: controller.additionalSafeAreaInsets, seen: Seen())
    }

    /// Adds what the window shows: the frame of each view in it, content offsets and safe areas.
    init(asSeen controller: UIViewController) {
        let view = controller.viewIfLoaded ?? UIView()
        let views = view.withSubviews
        let seen = Seen(
            offsets: views.compactMap { ($0 as? UIScrollView)?.contentOffset },
            frames: views.map { $0.convert($0.bounds, to: nil) },
            safeAreas: views.map(\.safeAreaInsets))
        self.init(view, additional: controller.additionalSafeAreaInsets, seen: seen)
    }

    private init(_ view: UIView, additional: UIEdgeInsets, seen: Seen) {
        own = Own(
            places: view.withSubviews.map { Place($0, isFirst: $0 === view) }, additionalSafeAreaInsets: additional)
        safeArea = view.safeAreaInsets
        center = view.center
        // The range of a scroll view inside another depends on how much of the safe area it has just been scrolled to.
        ranges = view.withSubviews.compactMap { $0 as? UIScrollView }
            .filter { !($0.superview is UIScrollView) }.map(\.legalOffsets)
        self.seen = seen
    }
}

extension PlaceState.Place {
    @MainActor
    fileprivate init(_ view: UIView, isFirst: Bool) {
        let scrollView = view as? UIScrollView
        // The origin of a scroll view's bounds is its offset.
        bounds = scrollView == nil ? view.bounds : CGRect(origin: .zero, size: view.bounds.size)
        center = isFirst ? [view.center.y] : [view.center.x, view.center.y]
        transform = view.transform
        insets = scrollView.map { [$0.contentInset, $0.verticalScrollIndicatorInsets] } ?? []
        isPagingEnabled = scrollView?.isPagingEnabled ?? false
        contentSize = scrollView?.contentSize ?? .zero
        constants = view.constraints.filter { !($0.firstItem is any UnseenView) }.map(\.constant)
    }
}

extension UIView {
    /// This view and all views in it. Cells come and go, so they do not count, nor do the views that the library adds.
    fileprivate var withSubviews: [UIView] {
        let hasCells = self is UITableView || self is UICollectionView
        let subviews = subviews.filter { view in
            hasCells ? view is UIScrollView : !(view is any UnseenView)
        }
        return [self] + subviews.flatMap(\.withSubviews)
    }
}
