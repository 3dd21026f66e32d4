import Foundation
import UIKit

/// What is around an input, as numbers.
extension Judge {
    func levels(
        around input: UIView, withItself: Bool, movers: [SimulationScreen.Mover], in screen: SimulationScreen,
        edge: CGFloat, hasBar: Bool
    ) -> [Reach.Level] {
        guard let window = input.window else { return [] }
        var levels: [Reach.Level] = []
        var isInside = true
        let start = withItself && input is UITextView ? input : input.superview
        let end = Array(input.around).last { view in movers.contains { $0.view === view } }
        let outermost = start?.around.prefix { $0 !== end?.superview }.last { $0 is UIScrollView }
        for view in start?.around ?? UIView().around {
            let frame = window.convert(view.bounds, from: view)
            if let scrollView = view as? UIScrollView {
                let isOuter = view === player.stage.outerScrollView
                levels.append(
                    level(
                        of: scrollView, around: input, frame, isInside: isInside || isOuter,
                        getsInset: isOuter || view === outermost && (view === input || screen.givesInsets),
                        in: screen,
                        edge: edge, hasBar: hasBar
                    ))
            } else if view.clipsToBounds {
                levels.append(.clips(frame.minY...max(frame.minY, frame.maxY)))
            }
            let lifts = movers.contains { $0.lifts && $0.view === view }
            if lifts { levels.append(.lifts(present: screen.lift(of: view))) }
            if view === end { isInside = false }
        }
        return levels
    }

    private func level(
        of scrollView: UIScrollView, around input: UIView, _ frame: CGRect, isInside: Bool, getsInset: Bool,
        in screen: SimulationScreen, edge: CGFloat, hasBar: Bool
    ) -> Reach.Level {
        let node = screen.node(of: scrollView)
        let isMovable = isInside && scrollView.isScrollEnabled && !player.ignored.contains { $0 === scrollView }
        let isFlipped = scrollView.isUpsideDown
        var (edges, adjusted) = (scrollView.adjustedContentInset, scrollView.adjustedContentInset)
        // What UIKit insets at the bottom that a person sees, and the bars at the top.
        if isFlipped {
            edges.top -= scrollView.contentInset.top
            edges.bottom = max(edges.bottom, scrollView.safeAreaInsets.bottom)
        } else {
            edges.bottom -= scrollView.contentInset.bottom
            edges.top = max(edges.top, scrollView.safeAreaInsets.top)
        }
        var shown = scrollView.window?.convert(scrollView.bounds.inset(by: edges), from: scrollView) ?? frame
        // Headers and footers float over rows, and above the insets of the app and for the keyboard.
        if let node, node.part.hasFloatingSections, input.isInList {
            let lower = node.floatingHeight(below: input)
            let upper = node.floatingHeight(above: input)
            let bottom = (getsInset ? min(shown.maxY, edge) : shown.maxY) - lower
            let top = shown.minY + upper
            shown = CGRect(x: shown.minX, y: top, width: shown.width, height: max(0, bottom - top))
        }
        let visible = shown.minY...max(shown.minY, shown.maxY)
        // No offset moves what floats.
        let floats = node?.part.hasFloatingSections == true && input.isInList && !input.isInRow
        guard isMovable, !floats else { return .scrolls(low: 0, high: 0, visible: visible) }
        let covered = getsInset ? frame.maxY - edge : 0
        if isFlipped {
            adjusted.top = max(edges.top, covered)
        } else {
            // The app's inset is for the bar.
            let app = node?.inset.least ?? 0
            let forBar = hasBar ? app : min(app, screen.vendedHeight)
            adjusted.bottom = app + max(edges.bottom, covered - forBar)
        }
        let least = -adjusted.top
        let most = max(least, scrollView.contentSize.height + adjusted.bottom - scrollView.bounds.height)
        let ways = [least, most].map { ($0 - scrollView.contentOffset.y) * (isFlipped ? -1 : 1) }
        return .scrolls(low: min(0, ways.min() ?? 0), high: max(0, ways.max() ?? 0), visible: visible)
    }
}

extension Judge {
    /// How much of the room above the keyboard is under what floats at the end of a list around an input.
    func floatingHeight(below input: UIView, in screen: SimulationScreen) -> CGFloat {
        guard input.isInList else { return 0 }
        return input.around.lazy.compactMap { screen.node(of: $0) }.first(where: \.isList)?.floatingHeight(below: input)
            ?? 0
    }
}

extension SimulationScreen {
    /// A container is lifted and no more, so that scroll views inside of it get no insets.
    @MainActor var givesInsets: Bool { ![.root, .container].contains(plan.target) || windowMover != nil }
}

extension Node {
    /// What floats at the end of a list that a person sees, above the app's inset; not over an input that floats itself.
    fileprivate func floatingHeight(below input: UIView) -> CGFloat {
        guard part.hasFloatingSections, input.isInRow else { return 0 }
        let lower = view.isUpsideDown ? part.header : part.footer
        return lower + (lower > 0 && !view.isUpsideDown ? inset.value : 0)
    }

    /// The same at its beginning.
    fileprivate func floatingHeight(above input: UIView) -> CGFloat {
        input.isInRow ? (view.isUpsideDown ? part.footer : part.header) : 0
    }
}

extension UIView {
    /// Its top is below its bottom in the window.
    var isUpsideDown: Bool { (wayDown?.y ?? 1) < 0 }

    /// Where 100 points of its height lead to in the window.
    private var wayDown: CGPoint? {
        guard let window else { return nil }
        let (start, end) = (window.convert(CGPoint.zero, from: self), window.convert(CGPoint(x: 0, y: 100), from: self))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
