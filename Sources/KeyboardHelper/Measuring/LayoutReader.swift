internal import Foundation
internal import UIKit

/// The only reader of the view tree: turns what stands there into numbers in window coordinates.
@MainActor
struct LayoutReader {
    let host: UIView
    let window: UIWindow
    /// The target: a scroll view or a container.
    let target: UIView
    /// How far the target is lifted, if it is a container.
    let lift: CGFloat?
    /// Where the host was at the last plan, in window coordinates; nil if there was none.
    let lastPlace: CGFloat?
    let followsCaret: Bool
    /// What we have added to a scroll view's bottom inset, and the offset that a scroll of ours is going to.
    let contribution: (UIScrollView) -> (bottomInset: CGFloat, goal: CGFloat?)

    /// A snapshot, and the scroll views that its scroll areas stand for.
    func read(input: UIView?, keyboardTop: CGFloat?) -> (snapshot: LayoutSnapshot, scrollViews: [UIScrollView]) {
        let input = input.flatMap { $0.isDescendant(of: target) ? $0 : nil }
        var scrollViews = input.map { scrollViewsAround($0) } ?? []
        if let scrollView, scrollViews.isEmpty { scrollViews = [scrollView] }
        let snapshot = LayoutSnapshot(
            scale: window.screen.scale,
            keyboardTop: keyboardTop,
            visibleTop: hostTop + host.safeAreaInsets.top,
            focus: input.map { focus(of: $0, in: scrollViews) },
            scrollAreas: scrollViews.map { area(of: $0, input: input) },
            lift: lift,
            startsFromRest: lastPlace.map { abs($0 - hostTop) > 1 } ?? false
        )
        return (snapshot, scrollViews)
    }

    /// Where the host begins, in window coordinates. Of one that is lifted itself, what counts is where its bars are.
    var hostTop: CGFloat {
        window.convert(host.bounds, from: host).minY + (target === host ? lift ?? 0 : 0)
    }

    /// The target, if that is what scrolls.
    private var scrollView: UIScrollView? { lift == nil ? target as? UIScrollView : nil }

    /// From the input outwards to a scroll view target, or to what is inside a container.
    private func scrollViewsAround(_ input: UIView) -> [UIScrollView] {
        var found: [UIScrollView] = []
        // A text view scrolls its own caret.
        var view: UIView? = followsCaret && input is UITextView ? input : input.superview
        while let current = view, current !== target {
            if let scrollable = current as? UIScrollView { found.append(scrollable) }
            view = current.superview
        }
        return found + (scrollView.map { [$0] } ?? [])
    }

    private func focus(of input: UIView, in scrollViews: [UIScrollView]) -> CGRect {
        let rect = window.convert(FocusRect.rect(of: input, followsCaret: followsCaret), from: input)
        // Where a scroll of ours is under way, what counts is where it will have brought the input.
        let underWay = scrollViews.reduce(0) { sum, scrollView in
            sum + (contribution(scrollView).goal.map { $0 - scrollView.contentOffset.y } ?? 0)
        }
        return rect.offsetBy(dx: 0, dy: -underWay)
    }

    private func area(of scrollView: UIScrollView, input: UIView?) -> ScrollArea {
        let inset = scrollView.contentInset
        let adjusted = scrollView.adjustedContentInset
        let (own, goal) = contribution(scrollView)
        return ScrollArea(
            viewport: window.convert(scrollView.bounds, from: scrollView),
            contentSize: scrollView.contentSize,
            offset: goal ?? scrollView.contentOffset.y,
            topInset: adjusted.top,
            safeTop: scrollView.safeAreaInsets.top,
            systemBottomInset: adjusted.bottom - inset.bottom,
            appBottomInset: inset.bottom - own,
            ownBottomInset: own,
            takesInset: scrollView === self.scrollView
                || (scrollView === input && scrollView.isScrollEnabled),
            mayScroll: scrollView.isScrollEnabled && !scrollView.isMovedByUser
        )
    }
}

extension UIScrollView {
    /// A finger moves it, or it still runs on from one.
    var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }
}
