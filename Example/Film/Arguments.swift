import Foundation
import UIKit

/// What the command was called with.
struct Arguments {
    var asJSON = false
    /// A line for each input, and not only for each scene.
    var showsAll = false
    /// Whether other ways of avoiding the keyboard are played, too.
    var compares = false
    var conditions = ExampleRun.Conditions()
    var scenes: [ExampleScene] = []
    /// The devices that every input is played on.
    var models: [SimulatedModel] = []
    /// Those that are filmed for the page.
    var filmed: [SimulatedModel] = []
    /// Where the report is written; nil if nowhere.
    var folder: String?
    /// The number of the one scene whose part this process finds, for the process that has started it.
    var part: Int?
    /// The words themselves, for such a process.
    let words: [String]

    static let help = """
        Plays the scenes of the example app on simulated devices, without and with KeyboardHelper. Each input in turn is
        scrolled into view, tapped and typed into; then the keyboard is dismissed. Prints for each scene how many inputs the
        keyboard hides, and writes a page that shows all of it: open example-report/index.html in a browser.

        usage: swift run KeyboardHelperExample [options]

          --scene NAME       only this scene; can be repeated
          --device NAME      only this device; can be repeated
          --films all        film every device for the page, and not one phone; devices that are named are filmed anyway
          --system NAME      the keyboard and UIKit behave as in iOS15 to iOS18, iOS26 or iOS27
          --all              print a line for each input
          --compare          also try UIKeyboardLayoutGuide and the usual recipe (contentInset from the notification and
                             scrollRectToVisible), and print what they leave hidden
          --json             print all rows and the summary as JSON, and nothing else; write no page unless --out is given
          --out FOLDER       where to write the page and a moving picture of each scene (default: example-report)
          --no-system-help   UIKit neither scrolls a first responder into view nor clamps an offset that is too large
          --help             print this

        Lengths are in points. The exit code is 1 if KeyboardHelper leaves an input hidden or a screen not restored.
        """

    /// What is wrong with the words, in one line.
    struct Mistake: Error {
        let description: String
    }

    @MainActor
    init(_ all: [String]) throws(Mistake) {
        self.words = all
        var words = all.makeIterator()
        var filmsAll = false
        while let word = words.next() {
            switch word {
            case "--json": asJSON = true
            case "--all": showsAll = true
            case "--compare": compares = true
            case "--no-system-help": conditions.withSystemHelp = false
            case "--help", "-h":
                print(Self.help)
                exit(0)
            case "--scene":
                scenes.append(try Self.find(words.next(), in: ExampleScene.all, word) { $0.name })
            case "--device":
                models.append(try Self.find(words.next(), in: ExampleRun.models, word) { $0.name })
            case "--films":
                filmsAll = try Self.find(words.next(), in: ["all"], word) { $0 } == "all"
            case "--system":
                conditions.system = try Self.find(words.next(), in: SimulatedSystem.allCases, word) { $0.rawValue }
            case "--out":
                guard let name = words.next(), !name.isEmpty, !name.hasPrefix("-") else {
                    throw Mistake(description: "--out needs a folder")
                }
                folder = name
            case "--part":
                part = words.next().flatMap(Int.init)
            default:
                let known =
                    "--scene, --device, --films, --system, --all, --compare, --json, --out, --no-system-help, --help"
                throw Mistake(description: "unknown option '\(word)'; choose from \(known)")
            }
        }
        if scenes.isEmpty { scenes = ExampleScene.all }
        filmed = models
        if models.isEmpty {
            models = ExampleRun.models
            filmed = filmsAll ? models : [.iPhone16]
        }
        if !asJSON, folder == nil { folder = "example-report" }
    }

    /// The device of the pictures: a phone if there is one.
    var pictured: SimulatedModel? {
        models.first { $0.name == SimulatedModel.iPhone16.name } ?? models.first
    }

    /// Ignores case, spaces and punctuation.
    @MainActor
    private static func find<T>(
        _ wanted: String?, in all: [T], _ option: String, name: (T) -> String
    ) throws(Mistake) -> T {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let known = all.map { "'\(name($0))'" }.joined(separator: ", ")
        guard let wanted else { throw Mistake(description: "\(option) needs a name; choose from \(known)") }
        if let found = all.first(where: { letters(name($0)) == letters(wanted) }) { return found }
        throw Mistake(description: "unknown \(option.dropFirst(2)) '\(wanted)'; choose from \(known)")
    }
}
