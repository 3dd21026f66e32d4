internal import UIKit

/// Lets the return key of the field with the focus lead to the next one.
///
/// The app's `textFieldShouldReturn` decides first; text views keep their return key. An action for this event makes the
/// field resign, so the last one ends editing.
@MainActor
final class ReturnKey {
    private weak var field: UITextField?
    private static let identifier = UIAction.Identifier("KeyboardHelper.returnKey")

    /// Acts on `field` from now on, and on no other.
    func follow(_ field: UITextField?, onReturn: @escaping @MainActor () -> Void) {
        guard field !== self.field else { return }
        self.field?.removeAction(identifiedBy: Self.identifier, for: .editingDidEndOnExit)
        self.field = field
        field?.addAction(UIAction(identifier: Self.identifier) { _ in onReturn() }, for: .editingDidEndOnExit)
    }
}
