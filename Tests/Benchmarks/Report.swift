import Foundation

/// Prints timings: ratios first, then times, then counts.
enum Report {
    static func print(_ rows: [Timing]) {
        guard let first = rows.first else { return }
        Swift.print("\n\(first.operation), by \(first.grows)")
        Swift.print(
            "     size  helper      x minimum  x smallest       us      (25 to 75 %)   visited  converted  layouts  "
                + "forced  writes"
        )
        for row in rows {
            let minimum = rows.first { $0.size == row.size && $0.helper == .minimum }
            let smallest = rows.first { $0.helper == row.helper }
            let columns = [
                pad("\(row.size)", 9), "  " + row.helper.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0),
                pad(ratio(row, minimum), 10), pad(ratio(row, smallest), 12), pad(number(row.median), 9),
                pad("\(number(row.lower)) to \(number(row.upper))", 18), pad("\(row.counts.visited)", 10),
                pad("\(row.counts.conversions)", 11), pad("\(row.counts.layouts)", 9), pad("\(row.counts.forced)", 8),
                pad("\(row.counts.writes)", 8),
            ]
            Swift.print(columns.joined())
        }
    }

    static func printJSON(_ rows: [Timing]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        Swift.print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    }

    private static func ratio(_ row: Timing, _ other: Timing?) -> String {
        other.flatMap { $0.median > 0 ? String(format: "%.2f", row.median / $0.median) : nil } ?? "-"
    }

    private static func number(_ value: Double) -> String { String(format: value < 100 ? "%.1f" : "%.0f", value) }

    private static func pad(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
