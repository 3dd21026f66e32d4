internal import UIKit

/// The object that an avoidance moves, and its kind. The object is held weakly.
@MainActor struct AvoidanceTarget {
    let kind: Kind
    private(set) weak var object: AnyObject?

    /// Whether nothing of UIKit retained it at the call: an inactive constraint, or a view in no other view.
    let wasLoose: Bool

    init(kind: Kind, object: AnyObject) {
        (self.kind, self.object) = (kind, object)
        if let view = object as? UIView {
            wasLoose = view.superview == nil
        } else {
            wasLoose = (object as? NSLayoutConstraint)?.isActive == false
        }
    }

    /// The properties of a kind of target.
    struct Kind: Sendable, Equatable {
        /// The call that it is made by.
        let name: String
        /// It moves for the focus. Otherwise it follows what is covered, whichever input has the focus.
        var seeksFocus = true
        /// It is lifted by what the scroll views in it leave.
        var lifts = false
        /// All scroll views around the input get insets. It leaves an input to any other target of the same host.
        var isAutomatic = false
        /// The page in it that has the input is moved.
        var servesPages = false
        /// The app's closures do what is to be done.
        var callsClosures = false

        /// It gets an inset and is scrolled.
        static let scrollView = Self(name: "handleKeyboard(scrollView:)")
        /// All of it is to be visible, if it fits.
        static let container = Self(name: "handleKeyboard(containerView:)", lifts: true)
        /// The scroll views around the input, and then a view.
        static let automatic = Self(name: "handleKeyboard()", lifts: true, isAutomatic: true)
        /// The same for the page of a window, or of a controller with bars, that has the input.
        static let pages = Self(name: "handleKeyboard()", isAutomatic: true, servesPages: true)
        static let bottomConstraint = Self(name: "handleKeyboard(bottomConstraint:)", seeksFocus: false)
        static let safeArea = Self(name: "handleKeyboard(safeAreaOf:)", seeksFocus: false)
        static let closures = Self(name: "handleKeyboard(onShow:onHide:)", seeksFocus: false, callsClosures: true)
        static let changes = Self(name: "handleKeyboard(onChange:)", seeksFocus: false, callsClosures: true)
    }

    /// Whether the object no longer exists.
    var isGone: Bool { object == nil }

    /// Whether two calls are about the same target.
    func isSame(as other: Self) -> Bool { object != nil && object === other.object && kind == other.kind }

    /// The view that is moved, or in which scroll views are; nil for one that does not move for the focus.
    var view: UIView? { kind.seeksFocus ? object as? UIView : nil }

    var seeksFocus: Bool { kind.seeksFocus }

    /// The target, if it is a scroll view target.
    var scrollView: UIScrollView? { kind == .scrollView ? view as? UIScrollView : nil }

    /// Whether it is a scroll view that does not move the first view of `path`, which is beside it.
    func leaves(_ path: [UIView]) -> Bool {
        guard let scrollView else { return false }
        return !path.contains(scrollView)
    }
}

extension AvoidanceTarget {
    static func scrollView(_ scrollView: UIScrollView) -> Self { Self(kind: .scrollView, object: scrollView) }

    static func container(_ view: UIView) -> Self { Self(kind: .container, object: view) }

    /// The scroll views around the input that has the focus, and then the host. A host that scrolls is one of these
    /// scroll views itself. In a window, and in a controller with bars, it is the page with the input.
    static func automatic(_ host: UIView) -> Self {
        if host is UIWindow || host.ownController?.hasBars == true { return Self(kind: .pages, object: host) }
        if let scrolls = host as? UIScrollView { return scrollView(scrolls) }
        return lifting(host)
    }

    /// The scroll views around the input, and then `view`, also if that could scroll.
    static func lifting(_ view: UIView) -> Self { Self(kind: .automatic, object: view) }

    /// A bar, by the constraint between its bottom edge and that of a view around it, or the top edge of one beside it.
    static func bottomConstraint(_ pin: NSLayoutConstraint) -> Self { Self(kind: .bottomConstraint, object: pin) }

    /// The safe area of a controller, which ends at the keyboard.
    static func safeArea(of controller: UIViewController) -> Self { Self(kind: .safeArea, object: controller) }

    /// The app's closures move what they like. They are called for as long as `owner` lives.
    static func closures(of owner: AnyObject) -> Self { Self(kind: .closures, object: owner) }

    /// The same with one closure for all.
    static func changes(of owner: AnyObject) -> Self { Self(kind: .changes, object: owner) }
}
