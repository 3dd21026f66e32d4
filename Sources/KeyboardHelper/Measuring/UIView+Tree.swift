internal import UIKit

extension UIViewController {
    /// Whether it surrounds other controllers with bars, or pages through them. What it shows may be lifted; the bars
    /// stay.
    var hasBars: Bool {
        let containers = [
            UINavigationController.self, UITabBarController.self, UISplitViewController.self, UIPageViewController.self,
        ]
        return containers.contains(where: isKind)
    }
}

extension Sequence {
    /// The first value that `value` finds in an element.
    func firstFound<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self {
            if let found = value(element) { return found }
        }
        return nil
    }
}

extension UIView {
    /// The view itself and its superviews, from the inside out.
    var outwards: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// The same, to be gone through more than once.
    var path: [UIView] { Array(outwards) }

    /// The same, up to `end` and including it.
    func outwards(to end: UIView) -> UnfoldFirstSequence<UIView> {
        sequence(first: self) { $0 === end ? nil : $0.superview }
    }

    /// Whether it is `other`, or in it. Nothing is in none.
    func isInside(_ other: UIView?) -> Bool {
        guard let other else { return false }
        return isDescendant(of: other)
    }

    /// Hidden, or so transparent that UIKit treats the view as hidden in hit-testing.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>
    var isInvisible: Bool { isHidden || alpha < 0.01 }

    /// The view as an input of more than one line, whose caret must be visible: a text view, or an editor of the app's
    /// own. A text field must be visible as a whole.
    var textEditor: (any UITextInput)? { self is UITextField ? nil : self as? any UITextInput }

    /// The scroll views in this view, without those in the cells of lists.
    var scrollViewsInside: [UIScrollView] {
        var all: [UIScrollView] = []
        if let scrollView = self as? UIScrollView { all.append(scrollView) }
        if !(self is any CellList) { for subview in subviews { all += subview.scrollViewsInside } }
        return all
    }

    /// Whether it is of one of these classes.
    func isAny(of classes: [UIView.Type]) -> Bool { classes.contains(where: isKind) }

    /// The pixels of a point on its screen.
    var scale: CGFloat { window?.screen.scale ?? 1 }

    /// The controller whose view this is.
    var ownController: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }

    /// The controller's view around it, or itself. A drop-in is its own host.
    var page: UIView {
        if self is UIWindow { return self }
        return outwards.first { $0.ownController != nil } ?? self
    }

    /// Whether it is the root view of a presentation. A child answers for the controller around it.
    var isPresented: Bool {
        guard let controller = ownController, controller.parent == nil else { return false }
        return controller.presentingViewController != nil
    }

    /// Whether it is the root view of a sheet. UIKit may clip what leaves the sheet.
    var isSheet: Bool { isPresented && ownController?.sheetPresentationController != nil }

    /// The controller of the view, or of the nearest view around it that has one.
    var nearestController: UIViewController? {
        responders.firstFound { $0 as? UIViewController }
    }

    private var responders: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}

extension UIViewController {
    /// Whether the controller, or one around it, presents another controller that is not being dismissed. A search
    /// controller alone does not count: its field filters what the view shows. Nor do popovers and sheets that leave
    /// the focus where it is: whoever types goes on below them.
    ///
    /// Source: <https://openradar.appspot.com/43300905>
    ///
    /// - Parameter input: The input that was the last to get the focus, if that is known.
    func presentsOver(knowing input: UIView?) -> Bool {
        guard let presented = presentedBesidesSearch, !presented.isBeingDismissed else { return false }
        guard let below = presented.presentingViewController?.viewIfLoaded else { return true }
        if let input, input.isFirstResponder { return !input.isDescendant(of: below) }
        return !below.holdsFocus
    }

    /// The controller that this one or one around it presents. An active search controller is presented as well; then
    /// it is what that one presents in its turn, or a controller around the searched one.
    private var presentedBesidesSearch: UIViewController? {
        // UIKit answers for the controller and for its ancestors.
        guard let search = presentedViewController as? UISearchController else { return presentedViewController }
        return search.presentedViewController ?? parent?.presentedBesidesSearch
    }
}

extension NSLayoutConstraint {
    /// The views and guides that it is between.
    var items: [AnyObject] { [firstItem, secondItem].compactMap(\.self) }

    /// The view that an item is, or that a guide belongs to.
    @MainActor static func view(of item: AnyObject) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}
