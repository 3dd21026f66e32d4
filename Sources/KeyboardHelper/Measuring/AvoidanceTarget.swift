internal import UIKit

/// What an avoidance moves. It is held weakly.
@MainActor struct AvoidanceTarget {
    enum Kind: Sendable { case scrollView, container, automatic, screens, bottomConstraint, closures }

    let kind: Kind
    private weak var object: AnyObject?

    static func scrollView(_ scrollView: UIScrollView) -> Self { Self(kind: .scrollView, object: scrollView) }
    static func container(_ view: UIView) -> Self { Self(kind: .container, object: view) }
    static func bottomConstraint(_ pin: NSLayoutConstraint) -> Self { Self(kind: .bottomConstraint, object: pin) }
    /// The scroll views around the input that has the focus, and then the host. A host that scrolls is one of these scroll
    /// views itself. In a window, and in a controller with bars, each screen is a target of its own.
    static func automatic(_ host: UIView) -> Self {
        if host is UIWindow || host.ownController?.hasBars == true { return Self(kind: .screens, object: host) }
        return host is UIScrollView ? Self(kind: .scrollView, object: host) : lifting(host)
    }
    /// The scroll views around the input, and then `view`, also if that could scroll.
    static func lifting(_ view: UIView) -> Self { Self(kind: .automatic, object: view) }
    /// The app's closures move what they like.
    static var closures: Self { Self(kind: .closures, object: nil) }

    /// Whether two calls are about the same target; two calls with closures are not.
    func isSame(as other: Self) -> Bool { object != nil && object === other.object && kind == other.kind }

    /// The view that is moved, or in which scroll views are; nil for a constraint and for closures.
    var view: UIView? { object as? UIView }

    var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }

    /// What is lifted, whatever the input.
    var liftedView: UIView? { kind == .container || kind == .automatic ? view : nil }

    /// Whether it leaves an input to any other target of the same host.
    var isAutomatic: Bool { kind == .automatic || kind == .screens }

    /// Whether it is a scroll view that does not move the first view of `path`, which is beside it or pinned to its frame.
    func leaves(_ path: [UIView]) -> Bool {
        kind == .scrollView && (view as? UIScrollView).map { !$0.moves(along: path) } ?? false
    }

    /// Whether it moves for the focus. A constraint and closures follow what is covered.
    var seeksFocus: Bool {
        switch kind {
        case .scrollView, .container, .automatic, .screens: true
        case .bottomConstraint, .closures: false
        }
    }

    /// The edge whose covered part the target follows, in window coordinates; nil if it seeks the focus instead.
    func bottomEdge(in window: UIWindow) -> (y: CGFloat, constantPerPoint: CGFloat)? {
        guard let edge = constraint.flatMap(BottomEdge.init), let y = edge.y(in: window) else { return nil }
        return (y, edge.constantPerPoint)
    }

    /// The bar that a constraint pins; nil for any other target.
    var bar: UIView? { constraint.flatMap(BottomEdge.init)?.inner }

    /// The view that must be in the host's window; nil if there is none, or if the constraint pins no bottom edge.
    var anchor: UIView? {
        guard kind == .bottomConstraint else { return view }
        guard let constraint, constraint.isActive, constraint.constant.isFinite else { return nil }
        return BottomEdge(constraint)?.outer
    }
}
