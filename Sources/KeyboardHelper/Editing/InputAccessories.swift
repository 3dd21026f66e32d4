internal import UIKit

/// Gives inputs the toolbar, the keyboard appearance and the label of the return key, and takes exactly those away
/// again.
///
/// This happens when the host arrives. At begin editing it is too late, and the keyboard is announced twice.
///
/// An input that has the focus reloads its input views. That moves the keyboard, so it must not happen in a layout
/// pass.
///
/// Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/812>
@MainActor final class InputAccessories {
    private var toolbar: UIView?
    private var appearance: UIKeyboardAppearance?
    private var labelsReturnKeys = false
    private var configured = WeakTable<UIView, ConfiguredInput>()
    private let reload: (UIView) -> Void

    private struct ConfiguredInput {
        let appearanceBefore: UIKeyboardAppearance
        /// The return key type that the library has set; `.default` if it has set none.
        var returnKey = UIReturnKeyType.default
    }

    init(reload: @escaping (UIView) -> Void) {
        self.reload = reload
    }

    /// Sets what inputs get; without anything, those that have something lose it. Returns whether inputs have to be
    /// configured.
    func set(_ toolbar: UIView?, _ appearance: UIKeyboardAppearance?, labelsReturnKeys: Bool) -> Bool {
        let isSame = toolbar === self.toolbar && appearance == self.appearance
        guard !isSame || labelsReturnKeys != self.labelsReturnKeys else { return false }
        remove(from: { _ in true }, reloadsFocusedInput: toolbar == nil && appearance == nil)
        (self.toolbar, self.appearance, self.labelsReturnKeys) = (toolbar, appearance, labelsReturnKeys)
        return isSet
    }

    /// Whether inputs get anything.
    var isSet: Bool { toolbar != nil || appearance != nil || labelsReturnKeys }

    /// Configures an input once, and its return key again: another input may be the last. Inputs in cells come later
    /// than their host. Returns whether it has the focus, and its input views have to be reloaded.
    func configure(_ view: UIView, returnKey: UIReturnKeyType) -> Bool {
        guard isSet, let input = view as? any ConfigurableInput else { return false }
        let known = configured.value(for: input)
        var item = known ?? ConfiguredInput(appearanceBefore: input.keyboardAppearance)
        if known == nil {
            if let toolbar, input.inputAccessoryView == nil { input.inputAccessoryView = toolbar }
            if let appearance { input.keyboardAppearance = appearance }
        }
        let isRelabeled = input.returnKeyType == item.returnKey && input.returnKeyType != returnKey
        if isRelabeled { (input.returnKeyType, item.returnKey) = (returnKey, returnKey) }
        configured.set(item, for: input)
        return (known == nil || isRelabeled) && input.isFirstResponder
    }

    /// Removes all from the inputs that are meant. One that keeps the focus reloads its input views.
    func remove(from isMeant: (UIView) -> Bool, reloadsFocusedInput: Bool) {
        var focused: UIView?
        for (view, item) in configured.all where isMeant(view) {
            configured.set(nil, for: view)
            guard let input = view as? any ConfigurableInput else { continue }
            if let toolbar, input.inputAccessoryView === toolbar { input.inputAccessoryView = nil }
            if input.keyboardAppearance == appearance { input.keyboardAppearance = item.appearanceBefore }
            if input.returnKeyType == item.returnKey { input.returnKeyType = .default }
            if view.isFirstResponder { focused = view }
        }
        if reloadsFocusedInput, let focused { reload(focused) }
    }
}

/// The properties that can be set on text fields and text views, but not on every responder.
@MainActor private protocol ConfigurableInput: UIView {
    var inputAccessoryView: UIView? { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
}

extension UITextField: ConfigurableInput {}
extension UITextView: ConfigurableInput {}
