import Foundation

/// What became of one input.
struct ExampleRow: Codable {
    var scene: String
    var device: String
    var orientation: String
    var input: String
    /// The points of the input that are under the keyboard once all has settled; of a text view, of the caret's line.
    var coveredWithout: Double
    var coveredWith: Double
    /// How far the input was lifted for it, in points.
    var lift: Double
    /// From the tap until the input stood still.
    var settledMilliseconds: Int
    /// Whether everything is as it was after the keyboard has left.
    var restored: Bool

    static let portrait = "portrait"
    static let landscape = "landscape"
}

/// The rows and what they amount to.
struct ExampleReport: Codable {
    struct Summary: Codable, Equatable {
        var inputs: Int
        var coveredWithout: Int
        var coveredWith: Int
        var unrestored: Int
    }

    let rows: [ExampleRow]
    let summary: Summary

    init(rows: [ExampleRow]) {
        self.rows = rows
        summary = Summary(
            inputs: rows.count,
            coveredWithout: rows.count { $0.coveredWithout > 0 },
            coveredWith: rows.count { $0.coveredWith > 0 },
            unrestored: rows.count { !$0.restored }
        )
    }

    var isGood: Bool { summary.coveredWith == 0 && summary.unrestored == 0 }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    // MARK: Table

    private static let columns = [
        ("scene", Side.left), ("device", .left), ("orientation", .left), ("input", .left),
        ("without", .right), ("with", .right), ("lift", .right), ("settled", .right), ("restored", .right),
    ]

    private enum Side {
        case left, right
    }

    func table() -> String {
        let cells = rows.map { row in
            [
                row.scene, row.device, row.orientation, row.input,
                Self.points(row.coveredWithout), Self.points(row.coveredWith), Self.points(row.lift),
                "\(row.settledMilliseconds) ms", row.restored ? "yes" : "NO",
            ]
        }
        let titles = Self.columns.map(\.0)
        let widths = titles.indices.map { column in ([titles] + cells).map { $0[column].count }.max() ?? 0 }
        var lines = ([titles] + cells).map { Self.line($0, widths: widths) }
        lines.insert(String(repeating: "-", count: widths.reduce(-2) { $0 + $1 + 2 }), at: 1)
        return (lines + ["", sentence]).joined(separator: "\n")
    }

    /// The summary in words.
    var sentence: String {
        "\(summary.inputs) inputs. Covered by the keyboard without KeyboardHelper: \(summary.coveredWithout), "
            + "with it: \(summary.coveredWith). Not restored: \(summary.unrestored)."
    }

    private static func line(_ cells: [String], widths: [Int]) -> String {
        cells.indices.map { column in
            let padding = String(repeating: " ", count: widths[column] - cells[column].count)
            return columns[column].1 == .left ? cells[column] + padding : padding + cells[column]
        }.joined(separator: "  ")
    }

    private static func points(_ value: Double) -> String { String(format: "%.1f", value) }
}
