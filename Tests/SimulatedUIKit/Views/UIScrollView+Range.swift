import Foundation

extension UIScrollView {
    // MARK: Insets

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

    /// The effect of a changed inset, or of a changed part of the safe area in it, on the offset.
    func simulatedFollowAdjustedInset() {
        let (old, new) = (reportedAdjustedInset, simulatedAdjustedInset)
        guard old != new else { return }
        reportedAdjustedInset = new
        SimulatedEngine.current.performing(as: .uikit) {
            // Content that rests at its top stays there; otherwise only a range that shrinks moves the offset.
            let rests = modelBounds.origin.y == -old.top && old.top != new.top && drag == nil
            if rests { simulatedSetOffset(CGPoint(x: modelBounds.origin.x, y: -new.top)) }
            if simulatedBehavior.clampsAtBothEnds {
                clampAfterShrinking(
                    start: new.top < old.top || new.left < old.left,
                    end: new.bottom < old.bottom || new.right < old.right
                )
            } else if !rests, new.bottom < old.bottom {
                clampAfterShrinking()
            }
        }
        adjustedContentInsetDidChange()
        SimulatedEngine.current.performing(as: .app) { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
        simulatedFollowLargeTitle()
    }

    // MARK: Range

    var minimumOffset: CGPoint {
        let inset = simulatedAdjustedInset
        let top = inset.top + simulatedCollapsedTitle + simulatedMinimizedBar
        return CGPoint(x: rangeEnd(-inset.left, .up), y: rangeEnd(-top, .up))
    }

    var maximumOffset: CGPoint {
        let (inset, minimum) = (simulatedAdjustedInset, minimumOffset)
        return CGPoint(
            x: max(minimum.x, rangeEnd(contentSize.width + inset.right - modelBounds.width, .down)),
            y: max(minimum.y, rangeEnd(contentSize.height + inset.bottom - modelBounds.height, .down))
        )
    }

    /// Assumed: a rounded end is the last pixel inside the exact range.
    private func rangeEnd(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
        guard simulatedBehavior.roundsRangeEnds, let scale = hostWindow?.screen.scale, value.isFinite else {
            return value
        }
        // A value that differs from a pixel only in its last bits is that pixel.
        let (pixels, nearest) = (value * scale, (value * scale).rounded())
        return ((pixels - nearest).magnitude < 1e-6 ? nearest : pixels.rounded(rule)) / scale
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let (minimum, maximum) = (minimumOffset, maximumOffset)
        return CGPoint(
            x: min(max(offset.x, minimum.x), maximum.x),
            y: min(max(offset.y, minimum.y), maximum.y)
        )
    }

    /// Clamps the offset after its range may have shrunk. Switches of the device decide whether UIKit does that at all, at
    /// the start of the range, and while the user scrolls.
    func clampAfterShrinking(start: Bool = true, end: Bool = true) {
        guard let device = hostWindow?.simulatedDevice, device.clampsOffsetWhenInsetShrinks else { return }
        guard drag == nil || device.behavior.clampsUnderFinger else { return }
        let offset = modelBounds.origin
        var legal = offset
        if end {
            let maximum = maximumOffset
            legal = CGPoint(x: min(legal.x, maximum.x), y: min(legal.y, maximum.y))
        }
        if start, device.behavior.clampsAtBothEnds {
            let minimum = minimumOffset
            legal = CGPoint(x: max(legal.x, minimum.x), y: max(legal.y, minimum.y))
        }
        guard legal != offset else { return }
        SimulatedEngine.current.performing(as: .uikit) { simulatedSetOffset(legal) }
        simulatedContinue(from: legal)
    }
}
