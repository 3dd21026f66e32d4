import UIKit

/// A finger that takes the keyboard along.
extension FilmSet {
    /// What a finger scrolls and takes the keyboard along with.
    var draggedList: UIScrollView? { stage.controller.view.dismissingScrollView }

    /// Down and up again, so that the keyboard stands as before.
    func playDrag(of list: UIScrollView) {
        let (top, x) = (device.keyboard.frame.minY, device.screen.bounds.midX)
        let (high, low) = (top - 120, top + 160)
        recorder.chapter("Drag") {
            recorder.run(for: 0.3)
            recorder.note("A finger drags the keyboard")
            let start = recorder.time
            var gaps: [CGFloat] = []
            var touch = CGPoint(x: x, y: high)
            device.beginDrag(in: list, at: touch)
            for (end, count) in [(low, 54), (low, 20), (high, 54)] {
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
            recorder.say(whatIsSeen(ofDragging: list, gaps), at: start)
        }
    }

    private func whatIsSeen(ofDragging list: UIScrollView, _ gaps: [CGFloat]) -> String {
        if input.isDescendant(of: list) { return "The content follows the finger, and so does the keyboard." }
        let (start, gap) = (gaps.first ?? 0, gaps.max() ?? 0)
        if start < 0 { return "\(input.title) stays where it is, and the keyboard comes back over it." }
        return gap - start < 1
            ? "\(input.title) goes with the keyboard, down and up again, under the finger."
            : "The keyboard leaves \(input.title) behind: a gap of \(DecisionWords.points(gap))."
    }
}

extension UIView {
    /// The first scroll view in this view that lets a finger drag the keyboard.
    fileprivate var dismissingScrollView: UIScrollView? {
        if let own = self as? UIScrollView, own.keyboardDismissMode == .interactive { return own }
        return subviews.lazy.compactMap(\.dismissingScrollView).first
    }
}
