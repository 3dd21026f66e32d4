internal import UIKit

extension UIView {
    /// Whether the view's controller, or one around it, presents something that is not on its way out. A search controller
    /// covers nothing: its search field filters what the view shows.
    var isPresentedOver: Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController {
                // UIKit answers for the controller and for those around it.
                guard let presented = controller.presentedViewController else { return false }
                return !presented.isBeingDismissed && !(presented is UISearchController)
            }
            responder = current.next
        }
        return false
    }
}
