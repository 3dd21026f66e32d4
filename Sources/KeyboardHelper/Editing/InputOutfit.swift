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
        takeOff(reloads: toolbar == nil && appearance == nil)
        (self.toolbar, self.appearance) = (toolbar, appearance)
        put(on: inputs)
    }

    /// Also on those of `inputs` that were not there before.
    func put(on inputs: () -> [UIView]) {
        guard isWorn else { return }
        for input in inputs() { put(on: input) }
    }

    private var isWorn: Bool { toolbar != nil || appearance != nil }

    /// Once on each input; later too, on what comes with a cell.
    func put(on view: UIView) {
        guard isWorn, let input = view as? any OutfittedInput else { return }
        guard !dressed.contains(where: { $0.input === input }) else { return }
        dressed.removeAll { $0.input == nil }
        dressed.append(Dressed(input: input, usualAppearance: input.keyboardAppearance))
        if let toolbar, input.inputAccessoryView == nil { input.inputAccessoryView = toolbar }
        if let appearance { input.keyboardAppearance = appearance }
        if input.isFirstResponder { input.reloadInputViews() }
    }

    /// `reloads` is for an input that keeps the focus.
    func takeOff(reloads: Bool) {
        let focused = reloads ? dressed.compactMap(\.input).first { $0.isFirstResponder } : nil
        for item in dressed {
            guard let input = item.input else { continue }
            if let toolbar, input.inputAccessoryView === toolbar { input.inputAccessoryView = nil }
            if input.keyboardAppearance == appearance { input.keyboardAppearance = item.usualAppearance }
        }
        dressed = []
        (toolbar, appearance) = (nil, nil)
        focused?.reloadInputViews()
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
