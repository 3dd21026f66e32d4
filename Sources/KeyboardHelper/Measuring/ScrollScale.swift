internal import UIKit

/// How the points of a scroll view become points of the window.
struct ScrollScale: Sendable, Equatable {
    /// The window points of one of its points, along the width.
    var width: CGFloat = 1
    /// The same along the height. It is negative for a scroll view that is upside down, as inverted chats are.
    var height: CGFloat = 1

    /// The bottom that the reader sees is the top of its own coordinates.
    var isFlipped: Bool { height < 0 }

    /// Which of its insets is at the bottom that the reader sees.
    var bottom: WritableKeyPath<UIEdgeInsets, CGFloat> { isFlipped ? \.top : \.bottom }

    /// The top and the bottom that the reader sees, in window points.
    func edges(_ insets: UIEdgeInsets) -> (top: CGFloat, bottom: CGFloat) {
        isFlipped
            ? (insets.bottom * -height, insets.top * -height) : (insets.top * height, insets.bottom * height)
    }
}

extension UIScrollView {
    /// Nil where a transform of the scroll view, or of a view around it, turns it by an angle or skews it.
    var scaleInWindow: ScrollScale? {
        guard let window else { return ScrollScale() }
        let corners = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map { window.convert($0, from: self) }
        // Without the rounding errors of a place far away.
        func distance(_ end: CGFloat, _ start: CGFloat) -> CGFloat { ((end - start) * 1e6).rounded() / 1e6 }
        let scale = ScrollScale(
            width: abs(distance(corners[1].x, corners[0].x)), height: distance(corners[2].y, corners[0].y))
        let skew = [distance(corners[1].y, corners[0].y), distance(corners[2].x, corners[0].x)]
        return skew == [0, 0] && scale.width > 0 && scale.height != 0 && scale.height.isFinite ? scale : nil
    }
}
