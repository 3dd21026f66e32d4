import Foundation
import UIKit

/// What the command was called with.
struct Arguments {
    var asJSON = false
    var conditions = ExampleRun.Conditions()
    var scenes: [ExampleScene] = []
    var models: [SimulatedModel] = []
    /// Where the report is written; nil if nowhere.
    var folder: String?

    static let help = """
        Plays the example's scenes on simulated devices, without and with KeyboardHelper: every input in turn is scrolled
        into sight, tapped, typed into, looked at, and the keyboard dismissed. Prints what became of each, and writes films
        of it: a page to play them on, and a moving picture of each scene.

        usage: swift run KeyboardHelperExample [options]

          --scene NAME       only this scene; may be given several times
          --device NAME      only this device; may be given several times
          --system NAME      the devices behave as this system does around the keyboard: iOS15 to iOS18, iOS26, iOS27
          --out FOLDER       where to write the page and the pictures (example-report)
          --json             print the rows and the summary as JSON, and nothing else; writes nothing without --out
          --no-system-help   UIKit does not scroll a first responder into sight, nor bring back an offset that is too large
          --help             print this

        Lengths are points. The exit code is 1 if an input ends covered with KeyboardHelper, or if something is not restored.
        """

    /// What is wrong with the words, in one line.
    struct Mistake: Error {
        let description: String
    }

    @MainActor
    init(_ words: some Sequence<String>) throws(Mistake) {
        var words = words.makeIterator()
        while let word = words.next() {
            switch word {
            case "--json": asJSON = true
            case "--no-system-help": conditions.withSystemHelp = false
            case "--help", "-h":
                print(Self.help)
                exit(0)
            case "--scene":
                scenes.append(try Self.find(words.next(), in: ExampleScene.all, word) { $0.name })
            case "--device":
                models.append(try Self.find(words.next(), in: ExampleRun.models, word) { $0.name })
            case "--system":
                conditions.system = try Self.find(words.next(), in: SimulatedSystem.allCases, word) { $0.rawValue }
            case "--out":
                guard let name = words.next(), !name.isEmpty, !name.hasPrefix("-") else {
                    throw Mistake(description: "--out needs a folder")
                }
                folder = name
            default:
                let known = "--scene, --device, --system, --out, --json, --no-system-help, --help"
                throw Mistake(description: "unknown option '\(word)'; known are \(known)")
            }
        }
        if scenes.isEmpty { scenes = ExampleScene.all }
        if models.isEmpty { models = ExampleRun.models }
        if !asJSON, folder == nil { folder = "example-report" }
    }

    /// Capitals do not matter, nor what stands between the words.
    @MainActor
    private static func find<T>(
        _ wanted: String?, in all: [T], _ option: String, name: (T) -> String
    ) throws(Mistake) -> T {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let known = all.map { "'\(name($0))'" }.joined(separator: ", ")
        guard let wanted else { throw Mistake(description: "\(option) needs a name; known are \(known)") }
        if let found = all.first(where: { letters(name($0)) == letters(wanted) }) { return found }
        throw Mistake(description: "unknown \(option.dropFirst(2)) '\(wanted)'; known are \(known)")
    }
}
