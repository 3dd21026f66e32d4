/// Says what happened in a step of a film. It knows only what was seen, without and with KeyboardHelper.
struct StepWords {
    /// What the scene moves, at the beginning of a sentence: “The form”.
    let moves: String
    /// Whether it moves because the keyboard does, and not as far as an input needs.
    var followsKeyboard = false
    /// What was seen before the first step.
    var rest: Sight?

    static let beginning = "No input has the focus."

    // MARK: Without

    func without(_ step: FilmStep) -> String {
        if let bar = onKeyboard(step) { return bar }
        let sight = step.after
        switch step.act {
        case .dismissal where step.before.covered > 0 && !sight.isOutOfSight:
            return "The keyboard has left, and \(Self.subject(of: step.before)) is visible again."
        case .dismissal: return "The keyboard has left."
        case .drag: return drag(step, withHelp: false)
        default: break
        }
        if sight.isOutOfSight { return lead(step) + "\(sight.input) is off screen." }
        let wasHidden = step.before.allHidden >= 0.5 || step.before.isOutOfSight
        let verb = !wasHidden ? "stays visible" : step.act == .focus ? "is visible" : "is visible again"
        return lead(step) + (problem(sight) ?? "\(Self.whole(sight)) \(verb)\(Self.above(sight)).")
    }

    /// What is seen while nothing happens.
    func state(_ sight: Sight) -> String {
        if sight.isOutOfSight { return "\(sight.input) is off screen." }
        if let problem = problem(sight) { return problem }
        if let companion = sight.companion {
            return "\(sight.input) and \(companion.name) are visible\(Self.above(sight))."
        }
        return "\(Self.whole(sight)) is visible\(Self.above(sight))."
    }

    /// What is wrong with what is seen; nil if nothing is.
    private func problem(_ sight: Sight) -> String? {
        if sight.standsOnKeyboard, sight.hidden < 0.5 { return nil }
        let subject = Self.subject(of: sight)
        if sight.covered > 0 {
            if sight.covered >= sight.height - 0.1 { return "The keyboard hides \(subject)." }
            return "The keyboard covers \(Self.points(sight.covered)) of \(subject), "
                + "which is \(Self.points(sight.height)) high."
        }
        if let companion = sight.companion, companion.covered > 0 {
            return "\(sight.input) is visible, but the keyboard hides \(companion.name), which belongs to it."
        }
        if let companion = sight.companion, companion.hidden >= 0.5 {
            return "\(sight.input) is visible, but \(companion.name), which belongs to it, is not."
        }
        if sight.isBox, sight.frameCovered >= 0.5 {
            return "The line with the caret is visible, but the keyboard covers \(Self.points(sight.frameCovered)) of "
                + "\(sight.input)."
        }
        if sight.isKeyboardUp, sight.gap < sight.spacing - 0.5 {
            let lower = sight.companion?.name ?? sight.input
            return sight.gap < 0.5
                ? "\(lower) touches the keyboard."
                : "\(lower) is visible, \(Self.points(sight.gap)) above the keyboard."
        }
        return nil
    }

    // MARK: With

    /// `other` is the same step without KeyboardHelper.
    func with(_ step: FilmStep, without other: FilmStep?) -> String {
        if let bar = onKeyboard(step) { return bar }
        switch step.act {
        case .dismissal: return dismissal(step, without: other)
        case .drag: return drag(step, withHelp: true)
        default: break
        }
        let sentences = [movement(step, without: other), result(step, without: other)].compactMap { $0 }
        return lead(step) + sentences.joined(separator: " ")
    }

    /// Whether something is wrong without KeyboardHelper.
    func isThreatened(_ step: FilmStep?) -> Bool {
        guard let sight = step?.after, !sight.isOutOfSight else { return false }
        return problem(sight) != nil
    }

