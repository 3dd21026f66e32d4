import UIKit

/// A finger that takes the keyboard along.
extension FilmSet {
    /// What a finger scrolls and takes the keyboard along with.
    var draggedList: UIScrollView? { stage.controller.view.dismissingScrollView }

    /// Down and up again, so that the keyboard stands as before.
    func playDrag(of list: UIScrollView) {
        let (top, x) = (device.keyboard.frame.minY, device.screen.bounds.midX)
        // The finger begins in the list, which may end above the keyboard, at a bar.
        let (high, low) = (
            min(top - 120, device.presentationFrame(of: list).maxY - 30),
            min(top + 160, device.screen.bounds.height - 20)
        )
        recorder.chapter("Drag") {
            recorder.run(for: 0.3)
            recorder.note("A finger drags the keyboard")
            let (start, before) = (recorder.time, sight(of: input))
            var gaps: [Double] = []
            var touch = CGPoint(x: x, y: high)
            device.beginDrag(in: list, at: touch)
            for (end, count) in [(low, 54), (low, 20), (high, 54)] {
                if end == high { recorder.markPoster(covered: sight(of: input).allHidden) }
                let step = (end - touch.y) / CGFloat(count)
                for _ in 0..<count {
                    touch.y += step
                    recorder.touch = touch
                    device.drag(to: touch)
                    recorder.run(for: 1.0 / 60)
                    gaps.append(device.keyboard.frame.minY - device.presentationFrame(of: input).maxY)
                }
            }
            device.endDrag()
            recorder.touch = nil
            recorder.run(for: 0.8)
            add(.drag(gaps: gaps, isInside: input.isDescendant(of: list)), since: start, input, before)
        }
    }
}

extension UIView {
    /// The first scroll view in this view that lets a finger drag the keyboard.
    fileprivate var dismissingScrollView: UIScrollView? {
        if let own = self as? UIScrollView, own.keyboardDismissMode == .interactive { return own }
        return subviews.lazy.compactMap(\.dismissingScrollView).first
    }
}
