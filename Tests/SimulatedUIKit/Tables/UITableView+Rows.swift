import Foundation

extension UITableView {
    // MARK: Scrolling

    func simulatedRow(at point: CGPoint) -> IndexPath? {
        let metrics = simulatedMetrics
        guard let path = metrics.firstRow(endingBelow: point.y), let rect = metrics.rect(of: path) else { return nil }
        return rect.contains(point) ? path : nil
    }

    /// What lies under insets is not taken for visible. At the top of a plain table the floating header has its room.
    func simulatedScroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let rect = simulatedMetrics.rect(of: path) else { return }
        // A range that is not known yet would clamp the offset.
        SimulatedEngine.current.performing(as: .uikit) { simulatedFollowMetrics() }
        let inset = simulatedAdjustedInset
        let header = style == .plain ? simulatedMetrics.sections[path.section].header : 0
        let visible = modelBounds.height - inset.top - inset.bottom
        let y: CGFloat
        switch position {
        case .none: return simulatedScrollToVisible(rect, animated: animated)
        case .top: y = rect.minY - header - inset.top
        case .middle: y = rect.midY - visible / 2 - inset.top
        case .bottom: y = rect.maxY - visible - inset.top
        }
        simulatedScroll(to: clamped(CGPoint(x: modelBounds.minX, y: y)), animated: animated)
    }

    // MARK: Selection

    /// Asks and tells no delegate, as in UIKit.
    func simulatedSelect(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if path == nil || !allowsMultipleSelection {
            for other in selectedRows where other != path { simulatedDeselect(other, animated: animated) }
        }
        guard let path, allowsSelection, simulatedMetrics.contains(path) else { return }
        selectedRows.insert(path)
        cells.live[path]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    func simulatedDeselect(_ path: IndexPath, animated: Bool) {
        guard selectedRows.remove(path) != nil else { return }
        cells.live[path]?.setSelected(false, animated: animated)
    }

    /// A tap that no control and no text view took for itself.
    func simulatedTapped(_ touches: Set<UITouch>) {
        guard allowsSelection, let touch = touches.first, touch.view?.simulatedTakesTouches(in: self) == false,
            let tapped = simulatedRow(at: touch.location(in: self)), cells.live[tapped] != nil
        else { return }
        if allowsMultipleSelection, selectedRows.contains(tapped) {
            simulatedDeselect(tapped, animated: false)
            delegate?.tableView(self, didDeselectRowAt: tapped)
            return
        }
        let asked = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
        guard let path = asked else { return }
        let before = allowsMultipleSelection ? [] : selectedRows.subtracting([path])
        simulatedSelect(path, animated: false, scrollPosition: .none)
        for other in before.sorted() { delegate?.tableView(self, didDeselectRowAt: other) }
        delegate?.tableView(self, didSelectRowAt: path)
    }
}

extension UIView {
    /// Whether a tap here belongs to an input or a control between this view and `container`.
    func simulatedTakesTouches(in container: UIView) -> Bool {
        sequence(first: self, next: \.parentView)
            .prefix { $0 !== container }
            .contains { $0 is UIControl || $0 is UITextView }
    }
}
