internal import UIKit

/// Notices each layout of its superview, also one that changes no size.
///
/// Whenever UIKit lays out a view, it moves those subviews that are not where their constraints say. This one never
/// goes there: it belongs at the corner of the probe beside it, and stays a point away from that.
///
/// Without constraints for its place its layout would be ambiguous, and Xcode would mark it in every app. The superview
/// holds these two. In a host they refer to the watch and the probe alone, so that an app that searches the constraints
/// of its view for those of its own views does not find them. One that deactivates all of them does no harm: UIKit then moves
/// the watch to zero.
final class LayoutWatch: UIView, UnseenView {
    /// The superview begins to be laid out. Returns whether the end is awaited.
    var onBegin: () -> Bool = { false }
    /// The superview has been laid out, and its controller has been told.
    var onEnd: () -> Void = {}

    /// A component, or a page, leaves its window.
    var onLeave: () -> Void = {}

    /// It was told of a layout since the last question.
    private var hasHeard = false
    private var belongsToProbe = true
    private var isLeaving = false

    init() {
        super.init(frame: CGRect(x: -1, y: -1, width: 0, height: 0))
        isUserInteractionEnabled = false
    }

    /// Only the library makes one. An archive that contains one does not bring it back.
    required init?(coder: NSCoder) { nil }

    /// Adds it to the superview of `probe`.
    func watch(beside probe: UIView) {
        probe.superview?.insertSubview(self, belowSubview: probe)
        if superview != nil { hold(atCornerOf: probe) }
    }

    /// Adds it to `view`, a component or a page. A scroll view is laid out with each scroll; of that it only hears that
    /// it leaves.
    func watch(_ view: UIView) {
        belongsToProbe = false
        view.addSubview(self)
        if !(view is UIScrollView) { hold(atCornerOf: view) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        isLeaving = !belongsToProbe && window != nil && newWindow !== window
        if isLeaving { onLeave() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if isLeaving { removeFromSuperview() }
    }

    /// Ends it. No subview may leave while UIKit walks through the subviews for a change of window.
    func end() {
        onLeave = {}
        if !isLeaving { removeFromSuperview() }
    }

    private func hold(atCornerOf view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: view.leftAnchor), topAnchor.constraint(equalTo: view.topAnchor),
            widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
        ])
    }

    /// Whether it was told of a layout, now that there was one.
    func takeHearing() -> Bool {
        defer { hasHeard = false }
        return hasHeard
    }

    override var center: CGPoint {
        get { super.center }
        set {
            hasHeard = true
            // Subviews are laid out after their superview.
            if onBegin() { setNeedsLayout() }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onEnd()
    }
}
