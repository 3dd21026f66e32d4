import Foundation
import UIKit

/// What is around an input, as numbers.
extension Judge {
    func levels(
        around input: UIView, withItself: Bool, mover: SimulationScreen.Mover, in screen: SimulationScreen,
        edge: CGFloat
    ) -> [Reach.Level] {
        guard let window = input.window else { return [] }
        var levels: [Reach.Level] = []
        var isInside = true
        let start = withItself && input is UITextView ? input : input.superview
        let outermost = start?.around.prefix { $0 !== mover.view.superview }.last { $0 is UIScrollView }
        for view in start?.around ?? UIView().around {
            let frame = window.convert(view.bounds, from: view)
            if let scrollView = view as? UIScrollView {
                let isOuter = view === player.stage.outerScrollView
                levels.append(
                    level(
                        of: scrollView, frame, isInside: isInside || isOuter, getsInset: isOuter || view === outermost,
                        in: screen,
                        edge: edge
                    ))
            } else if view.clipsToBounds {
                levels.append(.clips(frame.minY...max(frame.minY, frame.maxY)))
            }
            if view === mover.view {
                if mover.lifts { levels.append(.lifts(present: screen.lift(of: view))) }
                isInside = false
            }
        }
        return levels
    }

    private func level(
        of scrollView: UIScrollView, _ frame: CGRect, isInside: Bool, getsInset: Bool, in screen: SimulationScreen,
        edge: CGFloat
    ) -> Reach.Level {
        let adjusted = scrollView.adjustedContentInset
        let node = screen.node(of: scrollView)
        let isMovable = isInside && scrollView.isScrollEnabled && !player.ignored.contains { $0 === scrollView }
        let scale = node?.part.scale ?? 1
        let system = adjusted.bottom - scrollView.contentInset.bottom
        let edges = UIEdgeInsets(
            top: max(adjusted.top, scrollView.safeAreaInsets.top), left: 0, bottom: system, right: 0)
        let shown = scrollView.window?.convert(scrollView.bounds.inset(by: edges), from: scrollView) ?? frame
        let visible = shown.minY...max(shown.minY, shown.maxY)
        guard isMovable else { return .scrolls(low: 0, high: 0, visible: visible) }
        // In its own points. At the visual bottom of a flipped one is its top.
        let covered = getsInset ? (frame.maxY - edge) / abs(scale) : 0
        let isFlipped = scale < 0
        let least = -(isFlipped ? max(adjusted.top, covered) : adjusted.top)
        let bottom = (node?.inset ?? 0) + (isFlipped ? system : max(system, covered))
        let most = max(least, scrollView.contentSize.height + bottom - scrollView.bounds.height)
        let ways = [least, most].map { ($0 - scrollView.contentOffset.y) * scale }
        return .scrolls(low: min(0, ways.min() ?? 0), high: max(0, ways.max() ?? 0), visible: visible)
    }
}
