import Foundation

extension UIScrollView {
    // MARK: The finger

    /// A finger stops a scroll view that decelerates. `isDecelerating` stays true until the finger lets go (the log of
    /// flowkey/UIKit-cross-platform pull request 307). Whether the end of decelerating is told is a switch.
    func simulatedBeginDrag(at point: CGPoint) {
        let engine = SimulatedEngine.current
        let stops = isDecelerating && simulatedBehavior.decelerates
        engine.removeDisplayLink(for: self)
        scrollTarget = nil
        var drag = SimulatedDrag(at: simulatedFinger(at: point), now: engine.now)
        (drag.isDragging, drag.isDecelerating) = (stops, stops)
        self.drag = drag
        panGestureRecognizer.simulatedStart = point
        panGestureRecognizer.simulatedLocation = point
        panGestureRecognizer.state = .began
        guard stops else { return }
        engine.performing(as: .app) {
            if simulatedBehavior.stoppedDecelerationIsTold { delegate?.scrollViewDidEndDecelerating(self) }
            delegate?.scrollViewWillBeginDragging(self)
        }
    }

    func simulatedDrag(to point: CGPoint) {
        guard var drag, isScrollEnabled else { return }
        let engine = SimulatedEngine.current
        if !drag.isDragging {
            drag.isDragging = true
            self.drag = drag
            engine.performing(as: .app) { delegate?.scrollViewWillBeginDragging(self) }
        }
        let finger = simulatedFinger(at: point)
        let distance = CGPoint(x: finger.x - drag.last.x, y: finger.y - drag.last.y)
        drag.move(to: finger, now: engine.now)
        self.drag = drag
        panGestureRecognizer.simulatedLocation = point
        panGestureRecognizer.state = .changed
        func dragged(_ offset: CGFloat, _ by: CGFloat, _ low: CGFloat, _ high: CGFloat, always: Bool) -> CGFloat {
            guard low < high || always else { return offset }
            let target = offset - by
            guard bounces else { return min(max(target, low), high) }
            // Beyond the range the content follows by half.
            if target < low { return min(offset, low) - (min(offset, low) - target) / 2 }
            if target > high { return max(offset, high) + (target - max(offset, high)) / 2 }
            return target
        }
        let (low, high, offset) = (minimumOffset, maximumOffset, modelBounds.origin)
        simulatedSetOffset(
            CGPoint(
                x: dragged(offset.x, distance.x, low.x, high.x, always: alwaysBounceHorizontal),
                y: dragged(offset.y, distance.y, low.y, high.y, always: alwaysBounceVertical)
            )
        )
        simulatedRefreshControl?.simulatedFollowPull()
    }

    /// The content stays under the finger, so a transform counts: in points of the scroll view, whatever its offset.
    private func simulatedFinger(at point: CGPoint) -> CGPoint {
        let unit = fromScreen(CGPoint(x: 1, y: 1)) - fromScreen(.zero)
        let isPlain = abs(unit.x - 1) < 1e-9 && abs(unit.y - 1) < 1e-9
        return isPlain ? point : fromScreen(point) - modelBounds.origin
    }

    /// The finger lets go. A moving scroll view may decelerate; beyond its range the content springs back.
    func simulatedEndDrag() {
        guard let drag else { return }
        simulatedRefreshControl?.simulatedLetGo()
        let (legal, deceleration) = (restingOffset, deceleration(after: drag))
        let runsOn = deceleration != nil || legal != modelBounds.origin
        self.drag?.isTracking = false
        self.drag?.isDragging = false
        // UIKit sets it after this delegate call (the log of flowkey/UIKit-cross-platform pull request 307).
        if !simulatedBehavior.decelerates { self.drag?.isDecelerating = runsOn }
        panGestureRecognizer.state = .ended
        if drag.isDragging {
            SimulatedEngine.current.performing(as: .app) {
                delegate?.scrollViewDidEndDragging(self, willDecelerate: runsOn)
            }
        }
        panGestureRecognizer.state = .possible
        guard runsOn else {
            self.drag = nil
            return
        }
        self.drag?.isDecelerating = true
        self.drag?.deceleration = deceleration
        if deceleration != nil { decelerate() } else { springBack(to: legal) }
    }

    // MARK: After the finger

