internal import UIKit

/// What an avoidance moves. It is held weakly.
struct AvoidanceTarget {
    private enum Kind { case scrollView, container, automatic, bottomConstraint, closures }

    private let kind: Kind
    private weak var object: AnyObject?

    static func scrollView(_ scrollView: UIScrollView) -> Self { Self(kind: .scrollView, object: scrollView) }
    static func container(_ view: UIView) -> Self { Self(kind: .container, object: view) }
    static func bottomConstraint(_ constraint: NSLayoutConstraint) -> Self {
        Self(kind: .bottomConstraint, object: constraint)
    }
    /// The scroll views around the input, whichever has the focus, and then the host. A host that scrolls is itself around
    /// the inputs.
    static func automatic(_ host: UIView) -> Self {
        Self(kind: host is UIScrollView ? .scrollView : .automatic, object: host)
    }
    /// The app's own closures do what is to be done.
    static var closures: Self { Self(kind: .closures, object: nil) }

    /// Whether two calls are about the same thing; two calls with closures are two.
    func isSame(as other: Self) -> Bool { object != nil && object === other.object && kind == other.kind }

    /// The view in which things are moved for the focus.
    var view: UIView? { object as? UIView }

    /// Whether things are moved for the focus; constraints and closures follow what is covered.
    var movesFocus: Bool { kind != .bottomConstraint && kind != .closures }

    var isClosures: Bool { kind == .closures }

    var isAutomatic: Bool { kind == .automatic }

    /// Nil where nothing is moved, and for what is gone.
    @MainActor
    func makeMover() -> (any Mover)? {
        switch object {
        case let scrollView as UIScrollView where kind == .scrollView: TargetMover(scrollView: scrollView)
        case let view as UIView: TargetMover(container: view, insetsAll: kind == .automatic)
        case let constraint as NSLayoutConstraint: ConstraintMover(constraint)
        default: nil
        }
    }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
}
