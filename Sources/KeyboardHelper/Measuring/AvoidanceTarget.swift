internal import UIKit

/// What an avoidance moves. It is held weakly.
@MainActor struct AvoidanceTarget {
    enum Kind: Sendable { case scrollView, container, automatic, bottomConstraint, closures }

    let kind: Kind
    private weak var object: AnyObject?

    static func scrollView(_ scrollView: UIScrollView) -> Self { Self(kind: .scrollView, object: scrollView) }
    static func container(_ view: UIView) -> Self { Self(kind: .container, object: view) }
    static func bottomConstraint(_ pin: NSLayoutConstraint) -> Self { Self(kind: .bottomConstraint, object: pin) }
    /// The scroll views around the input that has the focus, and then the host. A host that scrolls is one of these scroll
    /// views itself.
    static func automatic(_ host: UIView) -> Self {
        Self(kind: host is UIScrollView ? .scrollView : .automatic, object: host)
    }
    /// The app's closures move what they like.
    static var closures: Self { Self(kind: .closures, object: nil) }

    /// Whether two calls are about the same target; two calls with closures are not.
    func isSame(as other: Self) -> Bool { object != nil && object === other.object && kind == other.kind }

    /// The view that is moved, or in which scroll views are; nil for a constraint and for closures.
    var view: UIView? { object as? UIView }

    var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }

    /// It is made for many screens: a window, or a controller that has bars. Which one is lifted depends on the input.
    var servesScreens: Bool {
        kind == .automatic && (view is UIWindow || view?.ownController?.hasBars == true)
    }

    /// What is lifted, whatever the input.
    var liftedView: UIView? { (kind == .container || kind == .automatic) && !servesScreens ? view : nil }

    /// The one of many screens that `input` is on: the outermost controller's view inside of bars, or a view that was added to
    /// the window itself. A controller that is presented over another one's view alone is inside the one around both, which stays.
    func screen(around input: UIView) -> UIView? {
        guard servesScreens, let view, input.isDescendant(of: view) else { return nil }
        let inside = Array(input.outwards(to: view).reversed())
        let all = inside.filter { $0.ownController != nil }
        let screens = all[(all.lastIndex(where: \.isPresented) ?? 0)...]
        guard let outermost = screens.first else { return inside.dropFirst().first }
        // A controller made by hand may show one with bars. Those stay if that one is as high as the outermost view.
        let height = outermost.bounds.height
        let bars = screens.lastIndex { $0.ownController?.hasBars == true && abs($0.bounds.height - height) < 1 }
        return screens[(bars.map { $0 + 1 } ?? screens.startIndex)...].first { $0.ownController?.hasBars == false }
    }

    /// What is lifted for an input on `screen`.
    func liftedView(on screen: UIView?) -> UIView? { servesScreens ? screen : liftedView }

    /// Whether it is a scroll view that does not move the first view of `path`, which is beside it or pinned to its frame.
    func leaves(_ path: [UIView]) -> Bool {
        kind == .scrollView && (view as? UIScrollView).map { !$0.moves(along: path) } ?? false
    }

    /// Whether it moves for the focus. A constraint and closures follow what is covered.
    var seeksFocus: Bool {
        switch kind {
        case .scrollView, .container, .automatic: true
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
