internal import UIKit

/// Gives inputs the toolbar and the keyboard appearance, and takes exactly those away again.
///
/// This happens when the host arrives. At begin editing it is too late, and the keyboard is announced twice.
///
/// An input that has the focus reloads its input views. That moves the keyboard, so it must not happen in a layout pass.
///
/// Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/812>
@MainActor final class InputAccessories {
    private var toolbar: UIView?
    private var appearance: UIKeyboardAppearance?
    private var configured: [ConfiguredInput] = []
    private let reload: (UIView) -> Void

    private struct ConfiguredInput {
        weak var input: (any ConfigurableInput)?
        let appearanceBefore: UIKeyboardAppearance
    }

    init(reload: @escaping (UIView) -> Void) {
        self.reload = reload
    }

    /// Sets what inputs get; nil removes it from those that have it. Returns whether inputs have to be configured.
    func set(_ toolbar: UIView?, _ appearance: UIKeyboardAppearance?, mayReload: Bool) -> Bool {
        guard toolbar !== self.toolbar || appearance != self.appearance else { return false }
        remove(reloadsFocusedInput: mayReload && toolbar == nil && appearance == nil)
        (self.toolbar, self.appearance) = (toolbar, appearance)
        return isSet
    }

    /// Whether inputs get anything.
    var isSet: Bool { toolbar != nil || appearance != nil }

    /// Configures an input once. Inputs in cells come later than their host.
    func configure(_ view: UIView, mayReload: Bool) {
        guard isSet, let input = view as? any ConfigurableInput else { return }
        guard !configured.contains(where: { $0.input === input }) else { return }
        configured.removeAll { $0.input == nil }
        configured.append(ConfiguredInput(input: input, appearanceBefore: input.keyboardAppearance))
        if let toolbar, input.inputAccessoryView == nil { input.inputAccessoryView = toolbar }
        if let appearance { input.keyboardAppearance = appearance }
        if mayReload, input.isFirstResponder { reload(input) }
    }

    /// Removes both from every input. An input that keeps the focus reloads its input views.
    func remove(reloadsFocusedInput: Bool) {
        let focused = reloadsFocusedInput ? configured.compactMap(\.input).first { $0.isFirstResponder } : nil
        for item in configured {
            guard let input = item.input else { continue }
            if let toolbar, input.inputAccessoryView === toolbar { input.inputAccessoryView = nil }
            if input.keyboardAppearance == appearance { input.keyboardAppearance = item.appearanceBefore }
        }
        configured = []
        (toolbar, appearance) = (nil, nil)
        if let focused { reload(focused) }
    }
}

/// What text fields and text views have in common. A plain responder cannot set these two.
@MainActor private protocol ConfigurableInput: UIView {
    var inputAccessoryView: UIView? { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
}

extension UITextField: ConfigurableInput {}
extension UITextView: ConfigurableInput {}
