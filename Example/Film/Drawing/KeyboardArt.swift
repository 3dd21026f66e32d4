import UIKit

/// Draws the keys of a keyboard.
@MainActor
struct KeyboardArt {
    private enum Layout: String {
        case letters, email, digits, numberPad, phonePad, decimalPad, emoji
    }

    private let layout: Layout
    let size: CGSize
    /// The heights of the row of suggestions and of what is left free below the keys.
    private let suggestions: CGFloat
    private let bottom: CGFloat
    /// Beside the keys, where a phone in landscape has its round corners and its camera.
    private let side: CGFloat
    private let suggested: [String]
    private let capitals: Bool
    private let isPad: Bool
    private let returnTitle: String
    private let tone: String

    init(_ keyboard: SimulatedSnapshot.Keyboard, in snapshot: SimulatedSnapshot, model: SimulatedModel) {
        isPad = model.hasRegularScreen
        let accessoryHeight = keyboard.accessory?.frame.height ?? 0
        let heights =
            snapshot.orientation.isLandscape ? model.landscapeKeyboard : model.portraitKeyboard
        size = CGSize(width: keyboard.frame.width, height: keyboard.height - accessoryHeight)
        let home = snapshot.safeArea.bottom
        side = snapshot.safeArea.left
        bottom = isPad ? 10 : home > 30 ? 75 : home
        suggestions = size.height > heights.plain + 1 ? heights.predictive - heights.plain : 0
        let type = keyboard.type ?? .default
        let keypads: [UIKeyboardType: Layout] = [
            .numberPad: .numberPad, .asciiCapableNumberPad: .numberPad, .phonePad: .phonePad, .decimalPad: .decimalPad,
        ]
        if let keypad = keypads[type] {
            layout = isPad ? .digits : keypad
        } else if size.height > heights.predictive + 1 {
            layout = .emoji
        } else {
            layout = type == .emailAddress ? .email : .letters
        }
        capitals = keyboard.capitalizes && layout == .letters
        // Nothing is suggested for a password or an address.
        suggested =
            layout == .letters && suggestions > 0 && !keyboard.isSecure
            ? Suggestions.words(after: keyboard.word, atStart: keyboard.capitalizes) : []
        returnTitle = keyboard.returnKey == .default ? "return" : "\(keyboard.returnKey)"
        tone = keyboard.isDark ? "-dark" : ""
    }

    var name: String {
        "keys \(layout.rawValue)\(capitals ? " capitals" : "") \(size.width) \(size.height) \(suggestions) \(suggested.isEmpty) \(bottom) \(returnTitle)\(tone)"
    }

    /// What is suggested above the keys, a line each. Not in the drawing: it changes with each letter.
    var words: [FilmLine] {
        let third = (size.width - 2 * side) / 3
        return suggested.enumerated().filter { !$1.isEmpty }.map { index, word in
            FilmLine(
                string: word, x: Int((side + third * (Double(index) + 0.5)) * 10),
                baseline: Int((suggestions / 2 + 6) * 10),
                anchor: "middle", size: 160, isBold: false, color: tone.isEmpty ? "label" : "ink-dark")
        }
    }

    func draw() -> FilmArt {
        let markup =
            switch layout {
            case .letters, .email, .digits: drawSeparators() + drawLetters() + drawKeysBelow()
            case .numberPad, .phonePad, .decimalPad: drawKeypad()
            case .emoji: EmojiArt(size: size, side: side, bottom: bottom, tone: tone).draw()
            }
        return FilmArt(width: size.width, height: size.height, markup: markup)
    }

    // MARK: Parts

    private struct Key {
        var title: String
        var x: Double
        var width: Double
        var isSpecial = false
    }

    private var ink: String { Markup.paint(tone.isEmpty ? "label" : "ink-dark") }

    private func draw(_ rows: [[Key]], from top: Double, rowHeight: Double, gap: Double, fontSize: Double) -> String {
        let inset = min(11, rowHeight * 0.2) / 2
        var (plain, special, titles) = ("", "", "")
        for (row, keys) in rows.enumerated() {
            let y = top + Double(row) * rowHeight + inset
            for key in keys {
                let outline = Markup.roundRect(
                    side + key.x + gap / 2, y, key.width - gap, rowHeight - 2 * inset,
                    radius: min(8.5, rowHeight * 0.2))
                if key.isSpecial { special += outline } else { plain += outline }
                let size = key.title.count > 1 ? min(16, fontSize * 0.72) : fontSize
                let (x, middle) = (side + key.x + key.width / 2, y + rowHeight / 2 - inset)
                switch key.title {
                case Self.face: titles += KeySymbol.face(x, middle, min(11, rowHeight * 0.24), ink: "label", tone)
                case Self.microphone:
                    titles += KeySymbol.microphone(x, middle, min(11, rowHeight * 0.24), ink: "label", tone)
                default: titles += Markup.text(key.title, x, middle + size * 0.35, size: size, "")
                }
            }
        }
        return
            "<path d=\"\(plain)\"\(Markup.paint("key" + tone))/><path d=\"\(special)\"\(Markup.paint("key2" + tone))/>"
            + "<g\(ink)>\(titles)</g>"
    }

