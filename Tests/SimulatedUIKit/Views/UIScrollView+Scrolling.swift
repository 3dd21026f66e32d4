import Foundation

extension UIScrollView {
    // MARK: Insets and range

    var simulatedAdjustedInset: UIEdgeInsets {
        let safe = simulatedSafeArea
        let (vertical, horizontal) = adjustedAxes
        return contentInset
            + UIEdgeInsets(
                top: vertical ? safe.top : 0,
                left: horizontal ? safe.left : 0,
                bottom: max(vertical ? safe.bottom : 0, simulatedKeyboardInset),
                right: horizontal ? safe.right : 0
            )
    }

    /// The axes on which the safe area becomes part of the inset.
    private var adjustedAxes: (vertical: Bool, horizontal: Bool) {
        let scrollsVertically = isScrollEnabled && (contentSize.height > modelBounds.height || alwaysBounceVertical)
        let scrollsHorizontally = isScrollEnabled && (contentSize.width > modelBounds.width || alwaysBounceHorizontal)
        switch contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .scrollableAxes: return (scrollsVertically, scrollsHorizontally)
        case .automatic: return (scrollsVertically || isContentScrollViewOfBars, scrollsHorizontally)
        }
    }

    /// Bars take subview 0 of a controller's view, or that view itself, for the scroll view that runs under them.
    private var isContentScrollViewOfBars: Bool {
        guard let controller = owner ?? parentView?.owner, controller.parent is any SimulatedBarContainer else {
            return false
        }
        return controller.viewIfLoaded === self || parentView?.childViews.first === self
    }

    var minimumOffset: CGPoint {
        CGPoint(x: -simulatedAdjustedInset.left, y: -simulatedAdjustedInset.top)
    }

    var maximumOffset: CGPoint {
        let inset = simulatedAdjustedInset
        return CGPoint(
            x: max(-inset.left, contentSize.width + inset.right - modelBounds.width),
            y: max(-inset.top, contentSize.height + inset.bottom - modelBounds.height)
        )
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, minimumOffset.x), maximumOffset.x),
            y: min(max(offset.y, minimumOffset.y), maximumOffset.y)
        )
    }

    /// Whether UIKit brings the offset back when its range shrinks is not certain, so it is a switch of the device.
    func clampAfterShrinking() {
        guard let device = hostWindow?.simulatedDevice, device.clampsOffsetWhenInsetShrinks, drag == nil else { return }
        let offset = modelBounds.origin
        let legal = CGPoint(x: min(offset.x, maximumOffset.x), y: min(offset.y, maximumOffset.y))
        guard legal != offset else { return }
        SimulatedEngine.current.performing(as: .uikit) { simulatedSetOffset(legal) }
    }

    // MARK: Moving

    /// Rounds to the screen's pixels.
    func simulatedSetOffset(_ offset: CGPoint) {
        let scale = hostWindow?.screen.scale ?? 0
        func round(_ value: CGFloat) -> CGFloat {
            scale > 0 && value.isFinite ? (value * scale).rounded() / scale : value
        }
        simulatedSetBounds(CGRect(origin: CGPoint(x: round(offset.x), y: round(offset.y)), size: modelBounds.size))
    }

    func simulatedScroll(to target: CGPoint, animated: Bool) {
        let engine = SimulatedEngine.current
        engine.removeDisplayLink(for: self)
        // What still ran on from a finger is stopped.
        if isDecelerating { drag = nil }
        guard animated, hostWindow != nil else { return simulatedSetOffset(target) }
        let author = engine.author
        let (start, from, duration) = (engine.now, modelBounds.origin, 0.3)
        guard from != target else { return }
        engine.addDisplayLink(for: self) { [weak self] now in
            guard let self else { return false }
            let progress = CGFloat(SimulatedCurve.easeInOut.progress((now - start) / duration))
            let offset = CGPoint(
                x: from.x + (target.x - from.x) * progress,
                y: from.y + (target.y - from.y) * progress
            )
            engine.performing(as: author) { self.simulatedSetOffset(progress == 1 ? target : offset) }
            guard progress == 1 else { return true }
            engine.performing(as: .app) { self.delegate?.scrollViewDidEndScrollingAnimation(self) }
            return false
        }
    }

    /// The least movement that shows `rect` (content coordinates), none if it is visible.
    func simulatedScrollToVisible(_ rect: CGRect, animated: Bool) {
        let visible = modelBounds.inset(by: simulatedAdjustedInset)
        var offset = modelBounds.origin
        func least(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            // What is larger than the visible area shows its far end.
            if high > to { return high - to }
            return low < from ? low - from : 0
        }
        offset.x += least(rect.minX, rect.maxX, visible.minX, visible.maxX)
        offset.y += least(rect.minY, rect.maxY, visible.minY, visible.maxY)
        offset = clamped(offset)
        guard offset != modelBounds.origin else { return }
        SimulatedEngine.current.performing(as: .uikit) { simulatedScroll(to: offset, animated: animated) }
    }
}

// MARK: - The finger

/// A finger on a scroll view, and what follows when it lets go.
struct SimulatedDrag {
    var isTracking = true
    var isDragging = false
    var isDecelerating = false
    var last: CGPoint
}

extension UIScrollView {
    func simulatedBeginDrag(at point: CGPoint) {
        SimulatedEngine.current.removeDisplayLink(for: self)
        drag = SimulatedDrag(last: point)
        panGestureRecognizer.simulatedStart = point
        panGestureRecognizer.simulatedLocation = point
        panGestureRecognizer.state = .began
    }

    func simulatedDrag(to point: CGPoint) {
        guard var drag, isScrollEnabled else { return }
        if !drag.isDragging {
            drag.isDragging = true
            self.drag = drag
            SimulatedEngine.current.performing(as: .app) { delegate?.scrollViewWillBeginDragging(self) }
        }
        let distance = CGPoint(x: point.x - drag.last.x, y: point.y - drag.last.y)
        drag.last = point
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

    /// The nearest page, where there are pages.
    private var restingOffset: CGPoint {
        let (low, high, offset) = (minimumOffset, maximumOffset, clamped(modelBounds.origin))
        guard isPagingEnabled else { return offset }
        func page(_ offset: CGFloat, _ size: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            guard low < high, size > 0 else { return offset }
            return min(max((offset / size).rounded() * size, low), high)
        }
        return CGPoint(
            x: page(offset.x, modelBounds.width, low.x, high.x), y: page(offset.y, modelBounds.height, low.y, high.y))
    }

    /// Lets go; beyond its range the content springs back.
    func simulatedEndDrag() {
        guard let drag else { return }
        simulatedRefreshControl?.simulatedLetGo()
        let legal = restingOffset
        let springsBack = legal != modelBounds.origin
        self.drag?.isTracking = false
        self.drag?.isDragging = false
        self.drag?.isDecelerating = springsBack
        panGestureRecognizer.state = .ended
        let engine = SimulatedEngine.current
        if drag.isDragging {
            engine.performing(as: .app) { delegate?.scrollViewDidEndDragging(self, willDecelerate: springsBack) }
        }
        panGestureRecognizer.state = .possible
        guard springsBack else {
            self.drag = nil
            return
        }
        let (start, from) = (engine.now, modelBounds.origin)
        engine.addDisplayLink(for: self) { [weak self] now in
            guard let self else { return false }
            let progress = CGFloat(SimulatedCurve.easeOut.progress((now - start) / 0.3))
            let legal = clamped(legal)
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
