public import UIKit

// The calls, one for each kind of target.
extension KeyboardAvoiding {
    /// Keeps the focused input visible by moving the scroll views around it, and the controller's view.
    ///
    /// The scroll views around the input move first, each within its range, and get an inset where they reach under the
    /// keyboard. The controller's view is lifted by the rest.
    ///
    /// Called on a container (navigation, tab bar, split view, page controller), it works for every child, and moves
    /// only what a call of the child's leaves. The child is lifted; the bars stay. Inputs in the target of another call
    /// for the same view are left to that call. A presented controller needs a call of its own, or one of the window.
    ///
    /// Loads the view. A second call replaces the first, and the settings of its handle.
    ///
    /// - Parameter options: The options of this call.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(options: KeyboardAvoidance.Options = KeyboardAvoidance.Options())
        -> KeyboardAvoidance
    {
        start(options) { .automatic($0) }
    }

    /// Keeps the focused input visible with an inset and the offset of `scrollView`.
    ///
    /// Scroll views inside it move too, within their own range. Of these only a text view that has the focus, and the
    /// pages of a pager, get an inset.
    ///
    /// An input of the controller that is beside the scroll view does not move with the content. For that the controller's
    /// view is lifted by what is missing, unless another call moves for the input.
    ///
    /// Loads the view. A second call for the same scroll view replaces the first. The scroll view is held weakly.
    ///
    /// - Parameters:
    ///   - scrollView: A scroll view, table or collection anywhere in the controller's view, or that view itself.
    ///   - options: The options of this call.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        scrollView: UIScrollView, options: KeyboardAvoidance.Options = KeyboardAvoidance.Options()
    ) -> KeyboardAvoidance { start(options) { _ in .scrollView(scrollView) } }

    /// Keeps the focused input visible by lifting `containerView` by the least distance.
    ///
    /// All of the container, such as the button below the fields of a card, is kept visible if it fits between the bars
    /// and the keyboard, unless it is a controller's root view that is a sheet or reaches the end of what it is in.
    ///
    /// Scroll views between the input and the container move first. A container that is positioned by its frame, or is
    /// a controller's view, is moved by its `center`; any other one that is positioned by constraints is translated by
    /// its `transform`, after the transform that the app has set. A root view keeps its safe area.
    /// `viewDidLayoutSubviews()` may set the container's frame: it is lifted again in the same layout pass. Call
    /// ``KeyboardAvoidance/update()`` after a change that causes no layout, such as `transform = .identity`.
    ///
    /// Loads the view. A second call for the same container replaces the first. The container is held weakly.
    ///
    /// - Parameters:
    ///   - containerView: A view in the controller's view, or that view itself.
    ///   - options: The options of this call.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        containerView: UIView, options: KeyboardAvoidance.Options = KeyboardAvoidance.Options()
    ) -> KeyboardAvoidance { start(options) { _ in .container(containerView) } }

    /// Keeps an input bar or a footer above the keyboard with the constant of `bottomConstraint`.
    ///
    /// The constant follows what the keyboard covers of the edge that the bar is pinned to, so the safe area counts
    /// once. The bar moves with the keyboard's duration and curve, whichever input has the focus, and keeps what the
    /// app does to the constant meanwhile. The constraint pins the bar's bottom edge to that of a view around it, or of
    /// a guide of that view, or to the top edge of a view beside it that stays, such as a tab bar. Any other one is
    /// refused with the decision `invalidTarget`, and so is one that is not active, until the app activates it: of
    /// several exclusive ones each gets a call of its own. One that the app makes anew needs a call for each new one;
    /// the avoidance of the old one ends by itself.
    ///
    /// Loads the view. A second call for the same constraint replaces the first. The constraint is held weakly.
    ///
    /// - Parameters:
    ///   - bottomConstraint: A constraint between the bottom edge of the bar and an edge that stays.
    ///   - options: The options of this call.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        bottomConstraint: NSLayoutConstraint, options: KeyboardAvoidance.Options = KeyboardAvoidance.Options()
    ) -> KeyboardAvoidance { start(options) { _ in .bottomConstraint(bottomConstraint) } }

    /// Lets the safe area of a controller end at the keyboard: its content, its children and SwiftUI in it follow.
    ///
    /// What the controller has in `additionalSafeAreaInsets` is kept, and what is at the bottom of the screen without a
    /// keyboard counts once. The insets change with the keyboard's duration and curve, whichever input has the focus.
    ///
    /// A second call for the same controller replaces the first. The controller is held weakly.
    ///
    /// - Parameters:
    ///   - controller: A controller in the window of the host: that of the host, one around it, or one inside. Its view is not loaded.
    ///   - options: The options of this call.
    /// - Returns: The handle to change, observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        safeAreaOf controller: UIViewController, options: KeyboardAvoidance.Options = KeyboardAvoidance.Options()
    ) -> KeyboardAvoidance { start(options) { _ in .safeArea(of: controller) } }

    /// Calls closures when the covered height changes, and when nothing is covered any more.
    ///
    /// Both run inside an animation with the keyboard's duration and curve, and the view is laid out in it as well.
    /// When the host comes on screen or leaves while the keyboard is up, the duration is 0. The closures get the object
    /// that has made the call, which is held weakly, so they need not capture it. Two calls of one object both take
    /// effect.
    ///
    /// - Parameters:
    ///   - options: The options of this call. Only the editing options apply: toolbar, return key, tap.
    ///   - onShow: Runs at each change of what is covered, also when the host is moved or resized under the keyboard; see
    ///     ``KeyboardTransition/overlap(with:)``.
    ///   - onHide: Runs when nothing is covered any more.
    ///   - onInteractiveDismissal: Runs at each step of a finger that drags the keyboard, without an animation. Default:
    ///     nil.
    /// - Returns: The handle to observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        options: KeyboardAvoidance.Options = KeyboardAvoidance.Options(),
        onShow: @escaping (Self, KeyboardTransition) -> Void,
        onHide: @escaping (Self, KeyboardTransition) -> Void,
        onInteractiveDismissal: ((Self, KeyboardTransition) -> Void)? = nil
    ) -> KeyboardAvoidance {
        startClosures(.closures(of: self), options, onShow, onHide, onInteractiveDismissal)
    }

    private func startClosures(
        _ target: AvoidanceTarget, _ options: KeyboardAvoidance.Options,
        _ onShow: @escaping (Self, KeyboardTransition) -> Void, _ onHide: @escaping (Self, KeyboardTransition) -> Void,
        _ onInteractiveDismissal: ((Self, KeyboardTransition) -> Void)?
    ) -> KeyboardAvoidance {
        let avoidance = start(options) { _ in target }
        avoidance.call.handlers.closures = AvoidanceHandlers.Closures(
            show: withSelf(onShow), hide: withSelf(onHide), drag: onInteractiveDismissal.map(withSelf))
        return avoidance
    }

    /// Calls one closure at each change of what is covered: when the keyboard shows, changes or hides, at each step of
    /// a finger that drags it, and when the host is moved or resized under it.
    ///
    /// ``KeyboardTransition/overlap(with:)`` is up to date in it. It runs inside an animation with the keyboard's
    /// duration and curve; at a step of a drag, and as the host comes on screen or leaves, without one. The view is laid
    /// out in it as well. It gets the object, which is held weakly.
    ///
    /// ```swift
    /// bottom = footer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60)
    /// bottom.isActive = true
    /// handleKeyboard(onChange: { screen, transition in
    ///     screen.bottom.constant = -max(60, transition.overlap(with: screen.view) + 12)
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - options: The options of this call. Only the editing options apply: toolbar, return key, tap.
    ///   - onChange: Runs at each change.
    /// - Returns: The handle to observe or end the avoidance. It need not be kept.
    @discardableResult public func handleKeyboard(
        options: KeyboardAvoidance.Options = KeyboardAvoidance.Options(),
        onChange: @escaping (Self, KeyboardTransition) -> Void
    ) -> KeyboardAvoidance {
        startClosures(.changes(of: self), options, onChange, onChange, onChange)
    }

    private func withSelf(_ closure: @escaping (Self, KeyboardTransition) -> Void) -> (KeyboardTransition) -> Void {
        { [weak self] in if let self { closure(self, $0) } }
    }

    private func start(
        _ options: KeyboardAvoidance.Options, _ target: (UIView) -> AvoidanceTarget
    ) -> KeyboardAvoidance {
        let host = keyboardHost
        return KeyboardAvoidance.start(Call(host.map(target) ?? .closures(of: self), of: self, options), host: host)
    }
}
