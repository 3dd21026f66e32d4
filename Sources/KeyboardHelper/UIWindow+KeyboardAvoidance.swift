public import UIKit

extension UIWindow {
    /// Keeps the focused input visible in every controller of the window, presented ones included, and in views that
    /// are added to the window itself.
    ///
    /// One call in a scene delegate, also before the window has a root controller:
    ///
    /// ```swift
    /// window.handleKeyboard()
    /// ```
    ///
    /// The scroll views around the input move first, each within its range. If scrolling is not enough, the content is
    /// lifted: in the root, in full-screen presentations and in sheets. Navigation, tab and split bars stay in place.
    /// What UIKit keeps above the keyboard by itself, as popovers and alerts, is left alone. Controllers that make a
    /// call of their own keep it. ``KeyboardAvoidance/ignore(_:for:)-(UIView,_)`` leaves out a view and what is in it,
    /// ``KeyboardAvoidance/ignore(_:for:)-(UIViewController.Type,_)`` the screens of a class.
    ///
    /// The window owns the avoidance. A second call replaces the first, and the settings of its handle.
    ///
    /// - Parameter options: The options.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        options: KeyboardAvoidance.Options = KeyboardAvoidance.Options()
    ) -> KeyboardAvoidance {
        KeyboardAvoidance.start(Call(.automatic(self), of: self, options), host: self)
    }

    /// The avoidance of this window; nil without a call of ``handleKeyboard(options:)``.
    public var keyboardAvoidance: KeyboardAvoidance? {
        KeyboardAvoidance.all(of: self).last { $0.call.target.kind.servesPages }
    }

    /// Ends the avoidance of this window and takes back what it has added. Those of its controllers go on.
    public func stopHandlingKeyboard() { keyboardAvoidance?.stop() }
}
