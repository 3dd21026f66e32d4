public import UIKit

extension KeyboardAvoidance {
    /// Sets the points between one input and the keyboard, in place of ``KeyboardAvoidance/Options/spacing``.
    ///
    /// - Parameters:
    ///   - spacing: A negative or non-finite value counts as 0; nil removes the setting.
    ///   - input: The input, or a view around it such as its search bar. Held weakly.
    @discardableResult public func setSpacing(_ spacing: CGFloat?, for input: UIView) -> Self {
        change { $0.spacings.set(spacing, for: input) }
    }

    /// Keeps another view visible together with one input, if both fit: a submit button, a message, the next field.
    ///
    /// Everything between the two is kept visible as well. If both do not fit, the input wins. Of several companions of
    /// one input, the one that was added first comes first.
    ///
    /// The companion must be inside the target of the avoidance. The input need not be: a message in a list stays
    /// visible while its reaction is typed in a bar. Where nothing moves for the input itself, the companion is shown
    /// in its place. A cell counts as long as its list shows it.
    ///
    /// - Parameters:
    ///   - companion: One more companion. Held weakly.
    ///   - input: The input, or a view around it. Held weakly.
    @discardableResult public func addCompanion(_ companion: UIView, for input: UIView) -> Self {
        let known = call.settings.companions.value(for: input) ?? []
        let others = known.filter { $0.object != nil && $0.object !== companion }
        return change { $0.companions.set(others + [Weak(companion)], for: input) }
    }

    /// Undoes ``addCompanion(_:for:)`` for all companions of the same input. Does nothing if it has none.
    @discardableResult public func removeCompanions(for input: UIView) -> Self {
        return change { $0.companions.set(nil, for: input) }
    }

    /// Excludes the inputs in a view: nothing moves for them, and the focus passes them over.
    ///
    /// A scroll view that is ignored does not move; the views around it move for its inputs. A tap in the view
    /// does not end editing; in a scroll view only if that is ignored for ``KeyboardAvoidance/Aspects/editing`` alone.
    ///
    /// - Parameters:
    ///   - view: An input, a view around inputs, or one that is only to be tapped, such as a list of completions. Held weakly.
    ///   - aspects: What is left to the app. Default: all.
    @discardableResult public func ignore(_ view: UIView, for aspects: Aspects = .all) -> Self {
        change { $0.ignored.set(aspects, for: view) }
    }

    /// Undoes ``ignore(_:for:)-(UIView,_)`` for the same view. Does nothing if the view is not ignored.
    @discardableResult public func stopIgnoring(_ view: UIView) -> Self {
        change { $0.ignored.set(nil, for: view) }
    }

    /// Excludes the inputs of every controller of a class.
    ///
    /// Use this for screens that you did not write and that a framework presents, with `window.handleKeyboard()`.
    ///
    /// - Parameters:
    ///   - controllerClass: A class of controllers. Its subclasses are excluded too.
    ///   - aspects: What is left to the app. Default: all.
    @discardableResult public func ignore(
        _ controllerClass: UIViewController.Type, for aspects: Aspects = .all
    ) -> Self {
        change { $0.ignoredControllers[ObjectIdentifier(controllerClass)] = (controllerClass, aspects) }
    }

    /// Undoes ``ignore(_:for:)-(UIViewController.Type,_)`` for the same class. Does nothing if the class is not
    /// ignored.
    @discardableResult public func stopIgnoring(_ controllerClass: UIViewController.Type) -> Self {
        change { $0.ignoredControllers[ObjectIdentifier(controllerClass)] = nil }
    }

    /// Lets previous, next and the return key pass over the inputs in a view. They are still kept visible.
    ///
    /// - Parameter view: An input, or a view around inputs. Held weakly.
    @discardableResult public func skip(_ view: UIView) -> Self {
        change { $0.skipped.set((), for: view) }
    }

    /// Undoes ``skip(_:)`` for the same view. Does nothing if the view is not skipped.
    @discardableResult public func stopSkipping(_ view: UIView) -> Self {
        change { $0.skipped.set(nil, for: view) }
    }

    private func change(_ settings: (inout InputSettings) -> Void) -> Self {
        settings(&call.settings)
        participant?.settingsDidChange()
        return self
    }
}
