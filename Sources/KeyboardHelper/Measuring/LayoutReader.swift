internal import UIKit

/// Measures the view tree for a plan, as numbers in window coordinates.
@MainActor
struct LayoutReader {
    let context: MeasuringContext

    /// A snapshot, and the scroll views that its scroll areas stand for.
    func read() -> (snapshot: LayoutSnapshot, scrollViews: [UIScrollView]) {
        var snapshot = LayoutSnapshot(scale: window.screen.scale, keyboardTop: context.keyboardTop)
        if let constraint = context.target.constraint {
            snapshot.bottomEdge = edge(of: constraint)
            snapshot.obstacle = snapshot.bottomEdge == nil ? .invalidTarget : nil
            return (snapshot, [])
        }
        let scrollViews = scrollViewsToMove
        let hostTop = hostTop
        snapshot.hostTop = hostTop
        snapshot.visibleTop = hostTop + context.host.safeAreaInsets.top
        snapshot.startsFromRest = context.lastHostTop.map { abs($0 - hostTop) > 1 } ?? false
        snapshot.focus = input.map { focus(of: $0, in: scrollViews) }
        snapshot.obstacle = context.obstacle
        snapshot.companion = input.flatMap(context.settings.companion).flatMap { companion($0, in: scrollViews) }
        snapshot.scrollAreas = scrollViews.map(area)
        snapshot.lift = lift
        return (snapshot, scrollViews)
    }

    private var window: UIWindow { context.window }
    private var input: UIView? { context.input }
    private var followsCaret: Bool { context.options.followsCaret }
    /// How far the target is lifted, if it is a container.
    private var lift: CGFloat? { context.applied.lift }

    /// The host's top edge, in window coordinates, without the lift of a host that is the target.
    private var hostTop: CGFloat {
        let top = window.convert(context.host.bounds, from: context.host).minY
        return top + (context.target.view === context.host ? lift ?? 0 : 0)
    }

    /// The target, if it is a scroll view target.
    private var scrollView: UIScrollView? { lift == nil ? context.target.view as? UIScrollView : nil }

    /// From the input outwards to a scroll view target, or up to a container; without an input a scroll view target alone.
    private var scrollViewsToMove: [UIScrollView] {
        guard let target = context.target.view else { return [] }
        var views = scrollView.map { [$0] } ?? []
        if let input {
            // A text view scrolls its own caret.
            let inside = input.outwards.prefix { $0 !== target }.dropFirst(followsCaret && input is UITextView ? 0 : 1)
            views.insert(contentsOf: inside.compactMap { $0 as? UIScrollView }, at: 0)
        }
        return views.filter { !context.settings.keepsInPlace($0) }
    }

    private func edge(of constraint: NSLayoutConstraint) -> LayoutSnapshot.Edge? {
        guard let edge = BottomEdge(constraint), let y = edge.y(in: window) else { return nil }
        return LayoutSnapshot.Edge(
            y: y, constantPerPoint: edge.constantPerPoint, addedConstant: context.applied.constant)
    }

    private func focus(of input: UIView, in scrollViews: [UIScrollView]) -> CGRect {
        let rect = window.convert(FocusRect.rect(of: input, followsCaret: followsCaret), from: input)
        return rect.offsetBy(dx: 0, dy: -remainingScroll(of: scrollViews))
    }

    /// What is to be visible together with the input, and the innermost scroll view that it moves with.
    private func companion(_ view: UIView, in scrollViews: [UIScrollView]) -> LayoutSnapshot.Companion? {
        guard let target = context.target.view, view.window === window, view.isDescendant(of: target),
            view.isShown(in: target)
        else { return nil }
        let inner = scrollViews.firstIndex { view.isDescendant(of: $0) } ?? scrollViews.count
        let rect = window.convert(view.bounds, from: view)
        return LayoutSnapshot.Companion(
            rect: rect.offsetBy(dx: 0, dy: -remainingScroll(of: scrollViews[inner...])), area: inner)
    }

    private func applied(to scrollView: UIScrollView) -> AppliedChanges.Scroll {
        context.applied.scrolls[ObjectIdentifier(scrollView)] ?? AppliedChanges.Scroll()
    }

    /// The points that running scrolls of the library still have to go. Views count where these scrolls will have put them.
    private func remainingScroll(of scrollViews: some Sequence<UIScrollView>) -> CGFloat {
        scrollViews.reduce(0) { sum, scrollView in
            sum + (applied(to: scrollView).goal.map { $0 - scrollView.contentOffset.y } ?? 0)
        }
    }

    private func area(of scrollView: UIScrollView) -> ScrollArea {
        let inset = scrollView.contentInset
        let adjusted = scrollView.adjustedContentInset
        let applied = applied(to: scrollView)
        return ScrollArea(
            viewport: window.convert(scrollView.bounds, from: scrollView),
            contentSize: scrollView.contentSize,
            offset: applied.goal ?? scrollView.contentOffset.y,
            topInset: adjusted.top,
            safeTop: scrollView.safeAreaInsets.top,
            systemBottomInset: adjusted.bottom - inset.bottom,
            appBottomInset: inset.bottom - applied.bottomInset,
            ownBottomInset: applied.bottomInset,
            takesInset: scrollView === self.scrollView
                || ((context.target.insetsEveryScrollView || scrollView === input) && scrollView.isScrollEnabled),
            mayScroll: scrollView.isScrollEnabled && !scrollView.isMovedByUser
        )
    }
}

extension UIView {
    /// Whether a person can see any of it; hidden and transparent views around it count.
    fileprivate func isShown(in target: UIView) -> Bool {
        !bounds.isEmpty && outwards(to: target).allSatisfy { !$0.isInvisible }
    }
}

extension UIScrollView {
    /// A finger moves it, or it is still decelerating.
    var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }
}
