internal import UIKit

extension UIView {
    /// The view itself and all that it is in, from the inside out.
    var outwards: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// The same as far as `end`, that included.
    func outwards(to end: UIView) -> UnfoldFirstSequence<UIView> {
        sequence(first: self) { $0 === end ? nil : $0.superview }
    }

    /// UIKit takes what is as transparent as that for hidden when it looks for the view under a finger.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>
    var cannotBeSeen: Bool { isHidden || alpha < 0.01 }

    /// The view, or one in it that is not hidden, that has the focus.
    var firstResponder: UIView? {
        if isFirstResponder { return self }
        for subview in subviews where !subview.isHidden {
            if let found = subview.firstResponder { return found }
        }
        return nil
    }

    /// The controller whose view this is.
    var ownController: UIViewController? {
        (next as? UIViewController).flatMap { $0.viewIfLoaded === self ? $0 : nil }
    }

    /// Whether the view's controller, or one around it, presents something that is not on its way out. A search controller
    /// covers nothing: its search field filters what the view shows.
    var isPresentedOver: Bool {
        // UIKit answers for the controller and for those around it.
        let nearest = sequence(first: self as UIResponder) { $0.next }.first { $0 is UIViewController }
        guard let presented = (nearest as? UIViewController)?.presentedViewController else { return false }
        return !presented.isBeingDismissed && !(presented is UISearchController)
    }
}
