import Foundation

extension UIScrollView {
    // MARK: Moving

    /// Rounds to the screen's pixels.
    func simulatedSetOffset(_ offset: CGPoint) {
        let scale = hostWindow?.screen.scale ?? 0
        func round(_ value: CGFloat) -> CGFloat {
            scale > 0 && value.isFinite ? (value * scale).rounded() / scale : value
        }
        simulatedSetBounds(CGRect(origin: CGPoint(x: round(offset.x), y: round(offset.y)), size: modelBounds.size))
    }

    /// Ends an animated scroll where it is. A finger, and what runs on from one, goes on.
    func simulatedEndScroll() {
        guard scrollTarget != nil else { return }
        SimulatedEngine.current.removeDisplayLink(for: self)
        scrollTarget = nil
    }

    func simulatedScroll(to target: CGPoint, animated: Bool) {
        let engine = SimulatedEngine.current
        if animated, isDecelerating, !isTracking, !simulatedBehavior.animatedScrollsEndDeceleration { return }
        engine.removeDisplayLink(for: self)
        scrollTarget = nil
        // What still ran on from a finger is stopped.
        if isDecelerating, !isTracking { drag = nil }
        guard animated, hostWindow != nil else { return simulatedSetOffset(target) }
        let author = engine.author
        let (start, from, duration) = (engine.now, modelBounds.origin, 0.3)
        guard from != target else { return }
        scrollTarget = target
        engine.addDisplayLink(for: self) { [weak self] now in
            guard let self else { return false }
            let progress = CGFloat(SimulatedCurve.easeInOut.progress((now - start) / duration))
            let offset = CGPoint(
                x: from.x + (target.x - from.x) * progress,
                y: from.y + (target.y - from.y) * progress
            )
            if progress == 1 { scrollTarget = nil }
            engine.performing(as: author) { self.simulatedSetOffset(progress == 1 ? target : offset) }
            guard progress == 1 else { return true }
            engine.performing(as: .app) { self.delegate?.scrollViewDidEndScrollingAnimation(self) }
            return false
        }
    }

    /// The least movement that shows `rect` (content coordinates), none if it is visible. `start` is the offset to move
    /// from: the current one, or the target of a running scroll.
    func simulatedScrollToVisible(_ rect: CGRect, animated: Bool, from start: CGPoint? = nil) {
        let start = start ?? modelBounds.origin
        let visible = CGRect(origin: start, size: modelBounds.size).inset(by: simulatedAdjustedInset)
        func least(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            // What is larger than the visible area shows its far end.
            if high > to { return high - to }
            return low < from ? low - from : 0
        }
        let distance = CGPoint(
            x: least(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: least(rect.minY, rect.maxY, visible.minY, visible.maxY)
        )
        // An offset beyond its range is not clamped either.
        guard distance != .zero else { return }
        let offset = clamped(start + distance)
        guard offset != start else { return }
        SimulatedEngine.current.performing(as: .uikit) { simulatedScroll(to: offset, animated: animated) }
    }
}
