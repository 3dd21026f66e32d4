/// A table of text in columns.
struct TextTable {
    enum Side {
        case left, right
    }

    private let columns: [(title: String, side: Side)]
    private var rows: [[String]] = []

    init(_ columns: [(title: String, side: Side)]) {
        self.columns = columns
    }

    /// A cell for each column.
    mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    var text: String {
        let lines = [columns.map(\.title)] + rows
        let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        var texts = lines.map { line($0, widths) }
        texts.insert(String(repeating: "-", count: widths.reduce(-2) { $0 + $1 + 2 }), at: 1)
        return texts.joined(separator: "\n")
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = cells.indices.map { column in
            let padding = String(repeating: " ", count: widths[column] - cells[column].count)
            return columns[column].side == .left ? cells[column] + padding : padding + cells[column]
        }
        let text = padded.joined(separator: "  ")
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}
