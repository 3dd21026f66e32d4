public import Foundation

extension SimulatedDevice {
    /// Puts a finger on the scroll view at a point of the screen.
    public func beginDrag(in scrollView: UIScrollView, at point: CGPoint) {
        turn {
            draggedView = scrollView
            engine.performing(as: .system) { scrollView.simulatedBeginDrag(at: point) }
        }
    }

    /// Moves the finger to a point of the screen.
    public func drag(to point: CGPoint) {
        turn {
            guard let draggedView else { return }
            let dismisses = behavior.shortContentDismissesKeyboard || draggedView.simulatedMoves
            let mode = dismisses ? draggedView.keyboardDismissMode : .none
            if draggedView.drag?.hasMoved != true, mode == .onDrag || mode == .onDragWithAccessory {
                engine.performing(as: .uikit) { _ = focusWindow?.simulatedFocusedView?.resignFirstResponder() }
            }
            if mode == .interactive || mode == .interactiveWithAccessory { keyboard.followFinger(at: point.y) }
            engine.performing(as: .system) { draggedView.simulatedDrag(to: point) }
        }
    }

    public func endDrag() {
        turn {
            engine.performing(as: .system) { draggedView?.simulatedEndDrag() }
            draggedView = nil
            keyboard.letGo()
        }
    }

    /// Drags from one point of the screen to another, a step each sixtieth of a second, and lets go while the finger
    /// moves.
    public func flick(in scrollView: UIScrollView, from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
        beginDrag(in: scrollView, at: start)
        let steps = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            advance(by: 1.0 / 60)
            let progress = CGFloat(step) / CGFloat(steps)
            drag(to: CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
        }
        endDrag()
    }

    /// Drags the scroll views around `view`, the outer ones first, until it is in the middle of what they show, as far as
    /// they go.
    public func scroll(to view: UIView) {
        let around = sequence(first: view, next: \.parentView).dropFirst().compactMap { $0 as? UIScrollView }
        for scrollView in around.reversed() where scrollView.isScrollEnabled {
            settle()
            let insets = scrollView.adjustedContentInset + scrollView.simulatedFloating
            var visible = scrollView.shownOnScreen(scrollView.shownBounds.inset(by: insets))
            if keyboard.frame.minY < visible.maxY {
                visible.size.height = max(0, keyboard.frame.minY - visible.minY)
            }
            let frame = presentationFrame(of: view)
            let (low, high, offset) = (scrollView.minimumOffset, scrollView.maximumOffset, scrollView.contentOffset)
            var target = offset
            let (start, wanted) = (visible.center, frame.center)
            let distance = scrollView.fromScreen(wanted) - scrollView.fromScreen(start)
            if frame.minX < visible.minX || frame.maxX > visible.maxX {
                target.x = min(max(offset.x + distance.x, low.x), high.x)
            }
            if frame.minY < visible.minY || frame.maxY > visible.maxY {
                target.y = min(max(offset.y + distance.y, low.y), high.y)
            }
            guard target != offset else { continue }
            beginDrag(in: scrollView, at: start)
            // The point of the content under the finger goes along with it.
            let held = scrollView.fromScreen(start)
            drag(to: scrollView.toScreen(held - (target - offset)))
            endDrag()
        }
    }
}

extension UIScrollView {
    /// What headers and footers that float may cover.
    fileprivate var simulatedFloating: UIEdgeInsets {
        guard let table = self as? UITableView, table.style == .plain else { return .zero }
        func highest(_ views: some Collection<UIView>) -> CGFloat { views.map(\.simulatedFrame.height).max() ?? 0 }
        return UIEdgeInsets(
            top: highest(table.headers.live.values), left: 0, bottom: highest(table.footers.live.values), right: 0)
    }

    /// A finger that goes up or down moves the content.
    fileprivate var simulatedMoves: Bool {
        isScrollEnabled && (alwaysBounceVertical || minimumOffset.y < maximumOffset.y)
    }
}
