internal import UIKit

/// The points between the focus and the keyboard, or what stands on it.
@MainActor enum InputSpacing {
    /// The setting of `input`, or of the nearest view around it, such as the search bar of a field. Without one, and without an
    /// input, the spacing of the options.
    static func points(for input: UIView?, _ settings: InputSettings, _ options: KeyboardAvoidanceOptions) -> CGFloat {
        (input.flatMap(settings.spacings.nearest) ?? options.spacing).asDistance
    }
}
