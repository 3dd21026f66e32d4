/// How many inputs are hidden in each scene, in several ways of avoiding the keyboard.
struct Comparison: Codable {
    struct Result: Codable {
        var way: Way
        /// Nil where the way has nothing to hold on to.
        var hidden: Int?
        var unrestored: Int
        /// What differs after the keyboard has left.
        var leftWrong: [String]
    }

    struct Row: Codable {
        var scene: String
        var inputs: Int
        var results: [Result]

        /// Nil where the way has nothing to hold on to.
        func hidden(with way: Way) -> Int? { results.first { $0.way == way }?.hidden }
    }

    let rows: [Row]

    // MARK: In words

    var table: TextTable {
        var table = TextTable(
            [("inputs hidden in", .left), ("inputs", .right)] + Way.allCases.map { ($0.title, .right) }
                + [("left wrong afterwards", .left)])
        for row in rows {
            table.add(
                [row.scene, "\(row.inputs)"] + row.results.map { $0.hidden.map(String.init) ?? "-" } + [wrong(in: row)])
        }
        table.add(
            ["all", "\(rows.reduce(0) { $0 + $1.inputs })"] + Way.allCases.map { "\(total(of: $0))" } + [""])
        table.add(["where it fits", ""] + Way.allCases.map(whereItFits) + [""])
        return table
    }

    private func wrong(in row: Row) -> String {
        let parts = row.results.filter { !$0.leftWrong.isEmpty }.map { result in
            "\(result.way.title): \(result.leftWrong.joined(separator: ", ")) (\(result.unrestored))"
        }
        return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
    }

    /// Where a way does not apply, what is hidden with nothing stays hidden.
    func total(of way: Way) -> Int {
        rows.reduce(0) { sum, row in
            sum + (row.hidden(with: way) ?? row.hidden(with: .nothing) ?? 0)
        }
    }

    /// What is hidden, and the number of inputs, in the scenes that the way applies to.
    private func whereItFits(_ way: Way) -> String {
        let fitting = rows.compactMap { row in row.hidden(with: way).map { (hidden: $0, inputs: row.inputs) } }
        return "\(fitting.reduce(0) { $0 + $1.hidden }) of \(fitting.reduce(0) { $0 + $1.inputs })"
    }

    static let explanation = """
        no code: the keyboard is not handled. layout guide: what is pinned to the bottom of a view is pinned to its
        UIKeyboardLayoutGuide, and UIKit alone scrolls. usual recipe: contentInset from the notification, then
        scrollRectToVisible. -: the way does not apply, as no constraint is at the bottom or nothing scrolls; the row "all"
        counts the inputs there as with no code, the row "where it fits" leaves them out. Views that stay visible together
        with an input are left out: no other way can know of them.
        """
}
