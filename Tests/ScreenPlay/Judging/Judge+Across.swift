import UIKit

/// Laws for grids and strips of cards, which scroll along their width, and for lists that are exchanged.
extension Judge {
    /// A field in a grid that is too far to the side.
    func focusIsAside(in screen: SimulationScreen) -> Violation? {
        guard !player.isUnseen, let input = screen.view.firstResponder?.seenInput, !(input is UITextView),
            let grid = input.superview as? UIScrollView, let part = screen.node(of: grid)?.part, part.width > 1,
            !part.isStrip, grid.isScrollEnabled
        else { return nil }
        let shown = grid.bounds.inset(by: grid.adjustedContentInset)
        guard input.frame.minX < shown.minX - 0.51 || input.frame.maxX > shown.maxX + 0.51 else { return nil }
        return Violation(
            invariant: .focusIsVisible,
            detail: "\(input.frame.minX)...\(input.frame.maxX) is not in \(shown.minX)...\(shown.maxX), across")
    }

    /// A strip whose content fits leaves all to the scroll view around it.
    func stripIsMoved(in screen: SimulationScreen) -> Violation? {
        guard screen.givesInsets, let target = screen.movers.first?.view else { return nil }
        for node in screen.all where node.part.isStrip && node.inset == AppNumber(0) {
            guard let strip = node.scrollView, let outer = node.parent?.scrollView, outer.isScrollEnabled,
                outer === target || !(target is UIScrollView), !(screen.node(of: outer)?.part.isWide ?? true),
                !player.ignored.contains(outer)
            else { continue }
            if strip.contentInset.bottom != 0 || abs(strip.contentOffset.y + strip.adjustedContentInset.top) > 0.51 {
                return Violation(
                    invariant: .changesAreOurs,
                    detail: "a strip has the inset \(strip.contentInset.bottom) at \(strip.contentOffset)")
            }
        }
        return nil
    }

    /// A list that was exchanged for another one has the inset that the app has given to it.
    func exchangedIsChanged(in screen: SimulationScreen) -> Violation? {
        guard let waiting = screen.waiting, let scrollView = waiting.scrollView,
            !waiting.inset.isEqual(to: scrollView.contentInset.bottom)
        else { return nil }
        return Violation(
            invariant: .everythingReturns, detail: "the exchanged list has the inset \(scrollView.contentInset.bottom)")
    }
}
