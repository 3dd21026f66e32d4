internal import UIKit

/// Puts the toolbar and the keyboard's appearance on inputs, and takes exactly those off again.
///
/// It does so when the host arrives: at begin editing it is too late, and costs another announcement of the keyboard.
///
/// Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/812>
@MainActor
final class InputOutfit {
    private var toolbar: KeyboardToolbar?
    private var appearance: UIKeyboardAppearance?
    private var dressed: [Dressed] = []

    private struct Dressed {
        weak var input: (any OutfittedInput)?
        let usualAppearance: UIKeyboardAppearance
    }

    /// Puts these on `inputs` and on what comes later; nil takes off.
    func wear(_ toolbar: KeyboardToolbar?, _ appearance: UIKeyboardAppearance?, inputs: () -> [UIView]) {
        guard toolbar !== self.toolbar || appearance != self.appearance else { return }
        let focused = dressed.compactMap(\.input).first { $0.isFirstResponder }
        takeOff()
        (self.toolbar, self.appearance) = (toolbar, appearance)
        let isOn = toolbar != nil || appearance != nil
        for input in isOn ? inputs() : [] { put(on: input, reloads: input !== focused) }
        focused?.reloadInputViews()
    }

    /// An input that was not there when the host arrived: in a cell, for example.
    func put(on view: UIView, reloads: Bool = true) {
        guard toolbar != nil || appearance != nil, let input = view as? any OutfittedInput else { return }
        guard !dressed.contains(where: { $0.input === input }) else { return }
        dressed.removeAll { $0.input == nil }
        dressed.append(Dressed(input: input, usualAppearance: input.keyboardAppearance))
        if let toolbar, input.inputAccessoryView == nil { input.inputAccessoryView = toolbar }
        if let appearance { input.keyboardAppearance = appearance }
        if reloads, input.isFirstResponder { input.reloadInputViews() }
    }

    private func takeOff() {
        for item in dressed {
            guard let input = item.input else { continue }
            if let toolbar, input.inputAccessoryView === toolbar { input.inputAccessoryView = nil }
            if input.keyboardAppearance == appearance { input.keyboardAppearance = item.usualAppearance }
        }
        dressed = []
    }
}

/// What UIKit's two inputs have in common and a responder has not.
@MainActor
private protocol OutfittedInput: UIView {
    var inputAccessoryView: UIView? { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
}

extension UITextField: OutfittedInput {}
extension UITextView: OutfittedInput {}
