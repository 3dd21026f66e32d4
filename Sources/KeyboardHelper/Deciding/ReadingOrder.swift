internal import Foundation

/// The order in which a person reads what is on a screen.
enum ReadingOrder {
    /// The indices of `frames`, all in one view's coordinates: lines from top to bottom, each along the reading
    /// direction.
    ///
    /// Two frames are in one line if the middle of the lower one is beside the first of the line.
    static func indices(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
        // Lines first: sorting by "is in one line with" is no order.
        var lines: [[Int]] = []
        for index in frames.indices.sorted(by: { (frames[$0].minY, $0) < (frames[$1].minY, $1) }) {
            if let first = lines.last?.first, frames[index].midY < frames[first].maxY {
                lines[lines.endIndex - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? frames[$0].maxX > frames[$1].maxX : frames[$0].minX < frames[$1].minX }
        }
    }
}
