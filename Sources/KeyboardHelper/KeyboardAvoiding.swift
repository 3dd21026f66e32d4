public import UIKit

/// An object that keeps the focused input of its view above the keyboard: a view controller, a view, a presentation
/// controller, or anything else that has a view to work in.
///
/// Conform, and make one call when the view has loaded. While the view is on screen, the focused input stays visible.
/// Where that cannot be done, ``KeyboardAvoidance/onDecision`` gives the reason, such as
/// ``KeyboardDecision/Reason/noRoom``, ``KeyboardDecision/Reason/userIsScrolling`` or
/// ``KeyboardDecision/Reason/systemAvoids``. When the keyboard hides, the library removes what it has added to insets,
/// constraints and positions, and leaves the scroll offset within its range.
///
/// ```swift
/// final class SignUpViewController: UIViewController, KeyboardAvoiding {
///     let scrollView = UIScrollView()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         scrollView.frame = view.bounds
///         scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///         view.addSubview(scrollView)  // with your fields in it
///         handleKeyboard(scrollView: scrollView)
///     }
/// }
/// ```
///
/// There is nothing to end. While the view is off screen, its avoidances observe nothing and retain only their handlers
/// and their toolbar. They are released with the view.
@MainActor public protocol KeyboardAvoiding: AnyObject {
    /// The view that the calls belong to: they take effect while it is on screen, and go with it.
    ///
    /// Controllers, views and presentation controllers have it: their view, themselves, and their `containerView`.
    /// Anything else returns the view that it works in. With nil, or a view of SwiftUI, a call does nothing, and says
    /// so in debug builds.
    var keyboardHost: UIView? { get }
}

extension KeyboardAvoiding where Self: UIViewController {
    /// The controller's view. Reading it loads the view.
    public var keyboardHost: UIView? { view }
}

extension KeyboardAvoiding where Self: UIView {
    /// The view itself: a composer, a popup, a component of a list.
    public var keyboardHost: UIView? { self }
}

extension KeyboardAvoiding where Self: UIPresentationController {
    /// The view that contains the presentation; nil before it begins.
    public var keyboardHost: UIView? { containerView }
}

extension KeyboardAvoiding {
    /// The avoidances of this object, in the order of their calls. Reading it does not load a controller's view.
    public var keyboardAvoidances: [KeyboardAvoidance] {
        guard (self as? UIViewController)?.isViewLoaded != false, let host = keyboardHost else { return [] }
        return KeyboardAvoidance.all(of: host).filter { $0.call.owner === self }
    }

    /// Ends every avoidance of this object and takes back what they have added. Does not load a controller's view.
    public func stopHandlingKeyboard() {
        // From the last one on: none takes over from the one before it.
        for avoidance in keyboardAvoidances.reversed() { avoidance.stop() }
    }
}
