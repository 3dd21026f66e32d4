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
        let values: @Sendable (FilmState) -> [Int]
    }

    private static let parts = [
        Part(bit: 1) { [$0.x, $0.y] },
        Part(bit: 2) { [$0.width, $0.height] },
        Part(bit: 4) { [$0.scrollX, $0.scrollY] },
        Part(bit: 8) { [$0.opacity] },
        Part(bit: 16) { [$0.look] },
        Part(bit: 32) { [$0.text] },
        Part(bit: 64) { [$0.caret.isEmpty ? 0 : 1] + $0.caret },
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
}
