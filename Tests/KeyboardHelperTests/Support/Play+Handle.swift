import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Words about a call of the screen, and about what supports editing.
extension Play {
    /// The first call of the screen, or that of the window.
    var handle: KeyboardAvoidance? { screen.live.first }
    /// The inputs that are no text views, and the one with the focus, counted as the steps do.
    var fields: [UITextField] { screen.inputs.compactMap { $0 as? UITextField } }
    var focused: Int? { screen.inputs.firstIndex(where: \.isFirstResponder) }
    /// What the fields' return keys say.
    var returnKeys: [UIReturnKeyType] { fields.map(\.returnKeyType) }
    var toolbar: KeyboardToolbar? { handle?.toolbar }
    /// Whether the arrows of the toolbar lead back, and on.
    var arrows: [Bool] { [toolbar?.previousItem, toolbar?.nextItem].map { $0?.isEnabled == true } }
    /// The accessory view that stands on the keyboard, and the height of both.
    var accessory: UIView? { device.keyboard.accessoryView }
    var keyboardHeight: CGFloat { device.keyboard.frame.height }
}
