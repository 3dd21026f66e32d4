public import UIKit

extension KeyboardAvoidance {
    /// Sets the points between one input and the keyboard, in place of ``KeyboardAvoidanceOptions/spacing``.
    ///
    /// - Parameters:
    ///   - spacing: A negative or non-finite value counts as 0; nil takes the setting away.
    ///   - input: The input, or a view around it such as its search bar. Held weakly.
    public func setSpacing(_ spacing: CGFloat?, for input: UIView) {
        settings.spacings.set(spacing, for: input)
    }

    /// Keeps another view in sight together with one input, if both fit: a submit button, a message, the next field.
    ///
    /// Where both do not fit, the input wins. The companion must be in what the avoidance moves.
    ///
    /// - Parameters:
    ///   - companion: nil takes the setting away. Held weakly.
    ///   - input: The input, or a view around it. Held weakly.
    public func setCompanion(_ companion: UIView?, for input: UIView) {
        settings.companions.set(companion.map(Weak.init), for: input)
    }

    /// Moves nothing for inputs that are in `view`, and passes them over when the focus moves; a scroll view that is
    /// ignored is not moved itself, but inputs in it are served by what is around it. Held weakly.
    public func ignore(_ view: UIView) { settings.ignored.set((), for: view) }
}
