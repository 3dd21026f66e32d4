internal import UIKit

/// The orientation of a scroll view on screen. Inverted chats are upside down.
enum ScrollOrientation: Sendable {
    case upright
    /// The bottom that the reader sees is the top of its own coordinates.
    case upsideDown

    /// The inset that is at the bottom that the reader sees.
    var bottom: WritableKeyPath<UIEdgeInsets, CGFloat> { self == .upsideDown ? \.top : \.bottom }

    /// An offset, counted towards the bottom that the reader sees; and the other way round.
    func down(_ y: CGFloat) -> CGFloat { self == .upsideDown ? -y : y }

    /// The insets at the top and at the bottom that the reader sees.
    func edges(_ insets: UIEdgeInsets) -> (top: CGFloat, bottom: CGFloat) {
        self == .upsideDown ? (insets.bottom, insets.top) : (insets.top, insets.bottom)
    }
}

extension UIScrollView {
    /// Nil where a transform of the scroll view, or of a view around it, scales it, skews it or turns it by an angle.
    var orientationInWindow: ScrollOrientation? {
        guard let window else { return .upright }
        let corners = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map { window.convert($0, from: self) }
        // Without the rounding errors of a place far away.
        func distance(_ end: CGFloat, _ start: CGFloat) -> CGFloat { ((end - start) * 1e6).rounded() / 1e6 }
        let skew = [distance(corners[1].y, corners[0].y), distance(corners[2].x, corners[0].x)]
        guard skew == [0, 0], abs(distance(corners[1].x, corners[0].x)) == 1 else { return nil }
        switch distance(corners[2].y, corners[0].y) {
        case 1: return .upright
        case -1: return .upsideDown
        default: return nil
        }
    }
}
