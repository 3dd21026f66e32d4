public import Foundation

/// Optional in UIKit, hence the default. Presentations move as UIKit's own do: there are no animators of the app's.
@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        nil
    }
}
