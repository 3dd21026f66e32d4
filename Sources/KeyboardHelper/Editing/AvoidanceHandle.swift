internal import UIKit

/// An avoidance as Editing and Session know it. The public handle conforms.
@MainActor protocol AvoidanceHandle: AnyObject {
    var host: UIView? { get }
    var target: AvoidanceTarget { get }
    var options: KeyboardAvoidanceOptions { get }
    var settings: InputSettings { get }
    /// A drop-in scroll view leaves everything to an avoidance around it.
    var isDropIn: Bool { get }
    /// Nothing of it moves, neither up nor back.
    var isFrozen: Bool { get }
    /// The type that has made the call.
    var caller: String { get }
    var handlers: AvoidanceHandlers { get }
    /// Ends the avoidance, and restores everything.
    func stop()
    /// The keyboard covers another part of the window.
    func coverageDidChange(with transition: KeyboardTransition)

    // MARK: For the editing support

    /// The options, if they count for the host's inputs; else the default ones, which ask for nothing.
    var editingOptions: KeyboardAvoidanceOptions { get }
    /// The toolbar above the keyboard.
    var toolbarView: UIView { get }
    /// Shows in the toolbar what belongs to `input`, if it has the toolbar.
    func updateToolbar(for input: UIView)
    /// Whether this avoidance configures `input`, and not another host's.
    func configures(_ input: UIView) -> Bool
    @discardableResult func focusNext() -> Bool
    /// The order of the host's inputs.
    var focusOrder: FocusOrder { get }
}
