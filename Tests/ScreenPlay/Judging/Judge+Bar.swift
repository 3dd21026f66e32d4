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
        var mayCount: Bool { if case .mayCount = self { true } else { false } }
    }

    /// How the bars count that stand on the keyboard, one on the other.
    func bar(inFrontOf view: UIView, height: CGFloat, in screen: SimulationScreen) -> BarInFront {
        guard let window = screen.view.window, let keyboardTop else { return .none }
        var bars = screen.bars + [player.stage.outerBar?.view].compactMap { $0 }
        var (found, edge) = (BarInFront.none, keyboardTop - window.frame.minY)
        func standing(_ bar: UIView) -> BarInFront { one(bar, on: edge, inFrontOf: view, height: height, in: screen) }
        while let index = bars.firstIndex(where: { standing($0) != .none }) {
            switch standing(bars.remove(at: index)) {
            case .none: break
            case .mayCount(let top): (found, edge) = (.mayCount(top), top)
            case .counts(let top): (found, edge) = (found.mayCount ? .mayCount(top) : .counts(top), top)
            }
        }
        return found
    }

    private func one(
        _ bar: UIView, on edge: CGFloat, inFrontOf view: UIView, height: CGFloat, in screen: SimulationScreen
    ) -> BarInFront {
        guard let window = screen.view.window, bar.window === window, !view.isDescendant(of: bar) else { return .none }
        let mover = screen.movers.first
        let isOutside = mover.map { !bar.isDescendant(of: $0.view) } ?? true
        var frame = window.convert(bar.bounds, from: bar)
        // One that was lifted onto the keyboard does not stand there by itself, and where it would stand it is not.
        // For an input beside the scroll view, a bar that nothing keeps on the keyboard is lifted as well.
        let lifted = mover.flatMap {
            screen.keepsOnKeyboard(bar) ? nil : $0.lifts ? (isOutside ? nil : $0.view) : screen.view
        }
        let lift = lifted.map(screen.lift) ?? 0
        func stands(_ frame: CGRect) -> Bool { frame.minY < edge && edge - frame.maxY <= 20 }
        // What a window has lifted onto the keyboard stands there for whoever serves the screen itself.
        if screen.windowMover != nil, lift > 0, stands(frame) { return .mayCount(frame.minY) }
        frame.origin.y += lift
        guard stands(frame) else { return .none }
        let scrolling = view.around.prefix { $0 !== screen.view }.last { around in
            guard around is UIScrollView else { return false }
            return around !== view || around === mover?.view
        }
        // What is lifted with the bar is moved by that alone; how much of a text view fits depends on the bar.
        guard scrolling != nil || isOutside else {
            return screen.keepsOnKeyboard(bar) && view is UITextView ? .mayCount(frame.minY) : .none
        }
        let behind = scrolling ?? mover?.view ?? view
        guard window.convert(behind.bounds, from: behind).intersects(frame) else { return .none }
        let isRoomy = frame.minY - screen.visibleTops(in: window).most > height + 60
        // Nothing of it may be above the bar.
        guard window.convert(behind.bounds, from: behind).minY < frame.minY else { return .mayCount(frame.minY) }
        // What was revealed may be taller than the input.
        let stays = lift == 0 && !screen.isInSheet && mover?.lifts != true
        let isCertain = isRoomy && stays && !player.hasRevealed && player.stage.outerScrollView == nil
        return isCertain ? .counts(frame.minY) : .mayCount(frame.minY)
    }
}

extension SimulationScreen {
    /// Whether a constraint of the library, or a layout guide, keeps `bar` on the keyboard.
    fileprivate func keepsOnKeyboard(_ bar: UIView) -> Bool {
        bar === button || [.bottomConstraint, .barAndScrollView].contains(plan.target)
    }
}
