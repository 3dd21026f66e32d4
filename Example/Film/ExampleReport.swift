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
}

/// The rows and what they amount to.
struct ExampleReport: Codable {
    struct Summary: Codable {
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
        ("scene", -12), ("device", -10), ("orientation", -12), ("input", -16),
        ("without", 9), ("with", 7), ("lift", 7), ("settled", 9), ("restored", 9),
    ]

    func table() -> String {
        var lines = [Self.line(Self.columns.map(\.0))]
        lines.append(String(repeating: "-", count: lines[0].count))
        for row in rows {
            lines.append(
                Self.line([
                    row.scene, row.device, row.orientation, row.input,
                    Self.points(row.coveredWithout), Self.points(row.coveredWith), Self.points(row.lift),
                    "\(row.settledMilliseconds) ms", row.restored ? "yes" : "NO",
                ]))
        }
        lines.append("")
        lines.append(
            "\(summary.inputs) inputs. Covered by the keyboard without KeyboardHelper: \(summary.coveredWithout), "
                + "with it: \(summary.coveredWith). Not restored: \(summary.unrestored).")
        return lines.joined(separator: "\n")
    }

    private static func line(_ cells: [String]) -> String {
        zip(cells, columns).map { cell, column in
            let padding = String(repeating: " ", count: max(0, abs(column.1) - cell.count))
            return column.1 < 0 ? cell + padding : padding + cell
        }.joined(separator: " ")
    }

    private static func points(_ value: Double) -> String { String(format: "%.1f", value) }
}
