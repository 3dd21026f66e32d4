internal import UIKit

/// Makes the return key of the focused text field lead to the next input.
///
/// The app's `textFieldShouldReturn` decides first. An action for this event makes the field resign, so the last field
/// ends editing.
@MainActor final class ReturnKey {
    private weak var field: UITextField?
    private static let identifier = UIAction.Identifier("KeyboardHelper.returnKey")

    /// Adds the action to `field`, and removes it from the field before.
    func attach(to field: UITextField?, onReturn: @escaping @MainActor () -> Void) {
        guard field !== self.field else { return }
        self.field?.removeAction(identifiedBy: Self.identifier, for: .editingDidEndOnExit)
        self.field = field
        field?.addAction(UIAction(identifier: Self.identifier) { _ in onReturn() }, for: .editingDidEndOnExit)
    }
}
