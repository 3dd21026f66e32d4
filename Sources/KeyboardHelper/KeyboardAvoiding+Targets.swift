public import UIKit

// The calls, one for each kind of target.
extension KeyboardAvoiding {
    /// Keeps the focused input visible by moving the scroll views around it, and the controller's view.
    ///
    /// The scroll views around the input move first, each within its range, and get an inset where they reach under the
    /// keyboard. The controller's view is lifted by the rest.
    ///
    /// If a navigation, tab bar, split view or page controller makes the call, it serves the controllers inside that do not handle
    /// the keyboard themselves: the outermost of them without bars is lifted, and the bars stay. Inputs in the target of another
    /// call are left to that call. A presented controller needs its own call, unless `window.handleKeyboard()` serves the window.
    ///
    /// Loads the view. A second call replaces the first.
    ///
    /// - Parameter options: nil, the default, uses ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(options: KeyboardAvoidanceOptions? = nil) -> KeyboardAvoidance {
        start(.automatic(view), options)
    }

    /// Keeps the focused input visible with an inset and the offset of `scrollView`.
    ///
    /// Scroll views inside it move too, within their own range and without an inset. For a pager whose pages scroll, use
    /// ``handleKeyboard(options:)``, which gives the pages an inset.
    ///
    /// An input of the controller that is beside the scroll view, or pinned to its `frameLayoutGuide`, does not move with the
    /// content. For that the controller's view is lifted by what is missing, unless another call serves the input.
    ///
    /// Loads the view. A second call for the same scroll view replaces the first. The scroll view is held weakly.
    ///
    /// - Parameters:
    ///   - scrollView: A scroll view, table or collection anywhere in the controller's view, or that view itself.
    ///   - options: nil, the default, uses ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        scrollView: UIScrollView, options: KeyboardAvoidanceOptions? = nil
    ) -> KeyboardAvoidance { start(.scrollView(scrollView), options) }

    /// Keeps the focused input visible by lifting `containerView` by the least distance.
    ///
    /// Scroll views between the input and the container move first. A container positioned by its frame is moved by its
    /// `center`; one positioned by constraints is translated by its `transform`, after the transform that the app has set.
    /// The controller's root view can be lifted too, and keeps its safe area. `viewDidLayoutSubviews()` may set the container's
    /// frame: it is lifted again in the same layout pass. Call ``KeyboardAvoidance/update()`` after a change that causes no layout,
    /// such as `transform = .identity`.
    ///
    /// Loads the view. A second call for the same container replaces the first. The container is held weakly.
    ///
    /// - Parameters:
    ///   - containerView: A view in the controller's view, or that view itself.
    ///   - options: nil, the default, uses ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        containerView: UIView, options: KeyboardAvoidanceOptions? = nil
    ) -> KeyboardAvoidance { start(.container(containerView), options) }

    /// Keeps an input bar or a footer above the keyboard with the constant of `bottomConstraint`.
    ///
    /// The constant follows what the keyboard covers of the edge that the bar is pinned to, so the safe area counts once. The
    /// bar moves with the keyboard's duration and curve, whichever input has the focus, and keeps what the app does to the
    /// constant meanwhile. A constraint that does not pin a bottom edge to a view around it, or to a guide of that view, is
    /// refused with the decision `invalidTarget`.
    ///
    /// Loads the view. A second call for the same constraint replaces the first. The constraint is held weakly.
    ///
    /// - Parameters:
    ///   - bottomConstraint: A constraint between the bottom edge of the bar and that of a view around it.
    ///   - options: nil, the default, uses ``keyboardAvoidanceOptions``.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        bottomConstraint: NSLayoutConstraint, options: KeyboardAvoidanceOptions? = nil
    ) -> KeyboardAvoidance { start(.bottomConstraint(bottomConstraint), options) }

    /// Calls closures when the covered height changes, and when nothing is covered any more.
    ///
    /// Both run inside an animation with the keyboard's duration and curve, and the view is laid out in it as well. When the
    /// controller comes on screen or leaves while the keyboard is up, the duration is 0. The closures get the controller,
    /// which is held weakly, so they need not capture it. Two calls on one controller both take effect.
    ///
    /// - Parameters:
    ///   - options: nil, the default, uses ``keyboardAvoidanceOptions``. Only the editing options apply: toolbar, return key, tap.
    ///   - onShow: Runs at each change of what is covered; see ``KeyboardTransition/overlap(with:)``.
    ///   - onHide: Runs when nothing is covered any more.
    ///   - onInteractiveDismissal: Runs at each step of a finger that drags the keyboard, without an animation; see
    ///     ``KeyboardAvoidance/onInteractiveDismissal(_:)``. Default: nil.
    /// - Returns: The handle to observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        options: KeyboardAvoidanceOptions? = nil, onShow: @escaping (Self, KeyboardTransition) -> Void,
        onHide: @escaping (Self, KeyboardTransition) -> Void,
        onInteractiveDismissal: ((Self, KeyboardTransition) -> Void)? = nil
    ) -> KeyboardAvoidance {
        func withSelf(_ closure: @escaping (Self, KeyboardTransition) -> Void) -> (KeyboardTransition) -> Void {
            { [weak self] in if let self { closure(self, $0) } }
        }
        return start(.closures, options).onShow(withSelf(onShow)).onHide(withSelf(onHide))
            .onInteractiveDismissal(onInteractiveDismissal.map(withSelf))
    }

    private func start(_ target: AvoidanceTarget, _ options: KeyboardAvoidanceOptions?) -> KeyboardAvoidance {
        KeyboardAvoidance.start(target: target, host: view, options: options ?? keyboardAvoidanceOptions)
    }
}
