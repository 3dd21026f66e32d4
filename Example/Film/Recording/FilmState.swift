/// What one node of a film looks like at one instant.
///
/// Lengths are tenths of a point; the place is relative to where the parent's content begins, so that what scrolls or is
/// lifted changes in one node alone.
struct FilmState: Equatable {
    var isPresent = false
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var scrollX = 0
    var scrollY = 0
    /// Hundredths.
    var opacity = 100
    /// Numbers in the tables that all films share.
    var look = 0
    var text = 0
    /// x, y, width and height, or nothing.
    var caret: [Int] = []
}

extension FilmState {
    /// The parts of a state that change together. The player knows these numbers too.
    private struct Part: Sendable {
        let bit: Int
        /// How many values there are, if this is the first.
        var count: @Sendable (_ first: Int) -> Int = { _ in 1 }
        let values: @Sendable (FilmState) -> [Int]
    }

    private static let look = Part(bit: 16) { [$0.look] }
    private static let text = Part(bit: 32) { [$0.text] }

    private static let parts = [
        Part(bit: 1, count: { _ in 2 }, values: { [$0.x, $0.y] }),
        Part(bit: 2, count: { _ in 2 }, values: { [$0.width, $0.height] }),
        Part(bit: 4, count: { _ in 2 }, values: { [$0.scrollX, $0.scrollY] }),
        Part(bit: 8) { [$0.opacity] },
        look,
        text,
        Part(bit: 64, count: { $0 == 0 ? 1 : 5 }, values: { [$0.caret.isEmpty ? 0 : 1] + $0.caret }),
        Part(bit: 128) { [$0.isPresent ? 1 : 0] },
    ]

    /// A mask of what differs from `old`, followed by the new values.
    func changes(from old: FilmState) -> [Int] {
        var (mask, values): (Int, [Int]) = (0, [])
        for part in Self.parts {
            let new = part.values(self)
            guard new != part.values(old) else { continue }
            mask |= part.bit
            values += new
        }
        return [mask] + values
    }

    /// `numbers` are a time, then for each change a node, the mask and the values.
    static func renumber(_ numbers: inout [Int], _ new: FilmTables.Numbers) {
        var index = 1
        while index < numbers.count {
            let mask = numbers[index + 1]
            index += 2
            for part in parts where mask & part.bit != 0 {
                if part.bit == look.bit { numbers[index] = new.looks[numbers[index]] }
                if part.bit == text.bit { numbers[index] = new.texts[numbers[index]] }
                index += part.count(numbers[index])
            }
        }
    }
}
