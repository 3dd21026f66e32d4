import UIKit

/// How a node is drawn, apart from where it is and what is written in it.
struct FilmLook: Hashable, Codable {
    /// The name of one of the device's colours, or a number with `#`.
    var fill: String?
    var radius = 0
    var borderWidth: Int?
    var borderColor: String?
    var clips = false
    /// A navigation bar's colour goes on above it, under the status bar.
    var reachesTop: Bool?
    /// A number in the table of drawings, which is fitted into the node.
    var art: Int?
}

/// One line of text. Lengths are tenths of a point, relative to where the node's content begins.
struct FilmLine: Hashable, Codable {
    var string: String
    var x: Int
    var baseline: Int
    /// The width that the simulation laid it out with; nil where the font may have its own.
    var width: Int?
    var anchor: String
    var size: Int
    var isBold: Bool
    var color: String
}

/// A drawing with the size that it was made for.
struct FilmArt: Hashable, Codable {
    var width: Double
    var height: Double
    var markup: String
}

/// What the films of a page have in common; each different value is in it once.
@MainActor
final class FilmTables {
    /// Everything in them, each by its number.
    struct Content: Codable {
        var looks: [FilmLook] = []
        var texts: [[FilmLine]] = [[]]
        var arts: [FilmArt] = []
        /// The name of each drawing.
        var artNames: [String] = []
        var words: [String] = []
    }

    /// For each number in other tables the one in these.
    struct Numbers {
        let looks: [Int]
        let texts: [Int]
        let words: [Int]
    }

    private(set) var content = Content()
    var looks: [FilmLook] { content.looks }
    var texts: [[FilmLine]] { content.texts }
    var arts: [FilmArt] { content.arts }
    var words: [String] { content.words }
    private var lookNumbers: [FilmLook: Int] = [:]
    private var textNumbers: [[FilmLine]: Int] = [[]: 0]
    private var artNumbers: [String: Int] = [:]
    private var wordNumbers: [String: Int] = [:]
    private var fills: [SimulatedSnapshot.Color: String] = [:]
    private var inks: [SimulatedSnapshot.Color: String] = [:]

    init() {
        _ = number(of: FilmLook())
    }

    func number(of look: FilmLook) -> Int {
        if let number = lookNumbers[look] { return number }
        content.looks.append(look)
        lookNumbers[look] = looks.count - 1
        return looks.count - 1
    }

    func number(of text: [FilmLine]) -> Int {
        if let number = textNumbers[text] { return number }
        content.texts.append(text)
        textNumbers[text] = texts.count - 1
        return texts.count - 1
    }

    /// `name` tells drawings apart, so that one is made only once.
    func number(ofArt name: String, _ make: () -> FilmArt) -> Int {
        if let number = artNumbers[name] { return number }
        content.arts.append(make())
        content.artNames.append(name)
        artNumbers[name] = arts.count - 1
        return arts.count - 1
    }

    /// Takes in what others have found. Tables that are taken in one after the other number everything as if one had found it
    /// all in that order.
    func add(_ other: Content) -> Numbers {
        let arts = zip(other.artNames, other.arts).map { name, art in number(ofArt: name) { art } }
        let looks = other.looks.map { look in
            var look = look
            look.art = look.art.map { arts[$0] }
            return number(of: look)
        }
        return Numbers(looks: looks, texts: other.texts.map(number(of:)), words: other.words.map(number(ofWords:)))
    }

    /// The time, then the numbers of the words and of the decision, if there is one.
    func numbers(of caption: Film.Caption) -> [Int] {
        [caption.time] + [caption.words, caption.decision].compactMap { $0.map(number(ofWords:)) }
    }

    private func number(ofWords text: String) -> Int {
        if let number = wordNumbers[text] { return number }
        content.words.append(text)
        wordNumbers[text] = words.count - 1
        return words.count - 1
    }

    // The same few colours are asked for in every frame.

    func fill(_ color: SimulatedSnapshot.Color) -> String {
        if let name = fills[color] { return name }
        let name = DevicePalette.fill(color)
        fills[color] = name
        return name
    }

    func ink(_ color: SimulatedSnapshot.Color) -> String {
        if let name = inks[color] { return name }
        let name = DevicePalette.ink(color)
        inks[color] = name
        return name
    }
}
