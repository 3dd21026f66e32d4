internal import Foundation

/// The order in which a person reads what stands on a screen.
enum ReadingOrder {
    /// The indices of `frames`, all in one view's coordinates: lines from top to bottom, each along the reading direction.
    ///
    /// Frames are in one line if the middle of one is not below the other.
    static func indices(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
        var lines: [[Int]] = []
        for index in frames.indices.sorted(by: { (frames[$0].minY, $0) < (frames[$1].minY, $1) }) {
            if let first = lines.last?.first, frames[index].midY < frames[first].maxY {
                lines[lines.endIndex - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines.flatMap { line in
            line.sorted {
                let (a, b) = (frames[$0], frames[$1])
                return isRightToLeft ? (-a.maxX, $0) < (-b.maxX, $1) : (a.minX, $0) < (b.minX, $1)
            }
        }
    }
}
