import KeyboardHelper

/// Says in words what was decided.
struct DecisionWords {
    let strategy: ExampleScene.Strategy
    /// The lift that the last decision left.
    private var lift = 0.0
    private var input = ""

    init(strategy: ExampleScene.Strategy) {
        self.strategy = strategy
    }

    /// Nil if nothing has come of it that a person would notice.
    mutating func words(for decision: KeyboardDecision, input: String) -> String? {
        let change = Double(decision.lift) - lift
        lift = Double(decision.lift)
        let hasMoved = abs(change) >= 0.1
        let isNews = input != self.input || decision.phase == .willShow || decision.phase == .willHide
        self.input = input
        // A finger that drags the keyboard leads to many.
        if !hasMoved && !isNews || decision.phase == .willChangeFrame { return nil }
        let covered = Self.points(decision.covered)
        switch decision.reason {
        case .moved where strategy == .closures:
            return "\(covered) are covered. The closure is told so, and what it changes moves along with the keyboard."
        case .moved where change >= 0.1:
            return "\(input) would be under the keyboard, which covers \(covered). "
                + "\(strategy.subject) moves up by \(Self.points(change)): just enough to show it, with a little air below."
        case .moved where change <= -0.1:
            return "Less is enough now: \(strategy.subject.lowercasedFirst) comes down by \(Self.points(-change)), "
                + "and \(input) stays in sight."
        case .moved:
            return "\(input) is where it can be seen. \(strategy.subject) stays where it is."
        case .alreadyVisible where hasMoved:
            return "\(input) can be seen. \(strategy.subject) follows by \(Self.points(abs(change)))."
        case .alreadyVisible where lift >= 0.1:
            return "\(input) can be seen. \(strategy.subject) stays where it is, \(Self.points(lift)) up."
        case .alreadyVisible:
            return "\(input) can be seen above the keyboard already, so nothing moves."
        case .nothingCovered where hasMoved:
            return "The keyboard goes, and \(strategy.subject.lowercasedFirst) goes back to where it was."
        case .nothingCovered:
            return "No keyboard covers anything. Nothing is moved."
        case .userIsScrolling:
            return "A finger moves the content. What is still to do is done when it rests."
        case .noFocus:
            return "Nothing has the focus, so there is nothing to bring into sight."
        case .focusOutsideHost:
            return "\(input) is not in what this call may move, so it is left alone."
        case .unsupportedTransform:
            return "A scroll view around it is turned or skewed. Nothing is moved."
        case .otherApp:
            return "The keyboard is another app's. Only the room at the bottom follows it."
        case .systemAvoids:
            return "UIKit takes care of this input by itself. KeyboardHelper stands back."
        case .ignored:
            return "The app has asked to leave this input alone."
        case .unreadable:
            return "This notice makes no sense. What was decided before stands."
        case .noRoom:
            return "\(input) is taller than the room above the keyboard. As much of it is shown as fits."
        case .invalidTarget:
            return "What should move is not on the screen, so nothing is done."
        }
    }

    static func points(_ value: some BinaryFloatingPoint) -> String { "\(Int(Double(value).rounded())) pt" }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
