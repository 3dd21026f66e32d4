internal import UIKit

/// Looks whether UIKit has changed something after an event: each makes one more plan.
extension AvoidanceSession {
    /// UIKit's own scroll to a new first responder, or its move of a sheet, may come last, and may take a while.
    func lookAgain() {
        guard owesLook else { return }
        owesLook = false
        look(in: 0.02)
        // UIKit's scroll to a new first responder takes about 0.3 seconds.
        look(in: 0.37)
    }

    /// Plans once more, at that time and not before.
    func look(in seconds: TimeInterval) {
        looks.append(CACurrentMediaTime() + seconds)
        Deferral.askAgain(probe, in: seconds)
    }

    /// Whether it is time for a look that was asked for.
    func takeLook() -> Bool {
        let others = looks.filter { $0 > CACurrentMediaTime() + 0.005 }
        defer { looks = others }
        return others.count < looks.count
    }

    /// Where the focus is in the window: the line with the caret of a text view, or another input. A key that leaves it there
    /// needs no plan.
    var focusLine: ClosedRange<CGFloat>? { focusRect.map { $0.minY...$0.maxY } }

    private var focusRect: CGRect? {
        guard let window, let input = tracker?.lastKnownInput, input.window === window else { return nil }
        let rect = window.convert(FocusRect.ends(of: input).last, from: input)
        return rect.isFinite ? rect : nil
    }

    /// Whether the last plan has left the focus where it is, and what covers the top of the target is the same.
    var isFocusInPlace: Bool {
        guard let lastFocusLine else { return false }
        return focusLine == lastFocusLine && !isTopInsetOther
    }

    /// Whether the app has changed what is inset at the top of the target since the last plan.
    private var isTopInsetOther: Bool {
        guard let insets = (target.view as? UIScrollView)?.adjustedContentInset,
            let area = lastPlan?.snapshot.scrollAreas.last
        else { return false }
        return abs((area.isFlipped ? insets.bottom : insets.top) * area.scale - area.topInset) > 0.5
    }

    /// Whether a layout has moved the focus, the end of the target, or what stands in front of it, since the last plan.
    var isSceneOther: Bool {
        guard coverage.height > 0, target.seeksFocus, let window = activeWindow, let host, let lastPlan else {
            return false
        }
        if let lastFocusLine, lastFocusLine != focusLine { return true }
        if let scrollView = target.view as? UIScrollView, let area = lastPlan.snapshot.scrollAreas.last {
            let end = window.convert(scrollView.bounds, from: scrollView).maxY
            if abs(end - area.viewport.maxY) > 0.5 || isTopInsetOther { return true }
        }
        let cover = CoverFromBelow(
            target: target, host: host, lifted: adjuster.liftedView, lift: adjuster.containerLift,
            bars: bars, outerHost: lastPlan.snapshot.isInner ? HostsOnScreen.host(around: host) : nil, window: window,
            keyboardTop: window.bounds.maxY - coverage.height)
        let (snapshot, input) = (lastPlan.snapshot, lastPlan.plan.focus == nil ? nil : tracker?.lastKnownInput)
        if cover.bar(inFrontOf: input, focus: focusRect, below: snapshot.visibleTop) != snapshot.bar {
            return true
        }
        guard let roomBottom = snapshot.scrollAreas.last?.roomBottomBesideFocus else { return false }
        return cover.bar(inFrontOf: nil, focus: nil, below: snapshot.visibleTop)?.top ?? snapshot.keyboardTop
            != roomBottom
    }

    /// A caret may also come later than anybody waits for it. One look finds out, without waiting for the end of an animation.
    func lookForLateCaret(after trigger: PlanTrigger) {
        if trigger.isPostponed || trigger.isLook, tracker?.mayPlaceCaret(within: 0.06) == true { look(in: 0.06) }
    }
}
