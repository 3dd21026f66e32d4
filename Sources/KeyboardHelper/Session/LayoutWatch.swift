internal import UIKit

/// Notices each layout of its superview, also one that changes no size.
///
/// Whenever UIKit lays out a view, it moves those subviews that are not where their constraints say. This one never goes there.
final class LayoutWatch: UIView, UnseenView {
    /// The superview begins to be laid out. Returns whether the end is awaited.
    var onBegin: () -> Bool = { false }
    /// The superview has been laid out, and its controller has been told.
    var onEnd: () -> Void = {}

    init() {
        // Without a constraint for its place it belongs at zero, and the superview holds no constraint that the app has not made.
        super.init(frame: CGRect(x: -1, y: -1, width: 0, height: 0))
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
        ])
    }

    /// Only the library makes one. An archive that contains one does not bring it back.
    required init?(coder: NSCoder) { nil }

    override var center: CGPoint {
        get { super.center }
        set {
            // Subviews are laid out after their superview.
            if onBegin() { setNeedsLayout() }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onEnd()
    }
}