    /// What moved on the screen. After a rotation everything is laid out anew, so no movement can be told.
    func movement(_ step: FilmStep, without other: FilmStep?) -> String? {
        if case .rotation = step.act { return nil }
        let (scroll, lift, byUIKit) = Self.movements(step, without: other)
        var parts: [String] = []
        if abs(byUIKit) >= 0.5 { parts.append(Self.moved(byUIKit, step.after)) }
        let growth = step.after.frameHeight - step.before.frameHeight
        if step.act == .typing, abs(growth) >= 0.5 {
            parts.append("\(moves) has grown by \(Self.points(growth)) with its text.")
        }
        if abs(lift) >= 0.5 {
            let by = "\(lift > 0 ? "up" : "down") by \(Self.points(abs(lift)))"
            parts.append("\(moves) moved \(by)\(followsKeyboard && step.act != .typing ? " with the keyboard" : "").")
        }
        if abs(scroll) >= 0.5 {
            let content = abs(lift) >= 0.5 ? "The content" : moves
            parts.append("\(content) scrolled \(scroll > 0 ? "up" : "down") by \(Self.points(abs(scroll))).")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private func result(_ step: FilmStep, without other: FilmStep?) -> String {
        let sight = step.after
        if sight.isOutOfSight { return "\(sight.input) is off screen." }
        if sight.isBox, sight.covered == 0, sight.frameCovered >= 0.5, sight.frameHeight > sight.room {
            return "\(sight.input) does not fit. Its caret is visible\(Self.above(sight))."
        }
        if let problem = problem(sight) { return problem }
        if let companion = sight.companion {
            return "\(sight.input) and \(companion.name) are visible\(Self.above(sight))."
        }
        let isStill = movement(step, without: other) == nil
        let seen = Self.above(sight)
        if isStill, isThreatened(other) {
            switch step.act {
            case .focus: return "Nothing had to move: \(Self.whole(sight)) is visible\(seen), as earlier steps left it."
            case .growth: return "Nothing had to move: \(Self.whole(sight)) stays visible\(seen)."
            default: break
            }
        }
        let verb =
            switch step.act {
            case .focus where isStill: "is already"
            case .growth where isStill, .typing: "stays"
            default: "is"
            }
        return "\(Self.whole(sight)) \(verb) visible\(seen)."
    }

    private func dismissal(_ step: FilmStep, without other: FilmStep?) -> String {
        let (scroll, lift, byUIKit) = Self.movements(step, without: other)
        let hadInset = step.before.inset - step.after.inset >= 0.5
        let isBack = rest.map { abs($0.scrolled - step.after.scrolled) < 0.5 } ?? false
        var parts = ["The keyboard has left."]
        if abs(byUIKit) >= 0.5 { parts.append(Self.moved(byUIKit, step.after)) }
        if abs(lift) >= 0.5 {
            let isHome = isBack && rest.map { abs($0.frameBottom - step.after.frameBottom) < 0.5 } ?? false
            let by = "moved \(lift > 0 ? "up" : "down") by \(Self.points(abs(lift)))"
            parts.append("\(moves) \(by)\(isHome ? ", to where it was" : "").")
        }
        let content = abs(lift) >= 0.5 ? "the content" : moves.lowercasedFirst
        if abs(scroll) >= 0.5 {
            let by = "\(content) scrolled \(scroll > 0 ? "up" : "down") by \(Self.points(abs(scroll)))"
            let end = isBack ? ", to where it was" : step.after.isAtEnd ? ", to its end" : ""
            parts.append(hadInset ? "The inset was removed, and \(by)\(end)." : by.uppercasedFirst + end + ".")
        } else if hadInset {
            parts.append(
                "The inset was removed, \(content) \(isBack ? "is where it was" : "stays where it was scrolled to").")
        } else if abs(lift) < 0.5 {
            parts.append("Nothing had to move back.")
        }
        return parts.joined(separator: " ")
    }

    // MARK: Dragging

    private func drag(_ step: FilmStep, withHelp: Bool) -> String {
        guard case .drag(let gaps, let isInside) = step.act, let first = gaps.first else { return "" }
        let (least, most) = (gaps.min() ?? first, gaps.max() ?? first)
        let input = step.after.input
        if isInside {
            let hidden =
                withHelp && least < 0
                ? " KeyboardHelper lets it scroll \(input) away." : ""
            return "The finger scrolls \(moves.lowercasedFirst) and takes the keyboard along.\(hidden)"
        }
        if first < 0 {
            return most > 0
                ? "\(input) does not follow the keyboard: it is uncovered as the keyboard goes down, and hidden again."
                : "\(input) does not move, and stays under the keyboard."
        }
        if most - least < 1 {
            return
                "\(input) follows the keyboard down and up under the finger, \(Self.points(first)) above it throughout."
        }
        return
            "\(input) does not follow: the gap to the keyboard grows from \(Self.points(first)) to \(Self.points(most))."
    }

    // MARK: Parts

    /// What the step does to the keyboard.
    func lead(_ step: FilmStep) -> String {
        switch step.act {
        case .growth(let points) where points > 0: "The keyboard is \(Self.points(points)) taller. "
        case .growth(let points): "The keyboard is \(Self.points(-points)) lower. "
        case .rotation(let isLandscape):
            "\(isLandscape ? "In landscape" : "In portrait"), "
                + "\(Self.points(step.after.keyboardTop - step.after.barBottom)) remain above the keyboard. "
        case .aside(let words): "\(words) "
        default: ""
        }
    }

    /// How far the input went up on the screen: by scrolling, by anything else, and by what moves it without KeyboardHelper as
    /// well, such as UIKit for a sheet.
    private static func movements(
        _ step: FilmStep, without other: FilmStep?
    ) -> (scroll: Double, lift: Double, byUIKit: Double) {
        let (scroll, lift) = movements(step)
        let byUIKit = other.map { movements($0).lift } ?? 0
        return (scroll, lift - byUIKit, byUIKit)
    }

    private static func movements(_ step: FilmStep) -> (scroll: Double, lift: Double) {
        let scroll = step.after.scrolled - step.before.scrolled
        // A text view that scrolls its own text stays where it is itself.
        let own = step.after.ownScroll - step.before.ownScroll
        return (scroll, step.before.frameBottom - step.after.frameBottom - (scroll - own))
    }

    private static func moved(_ points: Double, _ sight: Sight) -> String {
        let by = "\(points > 0 ? "up" : "down") by \(Self.points(abs(points)))"
        return sight.isOnSheet ? "UIKit moved the sheet \(by)." : "The app moved \(sight.input) \(by)."
    }

    private static func subject(of sight: Sight) -> String {
        sight.isTextView && sight.frameCovered < sight.frameHeight - 0.1 ? "the line with the caret" : sight.input
    }

    private static func whole(_ sight: Sight) -> String {
        sight.isTextView && sight.frameGap < 0 ? "The line with the caret" : sight.input
    }

    private static func above(_ sight: Sight) -> String {
        guard sight.isKeyboardUp else { return "" }
        let isWhole = sight.isTextView && sight.frameGap >= 0
        return ", \(points(isWhole ? sight.frameGap : sight.gap)) above the keyboard"
    }

    static func points(_ value: Double) -> String { "\(Int(value.rounded())) pt" }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
    fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
