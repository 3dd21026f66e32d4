internal import UIKit

/// What a measurement is made for.
@MainActor
struct MeasuringContext {
    let target: AvoidanceTarget
    let host: UIView
    let window: UIWindow
    /// The input that may be moved for; nil if there is none.
    let input: UIView?
    /// Why there is none.
    let obstacle: KeyboardDecision.Reason?
    let settings: InputSettings
    let options: KeyboardAvoidanceOptions
    /// The keyboard's top edge, in window coordinates.
    let keyboardTop: CGFloat
    /// What the library has changed already.
    let applied: AppliedChanges
    /// The host's top edge when it was last measured: UIKit moves a sheet after it has posted the keyboard's notification.
    let lastHostTop: CGFloat?

    /// The points to keep free below the input.
    var spacing: CGFloat { input.flatMap(settings.spacing) ?? options.spacing }
}
