internal import UIKit

/// A call as it was made, and what the app has set since.
@MainActor final class Call {
    let target: AvoidanceTarget
    /// It belongs to a scroll view that needs no call.
    let isDropIn: Bool
    /// The object that has made it, and the type of that.
    private(set) weak var owner: AnyObject?
    let caller: String
    var options: KeyboardAvoidance.Options
    var settings = InputSettings()
    let handlers = AvoidanceHandlers()

    init(
        _ target: AvoidanceTarget, of owner: AnyObject, _ options: KeyboardAvoidance.Options, isDropIn: Bool = false
    ) {
        (self.target, self.isDropIn, self.options) = (target, isDropIn, options)
        (self.owner, caller) = (owner, String(describing: type(of: owner)))
    }

    /// Whether any option asks for more than a visible focus.
    var supportsEditing: Bool {
        options.dismissesOnTap || options.movesFocusOnReturn || options.showsToolbar
            || options.keyboardAppearance != nil
    }

    /// The points between `input` and the keyboard: its own, or those of all inputs.
    func spacing(for input: UIView) -> CGFloat { settings.spacing(for: input, usual: options.spacing) }
}
