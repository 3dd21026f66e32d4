import Foundation
import UIKit

/// A finger that drags the keyboard.
extension Player {
    func dragKeyboard(_ step: Step) {
        guard !isAway, !pops else { return }
        let bottom = device.screen.bounds.maxY
        switch step {
        case .dragKeyboard(let index, let part, let end):
            guard let scrollView = dismissingView(index), device.keyboard.frame.minY < bottom else { return }
            let start = middle(of: scrollView)
            let top = device.keyboard.frame.minY
            device.beginDrag(in: scrollView, at: start)
            var y = start.y
            for place in [part, end].map({ top + (bottom - top) * $0 }) { drag(from: &y, to: place, x: start.x) }
            device.endDrag()
        case .holdKeyboard(let index, let part):
            guard let scrollView = dismissingView(index), device.keyboard.frame.minY < bottom else { return }
            var point = middle(of: scrollView)
            let top = device.keyboard.frame.minY
            device.beginDrag(in: scrollView, at: point)
            drag(from: &point.y, to: top + (bottom - top) * part, x: point.x)
            finger = (scrollView, point)
        case .moveKeyboard(let part):
            guard var held = finger, let top = witness.top else { return }
            drag(from: &held.point.y, to: top + (bottom - top) * part, x: held.point.x)
            finger = held
        default: return
        }
        hasScrolled = true
        disturb(asksToShow: false)
    }

    /// Twelve steps, one a frame.
    private func drag(from y: inout CGFloat, to end: CGFloat, x: CGFloat) {
        let distance = end - y
        events += 12
        for _ in 0..<12 {
            device.advance(by: 1.0 / 60)
            y += distance / 12
            device.drag(to: CGPoint(x: x, y: y))
        }
    }

    private func dismissingView(_ index: Int) -> UIScrollView? {
        pick(index, of: fingerViews.filter { $0.keyboardDismissMode == .interactive })
    }
}
