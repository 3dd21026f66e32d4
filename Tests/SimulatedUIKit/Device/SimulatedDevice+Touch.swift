public import Foundation

extension SimulatedDevice {
    /// Taps the middle of the view's visible part. False, and no tap, if nothing of it is visible, if that point is
    /// under the keyboard, or if the touch stops a scroll view that decelerates.
    @discardableResult
    public func tap(_ view: UIView) -> Bool {
        SimulatedEngine.current = engine
        let visible = view.visiblePart(of: view.shownBounds)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return false }
        guard let hit = touch(at: visible.center) else { return false }
        return hit.isDescendantUncounted(of: view)
    }

    /// Taps an item of a toolbar that is on screen.
    @discardableResult
    public func tap(_ item: UIBarButtonItem) -> Bool {
        guard let view = item.simulatedView, view.hostWindow != nil else { return false }
        return tap(view)
    }

    /// Taps a point of the view's coordinates.
    @discardableResult
    public func tap(at point: CGPoint, in view: UIView) -> Bool {
        SimulatedEngine.current = engine
        guard view.hostWindow != nil else { return false }
        return touch(at: view.shownOnScreen(CGRect(origin: point, size: .zero)).origin) != nil
    }

    /// Where the keyboard is, only what stands on it can be touched.
    private func touch(at screenPoint: CGPoint) -> UIView? {
        let candidates =
            keyboard.frame.contains(screenPoint) ? [keyboard.accessoryWindow].compactMap { $0 } : windows.reversed()
        for window in candidates where window.simulatedFrame.contains(screenPoint) {
            let point = window.fromScreen(screenPoint)
            guard let view = window.hitTest(point, with: nil) else { continue }
            if stopScroll(around: view, at: screenPoint) { return nil }
            turn { engine.performing(as: .app) { deliver(at: point, to: view, in: window) } }
            return view
        }
        return nil
    }

    /// A touch on a scroll view that decelerates stops it and does nothing else (nicklockwood/iCarousel issue 638).
    private func stopScroll(around view: UIView, at screenPoint: CGPoint) -> Bool {
        guard behavior.decelerates else { return false }
        let around = sequence(first: view, next: \.parentView).compactMap { $0 as? UIScrollView }
        guard let running = around.first(where: \.isDecelerating) else { return false }
        turn {
            engine.performing(as: .system) {
                running.simulatedBeginDrag(at: screenPoint)
                running.simulatedEndDrag()
            }
        }
        return true
    }

    private func deliver(at point: CGPoint, to view: UIView, in window: UIWindow) {
        let touch = UITouch()
        touch.view = view
        touch.window = window
        touch.simulatedLocation = point
        let event = UIEvent(timestamp: now, touches: [touch])
        // Those of the view that was hit and of all its superviews, the innermost first.
        let recognizers = sequence(first: view, next: \.parentView).flatMap { $0.gestureRecognizers ?? [] }
            .filter { $0.simulatedReceives(touch) }
        touch.gestureRecognizers = recognizers
        let delayed = recognizers.contains { $0.delaysTouchesBegan && $0.simulatedMatches(touch) }
        if !delayed { view.touchesBegan([touch], with: event) }
        touch.phase = .ended
        let recognized = recognize(touch, by: recognizers, on: view)
        defer { for recognizer in recognizers { recognizer.state = .possible } }
        if recognized.contains(where: \.cancelsTouchesInView) {
            touch.phase = .cancelled
            if !delayed { view.touchesCancelled([touch], with: event) }
            return
        }
        if delayed {
            touch.phase = .began
            view.touchesBegan([touch], with: event)
            touch.phase = .ended
        }
        view.touchesEnded([touch], with: event)
        focusInput(around: view, at: point, in: window)
    }

    /// Who waits for another comes after it. One that has recognised prevents the others, unless a delegate lets both.
    private func recognize(
        _ touch: UITouch, by recognizers: [UIGestureRecognizer], on view: UIView
    ) -> [UIGestureRecognizer] {
        var pending: [UIGestureRecognizer] = []
        for recognizer in recognizers {
            recognizer.simulatedLocation = touch.simulatedLocation
            if recognizer.simulatedMatches(touch) { pending.append(recognizer) } else { recognizer.state = .failed }
        }
        var recognized: [UIGestureRecognizer] = []
        while !pending.isEmpty {
            let next = pending.firstIndex { one in !pending.contains { $0 !== one && one.simulatedWaits(for: $0) } }
            let recognizer = pending.remove(at: next ?? 0)
            let isPrevented = recognized.contains {
                recognizer.simulatedWaits(for: $0) || !recognizer.simulatedMayRecognize(with: $0)
            }
            guard !isPrevented, recognizer.simulatedMayBegin(on: view) else {
                recognizer.state = .failed
                continue
            }
            recognizer.state = .ended
            recognized.append(recognizer)
            recognizer.simulatedAction?(recognizer)
        }
        return recognized
    }

    /// Text inputs take the focus at the end of a tap that nobody has taken from them.
    private func focusInput(around view: UIView, at point: CGPoint, in window: UIWindow) {
        let around = sequence(first: view, next: \.parentView)
        guard let input = around.first(where: { $0 is UITextField || $0 is UITextView }) else { return }
        let hadFocus = input.isFirstResponder
        if hadFocus { window.simulatedTakeKeyboardBack() }
        let focused = hadFocus || input.becomeFirstResponder()
        // The caret is placed after the text view has begun editing.
        if focused, let textView = input as? UITextView {
            let placement = hadFocus ? .sameTurn : behavior.caretPlacement
            textView.simulatedPlaceCaret(
                at: window.simulatedConvert(point, to: textView), placement, isFirst: !hadFocus)
        }
    }
}
