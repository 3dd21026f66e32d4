public import UIKit

/// A view controller that keeps its focused input above the keyboard.
///
/// Conform and make one call when the view has loaded. From then on, whenever the controller is on screen, the input that
/// has the focus is never under the keyboard, and when the keyboard leaves, everything is where it was.
///
/// ```swift
/// final class SignUpViewController: UIViewController, KeyboardAvoiding {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         handleKeyboard(scrollView: scrollView)
///     }
/// }
/// ```
///
/// Nothing need be ended: while the controller is off screen its avoidances observe and hold nothing, and they die with
/// its view.
@MainActor
public protocol KeyboardAvoiding: UIViewController {
    /// What a call without options uses; read at the call. The default implementation returns
    /// `KeyboardAvoidanceOptions()`.
    ///
    /// Implement it in the class that conforms, and `override` it below: a subclass of a conforming class that merely
    /// declares it is not asked.
    var keyboardAvoidanceOptions: KeyboardAvoidanceOptions { get }
}

extension KeyboardAvoiding {
    /// Default implementation. Returns `KeyboardAvoidanceOptions()`.
    public var keyboardAvoidanceOptions: KeyboardAvoidanceOptions { KeyboardAvoidanceOptions() }

    /// Keeps the focused input visible by insets and the offset of `scrollView`, and of the scroll views inside it.
    ///
    /// Loads the view. A second call for the same scroll view replaces the first. The scroll view is held weakly.
    ///
    /// - Parameters:
    ///   - scrollView: The controller's scroll view, table or collection, anywhere in its view, or that view itself.
    ///   - options: nil, the default, stands for ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult
    public func handleKeyboard(
        scrollView: UIScrollView, options: KeyboardAvoidanceOptions? = nil
    ) -> KeyboardAvoidance {
        loadViewIfNeeded()
        return KeyboardAvoidance.start(
            target: .scrollView(Weak(scrollView)), host: view, options: options ?? keyboardAvoidanceOptions)
    }

    /// The avoidances of this controller, in the order of their calls. Does not load the view.
    public var keyboardAvoidances: [KeyboardAvoidance] {
        viewIfLoaded.map(KeyboardAvoidance.all(of:)) ?? []
    }

    /// Ends every avoidance of this controller and gives back what they hold. Does not load the view.
    public func stopHandlingKeyboard() {
        for avoidance in keyboardAvoidances { avoidance.stop() }
    }
}
