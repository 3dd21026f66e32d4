import UIKit

/// Draws the keys of a keyboard.
@MainActor
struct KeyboardArt {
    private enum Layout: String {
        case letters, email, keypad, emoji
    }

    private let layout: Layout
    private let size: CGSize
    /// The heights of the row of suggestions and of what is left free below the keys.
    private let suggestions: CGFloat
    private let bottom: CGFloat
    /// Beside the keys, where a phone in landscape has its round corners and its camera.
    private let side: CGFloat
    private let returnTitle: String
    private let tone: String

    init(_ keyboard: SimulatedSnapshot.Keyboard, in snapshot: SimulatedSnapshot, model: SimulatedModel) {
        let isPad = model.screen.width >= 700
        let accessoryHeight = keyboard.accessory?.frame.height ?? 0
        let heights =
            snapshot.orientation.isLandscape ? model.landscapeKeyboard : model.portraitKeyboard
        size = CGSize(width: keyboard.frame.width, height: keyboard.height - accessoryHeight)
        let home = snapshot.safeArea.bottom
        side = snapshot.safeArea.left
        bottom = isPad ? 10 : home > 30 ? 75 : home
        suggestions = size.height > heights.plain + 1 ? heights.predictive - heights.plain : 0
        let type = keyboard.type ?? .default
        let keypads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        if keypads.contains(type), !isPad {
            layout = .keypad
        } else if size.height > heights.predictive + 1 {
            layout = .emoji
        } else {
            layout = type == .emailAddress ? .email : .letters
        }
        returnTitle = keyboard.returnKey == .default ? "return" : "\(keyboard.returnKey)"
        tone = keyboard.isDark ? "-dark" : ""
    }

    var name: String { "keys \(layout.rawValue) \(size.width) \(size.height) \(suggestions) \(returnTitle)\(tone)" }

    func draw() -> FilmArt {
        let markup =
            switch layout {
            case .letters, .email: drawSuggestions() + drawLetters()
            case .keypad: drawKeypad()
            case .emoji: drawEmoji()
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
                    side + key.x + gap / 2, y, key.width - gap, rowHeight - 2 * inset, radius: 5)
                if key.isSpecial { special += outline } else { plain += outline }
                let size = key.title.count > 1 ? min(16, fontSize * 0.72) : fontSize
                guard !key.title.isEmpty else { continue }
                titles += Markup.text(
                    key.title, side + key.x + key.width / 2, y + rowHeight / 2 - inset + size * 0.35, size: size, "")
            }
        }
        return
            "<path d=\"\(plain)\"\(Markup.paint("key" + tone))/><path d=\"\(special)\"\(Markup.paint("key2" + tone))/>"
            + "<g\(ink)>\(titles)</g>"
    }

    private func drawSuggestions() -> String {
        guard suggestions > 0 else { return "" }
        let third = (size.width - 2 * side) / 3
        let words = ["I", "the", "we"].enumerated().map { index, word in
            Markup.text(word, side + third * (Double(index) + 0.5), suggestions / 2 + 6, size: 16, "")
        }
        let lines = [1.0, 2.0].map {
            Markup.rect(side + third * $0, suggestions * 0.25, 1, suggestions * 0.5, Markup.paint("key2" + tone))
        }
        return "<g\(ink)>\(words.joined())</g>" + lines.joined()
    }

    private func drawLetters() -> String {
        let unit = (size.width - 2 * side) / 10
        func row(_ letters: String, from x: Double) -> [Key] {
            letters.enumerated().map { Key(title: String($1), x: x + Double($0) * unit, width: unit) }
        }
        let space: [Key] =
            layout == .email
            ? [
                Key(title: "space", x: 2.5 * unit, width: 3 * unit), Key(title: "@", x: 5.5 * unit, width: unit),
                Key(title: ".", x: 6.5 * unit, width: unit),
            ]
            : [Key(title: "space", x: 2.5 * unit, width: 5 * unit)]
        let rows = [
            row("qwertyuiop", from: 0),
            row("asdfghjkl", from: unit / 2),
            [Key(title: "⇧", x: 0, width: 1.35 * unit, isSpecial: true)] + row("zxcvbnm", from: 1.5 * unit)
                + [Key(title: "⌫", x: 8.65 * unit, width: 1.35 * unit, isSpecial: true)],
            [Key(title: "123", x: 0, width: 2.5 * unit, isSpecial: true)] + space
                + [Key(title: returnTitle, x: 7.5 * unit, width: 2.5 * unit, isSpecial: true)],
        ]
        let height = (size.height - suggestions - bottom) / 4
        return draw(
            rows, from: suggestions, rowHeight: height, gap: unit > 50 ? 10 : 6, fontSize: min(23, height * 0.5))
    }

    private func drawKeypad() -> String {
        let unit = (size.width - 2 * side) / 3
        let rows = ["123", "456", "789", " 0⌫"].map { row in
            row.enumerated().map { index, character in
                Key(
                    title: character == " " ? "" : String(character), x: Double(index) * unit, width: unit,
                    isSpecial: character == " " || character == "⌫")
            }
        }
        let height = (size.height - bottom) / 4
        return draw(rows, from: 0, rowHeight: height, gap: 6, fontSize: min(25, height * 0.55))
    }

    /// Faces in rows.
    private func drawEmoji() -> String {
        let step = size.width > 700 ? 72.0 : 47
        let radius = step * 0.33
        let rows = max(1, Int((size.height - bottom - 30) / step))
        let columns = max(1, Int((size.width - 2 * side - 16) / step))
        let margin = (size.width - Double(columns) * step) / 2
        var (faces, features) = ("", "")
        for index in 0..<(rows * columns) {
            let x = margin + (Double(index % columns) + 0.5) * step
            let y = 30 + (Double(index / columns) + 0.5) * step
            let (r, n) = (radius, Markup.number)
            faces += Markup.roundRect(x - r, y - r, 2 * r, 2 * r, radius: r)
            let bend = [0.5, 0.15, 0.7, 0.35][(index * 7 + index / columns) % 4] * r
            features +=
                "M\(n(x - r * 0.35)) \(n(y - r * 0.35))v\(n(r * 0.22))M\(n(x + r * 0.35)) \(n(y - r * 0.35))v\(n(r * 0.22))"
                + "M\(n(x - r * 0.45)) \(n(y + r * 0.25))q\(n(r * 0.45)) \(n(bend)) \(n(r * 0.9)) 0"
        }
        return "<path d=\"\(faces)\" fill=\"#ffcf40\"/>"
            + "<path d=\"\(features)\" fill=\"none\" stroke=\"#6b4a00\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    }
}