    /// UIKit has clamped the offset: the movement continues from there.
    func simulatedContinue(from offset: CGPoint) {
        guard isDecelerating, !isTracking else { return }
        drag?.deceleration?.move(to: offset)
        drag?.springStart = offset
    }

    /// The nearest page, where there are pages; a large title is open or shut.
    private var restingOffset: CGPoint {
        let (low, high) = (minimumOffset, maximumOffset)
        var offset = clamped(modelBounds.origin)
        let (collapsed, full) = (simulatedCollapsedTitle, UINavigationBar.simulatedLargeTitleHeight)
        // A large title does not stay half open.
        if collapsed > 0, collapsed < full { offset.y = min(high.y, low.y + (collapsed < full / 2 ? 0 : full)) }
        return isPagingEnabled ? nearestPage(to: offset) : offset
    }

    /// A layout may bring the content to a page, where nobody holds it.
    func simulatedSnapToPage() {
        guard simulatedBehavior.layoutsSnapToPages, isPagingEnabled, drag == nil, scrollTarget == nil else { return }
        let page = nearestPage(to: modelBounds.origin)
        if page != modelBounds.origin { simulatedSetOffset(page) }
    }

    private func nearestPage(to offset: CGPoint) -> CGPoint {
        let (low, high) = (minimumOffset, maximumOffset)
        func page(_ offset: CGFloat, _ size: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            guard low < high, size > 0 else { return offset }
            return min(max((offset / size).rounded() * size, low), high)
        }
        return CGPoint(
            x: page(offset.x, modelBounds.width, low.x, high.x), y: page(offset.y, modelBounds.height, low.y, high.y))
    }

    /// Half a pixel.
    private var leastMovement: CGFloat { 0.5 / (hostWindow?.screen.scale ?? 1) }

    private func deceleration(after drag: SimulatedDrag) -> SimulatedDeceleration? {
        guard simulatedBehavior.decelerates, drag.hasMoved, !isPagingEnabled else { return nil }
        let (finger, now) = (drag.velocity(now: SimulatedEngine.current.now), SimulatedEngine.current.now)
        let (low, high) = (minimumOffset, maximumOffset)
        let velocity = CGPoint(
            x: low.x < high.x || alwaysBounceHorizontal ? -finger.x : 0,
            y: low.y < high.y || alwaysBounceVertical ? -finger.y : 0
        )
        guard velocity != .zero else { return nil }
        let deceleration = SimulatedDeceleration(from: modelBounds.origin, velocity: velocity, at: now)
        return deceleration.isAtRest(from: low, to: high, within: leastMovement) ? nil : deceleration
    }

    private func decelerate() {
        let engine = SimulatedEngine.current
        engine.addDisplayLink(for: self) { [weak self] now in
            guard let self, var running = drag?.deceleration else { return false }
            let (low, high) = (minimumOffset, maximumOffset)
            running.advance(to: now, from: low, to: high, bounces: bounces)
            let isOver = running.isAtRest(from: low, to: high, within: leastMovement)
            if isOver { running.move(to: clamped(running.offset)) }
            drag?.deceleration = running
            engine.performing(as: .system) { self.simulatedSetOffset(running.offset) }
            guard isOver else { return true }
            // The delegate may have stopped the scroll view in `scrollViewDidScroll`.
            guard drag?.deceleration != nil else { return false }
            drag = nil
            engine.performing(as: .app) { self.delegate?.scrollViewDidEndDecelerating(self) }
            return false
        }
    }

    private func springBack(to legal: CGPoint) {
        let engine = SimulatedEngine.current
        let (start, origin) = (engine.now, modelBounds.origin)
        drag?.springStart = origin
        engine.addDisplayLink(for: self) { [weak self] now in
            guard let self else { return false }
            let progress = CGFloat(SimulatedCurve.easeOut.progress((now - start) / 0.3))
            let (legal, from) = (clamped(legal), drag?.springStart ?? origin)
            engine.performing(as: .system) {
                self.simulatedSetOffset(
                    CGPoint(x: from.x + (legal.x - from.x) * progress, y: from.y + (legal.y - from.y) * progress)
                )
            }
            guard progress == 1 else { return true }
            self.drag = nil
            engine.performing(as: .app) { self.delegate?.scrollViewDidEndDecelerating(self) }
            return false
        }
    }
}
