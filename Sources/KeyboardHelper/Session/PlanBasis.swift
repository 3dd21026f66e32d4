internal import UIKit

/// The state that a plan depends on and that no event reports, as the plan has left it. While it is the same, another plan would
/// change nothing.
struct PlanBasis: Sendable, Equatable {
    /// The input that has the focus.
    let input: ObjectIdentifier?
    /// The extent of the line with its caret, or of all of it, in window coordinates. Nil if nothing was planned for it.
    let focus: ClosedRange<CGFloat>?
    /// The covered height, in points.
    let covered: CGFloat
    /// The lower edge of a scroll view target, in window coordinates, if the focus is not in its content.
    let targetEnd: CGFloat?
    let host: Extent
    /// The scroll views of the plan, in its order.
    let scrollViews: [ScrolledExtent]

    struct Extent: Sendable, Equatable {
        let frame: CGRect
        let safeArea: UIEdgeInsets

        @MainActor init(of view: UIView) { (frame, safeArea) = (view.frame, view.safeAreaInsets) }
    }

    struct ScrolledExtent: Sendable, Equatable {
        let extent: Extent
        let contentSize: CGSize
        let inset: UIEdgeInsets
        let adjustedInset: UIEdgeInsets
        let isScrollEnabled: Bool

        @MainActor init(of scrollView: UIScrollView) {
            extent = Extent(of: scrollView)
            (contentSize, isScrollEnabled) = (scrollView.contentSize, scrollView.isScrollEnabled)
            (inset, adjustedInset) = (scrollView.contentInset, scrollView.adjustedContentInset)
        }
    }
}
