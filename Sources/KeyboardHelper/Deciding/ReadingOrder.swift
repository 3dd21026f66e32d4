internal import Foundation

/// The order in which a person reads what is on a screen.
enum ReadingOrder {
    /// The indices of `frames`, all in one view's coordinates: lines from top to bottom, each along the reading
    /// direction.
    ///
    /// Two frames are in one line if the middle of one is beside the other. Frames stacked beside a tall one are read
    /// downwards.
    static func indices(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
        groups(of: Array(frames.indices)) { (frames[$0].minY, frames[$0].maxY) }.flatMap { line in
            groups(of: line) {
                isRightToLeft ? (-frames[$0].maxX, -frames[$0].minX) : (frames[$0].minX, frames[$0].maxX)
            }.flatMap { stack in stack.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) } }
        }
    }

    private typealias Extent = (start: CGFloat, end: CGFloat)

    /// Groups by start. An extent joins the group before it if its middle, or that of the group's first, is in the
    /// other.
    private static func groups(of indices: [Int], by extent: (Int) -> Extent) -> [[Int]] {
        var groups: [[Int]] = []
        for index in indices.sorted(by: { (extent($0).start, $0) < (extent($1).start, $1) }) {
            let one = extent(index)
            if let first = groups.last?.first.map(extent), middle(one) < first.end || one.start < middle(first) {
                groups[groups.endIndex - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }

    private static func middle(_ extent: Extent) -> CGFloat { (extent.start + extent.end) / 2 }
}
