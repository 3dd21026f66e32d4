import Foundation
import UIKit

/// What became of one input.
struct ExampleRow: Codable {
    var scene: String
    var device: String
    var orientation: String
    var input: String
    /// The points that cannot be seen once all has settled: of the input, or of the line with the caret in a text view, and of
    /// the view that has to stay visible with it. With nothing else in the way, they are under the keyboard.
    var coveredWithout: Double
    var coveredWith: Double
    /// How far the input was moved up for it, in points.
    var lift: Double
    /// From the tap until the input stood still.
    var settledMilliseconds: Int
    /// Whether everything is as it was after the keyboard has left.
    var restored: Bool

    static let portrait = "portrait"
    static let landscape = "landscape"

    static func name(of orientation: UIInterfaceOrientation) -> String {
        orientation.isLandscape ? landscape : portrait
    }
}

/// The rows and what they amount to.
struct ExampleReport: Codable {
    struct Summary: Codable, Equatable {
        var inputs: Int
        var coveredWithout: Int
        var coveredWith: Int
        var unrestored: Int

        init(_ rows: some Collection<ExampleRow>) {
            inputs = rows.count
            coveredWithout = rows.count { $0.coveredWithout > 0 }
            coveredWith = rows.count { $0.coveredWith > 0 }
            unrestored = rows.count { !$0.restored }
        }
    }

    let rows: [ExampleRow]
    let summary: Summary
    /// Other ways in the same run; nil if none was asked for.
    var comparison: Comparison?

    init(rows: [ExampleRow]) {
        self.rows = rows
        summary = Summary(rows)
    }

    var isGood: Bool { summary.coveredWith == 0 && summary.unrestored == 0 }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    // MARK: In words

    /// The summary in words.
    var sentence: String {
        let verb = summary.inputs == 1 ? "input" : "inputs"
        let hidden = summary.coveredWith == 0 ? "none" : "\(summary.coveredWith)"
        let restored =
            switch summary.unrestored {
            case 0: "and all insets and positions are restored"
            case 1: "and one screen is not restored"
            default: "and \(summary.unrestored) screens are not restored"
            }
        return "\(summary.coveredWithout) of \(summary.inputs) \(verb) would be hidden by the keyboard. "
            + "With KeyboardHelper: \(hidden), \(restored)."
    }

    static let explanation = """
        An input counts once for each device and orientation. It is hidden if a part of it cannot be seen while the keyboard is
        up; in a text view, a part of the line with the caret.
        """

    // MARK: Tables

    /// A line a scene.
    var table: TextTable {
        var table = TextTable([
            ("scene", .left), ("inputs", .right), ("hidden without", .right), ("hidden with", .right),
            ("longest move", .right), ("restored", .left),
        ])
        for scene in scenes {
            let rows = rows.filter { $0.scene == scene }
            let summary = Summary(rows)
            table.add([
                scene, "\(summary.inputs)", "\(summary.coveredWithout)", "\(summary.coveredWith)",
                "\(Int((rows.map(\.lift).max() ?? 0).rounded())) pt",
                summary.unrestored == 0 ? "yes" : "NO: \(summary.unrestored) of \(summary.inputs) not",
            ])
        }
        return table
    }

    /// A line an input.
    var fullTable: TextTable {
        var table = TextTable([
            ("scene", .left), ("device", .left), ("orientation", .left), ("input", .left), ("hidden without", .right),
            ("hidden with", .right), ("move", .right), ("settled after", .right), ("restored", .left),
        ])
        func points(_ value: Double) -> String { String(format: "%.1f pt", value) }
        for row in rows {
            table.add([
                row.scene, row.device, row.orientation, row.input, points(row.coveredWithout), points(row.coveredWith),
                points(row.lift), "\(row.settledMilliseconds) ms", row.restored ? "yes" : "NO",
            ])
        }
        return table
    }

    /// In the order in which they were played.
    var scenes: [String] {
        rows.reduce(into: []) { names, row in
            if names.last != row.scene { names.append(row.scene) }
        }
    }
}

extension ExampleReport {
    /// What the command prints. `page` is the folder of the page, if one was written.
    func text(all: Bool, page: String?) -> String {
        var parts = [(all ? fullTable : table).text, sentence + "\n" + Self.explanation]
        if let comparison { parts += [comparison.table.text, Comparison.explanation] }
        if let page {
            parts.append(
                """
                Open \(page)/index.html in a browser to play every scene, without and with KeyboardHelper side by side.
                Beside it is a moving picture of each scene (SVG).
                """)
        }
        return parts.joined(separator: "\n\n")
    }
}
