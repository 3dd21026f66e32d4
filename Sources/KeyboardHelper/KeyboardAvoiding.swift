public import UIKit

/// A view controller that keeps its focused input above the keyboard.
///
/// Conform and make one call when the view has loaded. From then on, whenever the controller is on screen, the input that
/// has the focus is never under the keyboard, and when the keyboard leaves, insets and positions are exactly what they were.
///
/// ```swift
/// final class SignUpViewController: UIViewController, KeyboardAvoiding {
///     let scrollView = UIScrollView()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(scrollView)
///         handleKeyboard(scrollView: scrollView)
///     }
/// }
/// ```
///
/// Nothing need be ended: while the controller is off screen its avoidances observe and hold nothing, and they die with
/// its view.
@MainActor public protocol KeyboardAvoiding: UIViewController {
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

    /// Keeps the focused input visible whatever it is in: moves the scroll views around it, each within its range and with an
    /// inset where it reaches under the keyboard, and lifts the controller's own view by what is left.
    ///
    /// Called by a container controller (a tab bar controller, a split view controller) it serves every controller inside,
    /// except those that handle the keyboard themselves; inputs in the target of another call are left to that. What is
    /// presented over it needs a call of its own.
    ///
    /// Loads the view. A second call replaces the first.
    ///
    /// - Parameter options: nil, the default, stands for ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(options: KeyboardAvoidanceOptions? = nil) -> KeyboardAvoidance {
        start(.automatic(view), options)
    }

    /// Keeps the focused input visible by insets and the offset of `scrollView`, and of the scroll views inside it.
    ///
    /// Scroll views inside it are moved within their own range; where those reach under the keyboard and this one does not
    /// scroll vertically (a pager of pages that scroll), ``handleKeyboard(options:)`` gives them an inset too.
    ///
    /// Loads the view. A second call for the same scroll view replaces the first. The scroll view is held weakly.
    ///
    /// - Parameters:
    ///   - scrollView: The controller's scroll view, table or collection, anywhere in its view, or that view itself.
    ///   - options: nil, the default, stands for ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        scrollView: UIScrollView, options: KeyboardAvoidanceOptions? = nil
    ) -> KeyboardAvoidance { start(.scrollView(scrollView), options) }

    /// Keeps the focused input visible by lifting `containerView` as far as it needs.
    ///
    /// Scroll views between the input and the container move first. A container positioned by its frame is moved by its
    /// `center`; one positioned by constraints is translated by its `transform`, on top of the app's own. The controller's
    /// root view may be lifted too and keeps its safe area. If `viewDidLayoutSubviews()` gives the container its frame, call
    /// ``KeyboardAvoidance/update()`` there: UIKit tells nobody else of such a layout.
    ///
    /// Loads the view. A second call for the same container replaces the first. The container is held weakly.
    ///
    /// - Parameters:
    ///   - containerView: A view in the controller's view, or that view itself.
    ///   - options: nil, the default, stands for ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        containerView: UIView, options: KeyboardAvoidanceOptions? = nil
    ) -> KeyboardAvoidance { start(.container(containerView), options) }

    /// Keeps an input bar or a footer above the keyboard by the constant of `bottomConstraint`.
    ///
    /// The constant follows what the keyboard covers below the edge that the bar is pinned to, so a safe area is counted
    /// once. It moves whoever has the focus, with the keyboard's duration and curve; what the app does to the constant
    /// meanwhile is kept. In which direction it raises follows from the constraint. One that pins no bottom edge to a view
    /// around it, or to a guide of such a view, is refused with the decision `invalidTarget`.
    ///
    /// Loads the view. A second call for the same constraint replaces the first. The constraint is held weakly.
    ///
    /// - Parameters:
    ///   - bottomConstraint: Between the bottom edge of the bar and that of a view around it.
    ///   - options: nil, the default, stands for ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        bottomConstraint: NSLayoutConstraint, options: KeyboardAvoidanceOptions? = nil
    ) -> KeyboardAvoidance { start(.bottomConstraint(bottomConstraint), options) }

    /// Calls closures of the app's own when the keyboard covers another part of the window, and when it covers none.
    ///
    /// Both run inside an animation with the keyboard's duration and curve, in which the view is laid out as well. On
    /// coming on screen under a standing keyboard, and on leaving, they run with a duration of 0. They are handed the
    /// controller, which is held weakly, so they need not capture it. Two calls on one controller both live.
    ///
    /// - Parameters:
    ///   - onShow: Runs at each change of what is covered; see ``KeyboardTransition/overlap(with:)``.
    ///   - onHide: Runs when nothing is covered any more.
    /// - Returns: The handle to observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        onShow: @escaping (Self, KeyboardTransition) -> Void, onHide: @escaping (Self, KeyboardTransition) -> Void
    ) -> KeyboardAvoidance {
        start(.closures, nil)
            .onShow { [weak self] in if let self { onShow(self, $0) } }
            .onHide { [weak self] in if let self { onHide(self, $0) } }
    }

    private func start(_ target: AvoidanceTarget, _ options: KeyboardAvoidanceOptions?) -> KeyboardAvoidance {
        KeyboardAvoidance.start(target: target, host: view, options: options ?? keyboardAvoidanceOptions)
    }

    /// The avoidances of this controller, in the order of their calls. Does not load the view.
    public var keyboardAvoidances: [KeyboardAvoidance] { viewIfLoaded.map(KeyboardAvoidance.all(of:)) ?? [] }

    /// Ends every avoidance of this controller and gives back what they hold. Does not load the view.
    public func stopHandlingKeyboard() { for avoidance in keyboardAvoidances { avoidance.stop() } }
}
