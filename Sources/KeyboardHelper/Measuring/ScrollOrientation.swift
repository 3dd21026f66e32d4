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
    /// A transform of the scroll view, or of a view around it, may turn it upside down.
    var orientationInWindow: ScrollOrientation {
        guard let window else { return .upright }
        let ends = [CGPoint.zero, CGPoint(x: 0, y: 1)].map { window.convert($0, from: self).y }
        return ends[1] < ends[0] ? .upsideDown : .upright
    }
}