    private func drawSeparators() -> String {
        guard !suggested.isEmpty else { return "" }
        let third = (size.width - 2 * side) / 3
        return [1.0, 2.0].map {
            Markup.rect(side + third * $0, suggestions * 0.25, 1, suggestions * 0.5, Markup.paint("key2" + tone))
        }.joined()
    }

    private func drawLetters() -> String {
        let unit = (size.width - 2 * side) / 10
        func row(_ letters: String, from x: Double) -> [Key] {
            letters.enumerated().map { Key(title: String($1), x: x + Double($0) * unit, width: unit) }
        }
        let letters =
            layout == .digits ? ["1234567890", "@#$&*()'\"", "%-+=/;:"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        let titles = capitals ? letters.map { $0.uppercased() } : letters
        // A phone with a home indicator has them below the keys.
        let hasIcons = bottom < 70
        let start = hasIcons ? 3.4 : 2.5
        let space: [Key] =
            layout == .email
            ? [
                Key(title: "space", x: start * unit, width: (5.5 - start) * unit),
                Key(title: "@", x: 5.5 * unit, width: unit), Key(title: ".", x: 6.5 * unit, width: unit),
            ]
            : [Key(title: "space", x: start * unit, width: (7.5 - start) * unit)]
        let icons: [Key] =
            hasIcons
            ? [
                Key(title: Self.face, x: 1.2 * unit, width: 1.1 * unit, isSpecial: true),
                Key(title: Self.microphone, x: 2.3 * unit, width: 1.1 * unit, isSpecial: true),
            ] : []
        let shift = layout == .digits ? "#+=" : capitals ? "⬆" : "⇧"
        let other = layout == .digits ? "ABC" : "123"
        let rows = [
            row(titles[0], from: 0),
            row(titles[1], from: unit / 2),
            [Key(title: shift, x: 0, width: 1.35 * unit, isSpecial: !capitals)] + row(titles[2], from: 1.5 * unit)
                + [Key(title: "⌫", x: 8.65 * unit, width: 1.35 * unit, isSpecial: true)],
            [Key(title: other, x: 0, width: (hasIcons ? 1.2 : 2.5) * unit, isSpecial: true)] + icons + space
                + [Key(title: returnTitle, x: 7.5 * unit, width: 2.5 * unit, isSpecial: true)],
        ]
        let height = (size.height - suggestions - bottom) / 4
        return draw(
            rows, from: suggestions, rowHeight: height, gap: unit > 50 ? 10 : 6, fontSize: min(23, height * 0.5))
    }

    /// The keys for emoji and dictation below the others.
    private func drawKeysBelow() -> String {
        guard bottom >= 70 else { return "" }
        let y = size.height - bottom + 24
        return KeySymbol.face(side + 38, y, 12.5, ink: "label2", tone)
            + KeySymbol.microphone(size.width - side - 38, y, 13, ink: "label2", tone)
    }

    private func drawKeypad() -> String {
        let unit = (size.width - 2 * side) / 3
        let height = (size.height - bottom) / 4
        let first = ["phonePad": "+*#", "decimalPad": "."][layout.rawValue] ?? ""
        let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [first, "0", "⌫"]]
        var (keys, digits) = ("", "")
        for (row, titles) in rows.enumerated() {
            for (column, title) in titles.enumerated() where !title.isEmpty {
                let (x, y) = (side + Double(column) * unit, Double(row) * height)
                let isDigit = title.first?.isNumber == true
                if isDigit { keys += Markup.roundRect(x + 3, y + 3, unit - 6, height - 6, radius: 8.5) }
                let letters = Self.letters[title] ?? ""
                let size = isDigit ? min(25, height * 0.5) : min(19, height * 0.4)
                let baseline = y + height / 2 + size * 0.35 - (letters.isEmpty ? 0 : height * 0.1)
                digits += Markup.text(title, x + unit / 2, baseline, size: size, "")
                guard !letters.isEmpty else { continue }
                digits += Markup.text(
                    letters, x + unit / 2, y + height * 0.83, size: min(10, height * 0.2), weight: 600, "")
            }
        }
        return "<path d=\"\(keys)\"\(Markup.paint("key" + tone))/><g\(ink)>\(digits)</g>"
    }

    private static let letters = [
        "2": "A B C", "3": "D E F", "4": "G H I", "5": "J K L", "6": "M N O", "7": "P Q R S", "8": "T U V",
        "9": "W X Y Z",
    ]

    // Keys with a drawing in place of a title.
    private static let face = "face"
    private static let microphone = "microphone"
}
