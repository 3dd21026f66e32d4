import UIKit

/// The bar of a screen, where it stands on the keyboard in front of what is to be seen.
extension Judge {
    /// How the bar counts for a view.
    enum BarInFront: Equatable {
        case none
        /// The room ends at its top edge, in window coordinates.
        case counts(CGFloat)
        /// There is so little room above it, or so much goes on around it, that it need not count.
        case mayCount(CGFloat)

        /// Where the room certainly ends.
        var top: CGFloat? { if case .counts(let top) = self { top } else { nil } }
    }

    func bar(inFrontOf view: UIView, height: CGFloat, in screen: SimulationScreen) -> BarInFront {
        let bar = screen.bar
        guard screen.plan.hasBar, let window = screen.view.window, let keyboardTop, bar.window === window,
            !view.isDescendant(of: bar)
        else { return .none }
        let mover = screen.movers.first
        let isOutside = mover.map { !bar.isDescendant(of: $0.view) } ?? true
        let edge = keyboardTop - window.frame.minY
        var frame = window.convert(bar.bounds, from: bar)
        // One that was lifted onto the keyboard does not stand there by itself, and where it would stand it is not.
        // For an input beside the scroll view, that is lifted together with the bar.
        let lift = mover.map { one in
            one.lifts ? (isOutside ? 0 : screen.lift(of: one.view)) : isOutside ? screen.lift(of: screen.view) : 0
        }
        frame.origin.y += lift ?? 0
        guard frame.minY < edge, edge - frame.maxY <= 20 else { return .none }
        let scrolling = view.around.prefix { $0 !== screen.view }.last { around in
            guard around is UIScrollView else { return false }
            return around !== view || around === mover?.view
        }
        // What is lifted with the bar is moved by that alone.
        guard scrolling != nil || isOutside else { return .none }
        let behind = scrolling ?? mover?.view ?? view
        guard window.convert(behind.bounds, from: behind).intersects(frame) else { return .none }
        let isRoomy = frame.minY - screen.visibleTops(in: window).most > height + 60
        // What was revealed may be taller than the input.
        let stays = (lift ?? 0) == 0 && !screen.isInSheet
        let isCertain = isRoomy && stays && !player.hasRevealed && player.stage.outerScrollView == nil
        return isCertain ? .counts(frame.minY) : .mayCount(frame.minY)
    }
}
