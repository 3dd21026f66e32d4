internal import UIKit

/// The object that an avoidance moves, and its kind. The object is held weakly.
@MainActor struct AvoidanceTarget {
    let kind: Kind
    private(set) weak var object: AnyObject?

    /// Whether nothing of UIKit retained it at the call: an inactive constraint, or a view in no other view.
    let wasLoose: Bool

    init(kind: Kind, object: AnyObject) {
        (self.kind, self.object) = (kind, object)
        wasLoose =
            (object as? UIView).map { $0.superview == nil } ?? ((object as? NSLayoutConstraint)?.isActive == false)
    }

    /// The properties of a kind of target. The kinds are declared in the folder `Targets`, beside their adjusters.
    struct Kind: Sendable, Equatable {
        /// The call that it is made by.
        let name: String
        /// It moves for the focus. Otherwise it follows what is covered, whichever input has the focus.
        var seeksFocus = true
        /// It is a scroll view, which gets an inset and is scrolled.
        var scrolls = false
        /// It is lifted by what the scroll views in it leave.
        var lifts = false
        /// All of it is to be visible, if it fits.
        var showsWhole = false
        /// All scroll views around the input get insets. It leaves an input to any other target of the same host.
        var isAutomatic = false
        /// The page in it that has the input is moved.
        var servesPages = false
    }

    /// Whether the object no longer exists.
    var isGone: Bool { object == nil }

    /// Whether two calls are about the same target.
    func isSame(as other: Self) -> Bool { object != nil && object === other.object && kind == other.kind }

    /// The view that is moved, or in which scroll views are; nil for one that does not move for the focus.
    var view: UIView? { kind.seeksFocus ? object as? UIView : nil }

    var seeksFocus: Bool { kind.seeksFocus }

    /// The view that is lifted, whichever input has the focus.
    var liftedView: UIView? { kind.lifts ? view : nil }

    /// The target, if it is a scroll view target.
    var scrollView: UIScrollView? { kind.scrolls ? view as? UIScrollView : nil }

    /// Whether it is a scroll view that does not move the first view of `path`, which is beside it or pinned to its
    /// frame.
    func leaves(_ path: [UIView]) -> Bool { scrollView.map { !$0.moves(along: path) } ?? false }
}
