extension StepWords {
    /// What happens to an input in a bar that UIKit itself puts onto the keyboard, with KeyboardHelper and without; nil for any
    /// other input.
    func onKeyboard(_ step: FilmStep) -> String? {
        let (sight, input) = (step.after, step.after.input)
        guard sight.standsOnKeyboard, sight.hidden < 0.5 else { return nil }
        switch step.act {
        case .dismissal: return "The keyboard has left. UIKit keeps the bar with \(input) at the bottom of the screen."
        case .drag: return "The finger takes the keyboard along, and UIKit the bar with \(input)."
        case .typing where sight.frameHeight - step.before.frameHeight >= 0.5:
            return "UIKit lets the bar grow with its text. \(input) stays visible."
        case .typing: return "\(input) stays visible."
        default: return lead(step) + "UIKit keeps the bar with \(input) on the keyboard."
        }
    }
}
