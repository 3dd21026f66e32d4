internal import UIKit

/// Where something is to be moved for an input: everything that is measured starts from here.
@MainActor struct Surroundings {
    /// The view of the target.
    let target: UIView
    let kind: AvoidanceTarget.Kind
    let host: UIView
    /// The controller's view around the host.
    let page: UIView
    /// The outermost view that may have bars and buttons in front of that: itself, or one further out.
    let outermostPage: UIView
    /// The outermost view that may be lifted; nil if none may.
    private(set) var lifted: UIView?
    /// Its present lift, in points.
    private(set) var lift: CGFloat = 0
    /// Knows what is vended for the keyboard.
    let tracker: FocusTracker
    /// The bars that avoidances of the host keep on the keyboard.
    let bars: [UIView]
    /// All bars in the window that avoidances keep on the keyboard.
    let knownBars: [UIView]
    /// What stands on the keyboard besides.
    let standing: StandingViews
    let window: UIWindow
    /// The keyboard's top edge, in window coordinates.
    let keyboardTop: CGFloat
    /// Where the room for the focus has ended for this keyboard so far: there, or at a bar.
    let formerRoomBottom: CGFloat

    /// The same with `view` lifted by so much.
    func lifting(_ view: UIView?, by lift: CGFloat) -> Surroundings {
        var copy = self
        (copy.lifted, copy.lift) = (view, lift)
        return copy
    }

    /// Whether what is lifted is a card: no controller's view, or one that ends above the end of what it is in. Pages
    /// reach to that, and UIKit moves sheets.
    var liftsCard: Bool {
        guard let lifted, lifted.ownController != nil, let superview = lifted.superview else { return true }
        return !lifted.isSheet && lifted.frame.maxY + lift < superview.bounds.maxY - 1
    }

    /// What the host's controller vends for the keyboard.
    var vendedBar: UIView? { tracker.accessoryView(of: host) }

    /// Where a view is, in window coordinates.
    func frame(of view: UIView) -> CGRect { window.convert(view.bounds, from: view) }

    /// The top edge of a view where it is without a lift of its own.
    func restTop(of view: UIView) -> CGFloat { frame(of: view).minY + (view === lifted ? lift : 0) }
}
