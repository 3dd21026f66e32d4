internal import UIKit

/// Measures for a plan: turns what stands in the view tree into numbers in window coordinates.
@MainActor
struct LayoutReader {
    let need: MoveNeed
    /// The target: a scroll view or a container.
    let target: UIView
    /// How far the target is lifted, if it is a container.
    let lift: CGFloat?
    /// Whether every scroll view gets an inset where it reaches under the keyboard, and not the target alone.
    let insetsAll: Bool
    /// What we have added to a scroll view's bottom inset, and the offset that a scroll of ours is going to.
    let contribution: (UIScrollView) -> (bottomInset: CGFloat, goal: CGFloat?)

    /// A snapshot, and the scroll views that its scroll areas stand for.
    func read() -> (snapshot: LayoutSnapshot, scrollViews: [UIScrollView]) {
        let input = need.input.flatMap { $0.isDescendant(of: target) ? $0 : nil }
        var scrollViews = input.map { scrollViewsAround($0) } ?? []
        if let scrollView, scrollViews.isEmpty, !need.settings.passesOver(scrollView) { scrollViews = [scrollView] }
        let snapshot = LayoutSnapshot(
            scale: window.screen.scale,
            keyboardTop: need.keyboardTop,
            visibleTop: hostTop + need.host.safeAreaInsets.top,
            focus: input.map { focus(of: $0, in: scrollViews) },
            companion: input.flatMap(need.settings.companion).flatMap { companion($0, in: scrollViews) },
            scrollAreas: scrollViews.map { area(of: $0, input: input) },
            lift: lift
        )
        return (snapshot, scrollViews)
    }

    private var window: UIWindow { need.window }
    private var followsCaret: Bool { need.options.followsCaret }

    /// Where the host begins, in window coordinates. Of one that is lifted itself, what counts is where its bars are.
    var hostTop: CGFloat {
        window.convert(need.host.bounds, from: need.host).minY + (target === need.host ? lift ?? 0 : 0)
    }

    /// The target, if that is what scrolls.
    private var scrollView: UIScrollView? { lift == nil ? target as? UIScrollView : nil }

    /// From the input outwards to a scroll view target, or to what is inside a container.
    private func scrollViewsAround(_ input: UIView) -> [UIScrollView] {
        // A text view scrolls its own caret.
        let inside = input.outwards.prefix { $0 !== target }.dropFirst(followsCaret && input is UITextView ? 0 : 1)
        let all = inside.compactMap { $0 as? UIScrollView } + (scrollView.map { [$0] } ?? [])
        return all.filter { !need.settings.passesOver($0) }
    }

    private func focus(of input: UIView, in scrollViews: [UIScrollView]) -> CGRect {
        let rect = window.convert(FocusRect.rect(of: input, followsCaret: followsCaret), from: input)
        return rect.offsetBy(dx: 0, dy: -underWay(in: scrollViews))
    }

    /// What is to be seen together with the input, and what it moves with.
    private func companion(_ view: UIView, in scrollViews: [UIScrollView]) -> LayoutSnapshot.Companion? {
        guard view.window === window, view.isDescendant(of: target), view.isShown(in: target) else { return nil }
        let inner = scrollViews.firstIndex { view.isDescendant(of: $0) } ?? scrollViews.count
        let rect = window.convert(view.bounds, from: view)
        return LayoutSnapshot.Companion(
            rect: rect.offsetBy(dx: 0, dy: -underWay(in: scrollViews[inner...])), area: inner)
    }

    /// Where scrolls of ours are under way, what counts is where they will have brought what is in them.
    private func underWay(in scrollViews: some Sequence<UIScrollView>) -> CGFloat {
        scrollViews.reduce(0) { sum, scrollView in
            sum + (contribution(scrollView).goal.map { $0 - scrollView.contentOffset.y } ?? 0)
        }
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
                || ((insetsAll || scrollView === input) && scrollView.isScrollEnabled),
            mayScroll: scrollView.isScrollEnabled && !scrollView.isMovedByUser
        )
    }
}

extension UIView {
    /// Whether there is anything to be seen of it, hidden and transparent views around it considered.
    fileprivate func isShown(in target: UIView) -> Bool {
        !bounds.isEmpty && outwards(to: target).allSatisfy { !$0.cannotBeSeen }
    }
}

extension UIScrollView {
    /// A finger moves it, or it still runs on from one.
    var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }
}
