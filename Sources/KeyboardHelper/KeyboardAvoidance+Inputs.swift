public import UIKit

extension KeyboardAvoidance {
    /// Sets the points between one input and the keyboard, in place of ``KeyboardAvoidanceOptions/spacing``.
    ///
    /// - Parameters:
    ///   - spacing: A negative or non-finite value counts as 0; nil removes the setting.
    ///   - input: The input, or a view around it such as its search bar. Held weakly.
    public func setSpacing(_ spacing: CGFloat?, for input: UIView) { settings.spacings.set(spacing, for: input) }

    /// Keeps another view visible together with one input, if both fit: a submit button, a message, the next field.
    ///
    /// If both do not fit, the input wins. The companion must be inside the target of the avoidance.
    ///
    /// - Parameters:
    ///   - companion: nil removes the setting. Held weakly.
    ///   - input: The input, or a view around it. Held weakly.
    public func setCompanion(_ companion: UIView?, for input: UIView) {
        settings.companions.set(companion.map(Weak.init), for: input)
    }

    /// Excludes the inputs in a view: nothing moves for them, and the focus passes them over.
    ///
    /// A scroll view that is ignored does not move; the views around it move for its inputs.
    ///
    /// - Parameter view: An input, or a view around inputs. Held weakly.
    public func ignore(_ view: UIView) { settings.ignored.set((), for: view) }

    /// Undoes ``ignore(_:)-(UIView)`` for the same view. Does nothing if the view is not ignored.
    public func stopIgnoring(_ view: UIView) { settings.ignored.set(nil, for: view) }

    /// Excludes the inputs of every controller of a class, for as long as the avoidance lives.
    ///
    /// Use this for screens that you did not write and that a framework presents, with `window.handleKeyboard()`.
    ///
    /// - Parameter controllerClass: A class of controllers. Its subclasses are excluded too.
    public func ignore(_ controllerClass: UIViewController.Type) { settings.ignore(controllerClass) }

    /// Tells where in the window an input would be hard to see or to touch, although it is not covered: at an active fold, below a
    /// view of another window.
    ///
    /// `areas` is asked whenever something is planned, and with ``update()``; call that when the areas change. While the keyboard
    /// is up, the room for the focus ends at the top of an area that lies across it, or begins at its bottom if all of the
    /// input is below and fits there. There is one handler; nil removes it. It is kept as long as the host, so it must capture
    /// the controller weakly.
    ///
    /// - Parameter areas: Returns rectangles in the window's coordinates, in points. Empty and non-finite ones are ignored.
    @discardableResult public func obstructions(_ areas: ((UIWindow) -> [CGRect])?) -> Self {
        handlers.obstructions = areas
        update()
        return self
    }

    /// Lets previous, next and the return key pass over the inputs in a view. They are still kept visible.
    ///
    /// - Parameter view: An input, or a view around inputs. Held weakly.
    public func skip(_ view: UIView) { settings.skipped.set((), for: view) }

    /// Undoes ``skip(_:)`` for the same view. Does nothing if the view is not skipped.
    public func stopSkipping(_ view: UIView) { settings.skipped.set(nil, for: view) }
}
