public import UIKit

/// A view controller that keeps its focused input above the keyboard.
///
/// Conform, and make one call when the view has loaded. While the controller is on screen, the focused input stays visible. Where
/// that cannot be done, ``KeyboardAvoidance/onDecision(_:)`` gives the reason, such as ``KeyboardDecision/Reason/noRoom``,
/// ``KeyboardDecision/Reason/userIsScrolling`` or ``KeyboardDecision/Reason/systemAvoids``. When the keyboard hides, the library
/// removes what it has added to insets, constraints and positions, and leaves the scroll offset within its range.
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
/// There is nothing to end. While the controller is off screen, its avoidances observe nothing and retain only their handlers and
/// their toolbar. They are released with the controller's view.
@MainActor public protocol KeyboardAvoiding: UIViewController {
    /// The options of calls that pass none. The default implementation returns `KeyboardAvoidanceOptions()`.
    ///
    /// They are read at the call. Implement this property in the class that conforms, and `override` it in subclasses. Declaring
    /// it only in a subclass of a conforming class has no effect.
    var keyboardAvoidanceOptions: KeyboardAvoidanceOptions { get }
}

extension KeyboardAvoiding {
    /// Default implementation. Returns `KeyboardAvoidanceOptions()`.
    public var keyboardAvoidanceOptions: KeyboardAvoidanceOptions { KeyboardAvoidanceOptions() }

    /// The avoidances of this controller, in the order of their calls. Reading it does not load the view.
    public var keyboardAvoidances: [KeyboardAvoidance] { viewIfLoaded.map(KeyboardAvoidance.all(of:)) ?? [] }

    /// Ends every avoidance of this controller and takes back what they have added. Does not load the view.
    public func stopHandlingKeyboard() {
        // From the last one on: none takes over from the one before it.
        for avoidance in keyboardAvoidances.reversed() { avoidance.stop() }
    }
}
