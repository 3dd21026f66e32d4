import Foundation

/// Whether anything that may move can bring a rectangle into sight: solved exactly, as intervals of displacements.
///
/// Everything is in points of the window. A displacement is how far the rectangle goes up against what is around it.
struct Reach {
    /// What is around the rectangle, from the inside out.
    enum Level {
        /// A view whose content can go up by `low` to `high` points more, and that shows what is inside of `visible`.
        case scrolls(low: CGFloat, high: CGFloat, visible: ClosedRange<CGFloat>)
        case clips(ClosedRange<CGFloat>)
        /// A view that can be lifted further, or lowered again by `present` points.
        case lifts(present: CGFloat)
    }

    let top: CGFloat
    let bottom: CGFloat
    let levels: [Level]
    let visible: ClosedRange<CGFloat>
    /// The part of it that is certainly under no bar.
    let free: ClosedRange<CGFloat>

    /// Whether a choice of offsets and lifts shows the rectangle as a whole.
    var isPossible: Bool {
        var (low, high): (CGFloat, CGFloat) = (0, 0)
        func show(in range: ClosedRange<CGFloat>) {
            low = max(low, bottom - range.upperBound)
            high = min(high, top - range.lowerBound)
        }
        for level in levels {
            switch level {
            case .scrolls(let down, let up, let range):
                (low, high) = (low + down, high + up)
                show(in: range)
            case .clips(let range): show(in: range)
            case .lifts(let present): (low, high) = (low - present, .greatestFiniteMagnitude)
            }
            if low > high { return false }
        }
        show(in: free)
        return low <= high
    }

    /// The same for its first point alone, which is to be seen even if the rest does not fit.
    var ofTop: Reach {
        Reach(top: top, bottom: min(bottom, top + 1), levels: levels, visible: visible, free: free)
    }

    /// Whether it is visible as it is, by this tolerance; with `certainly`, and under no bar that may be there.
    func isVisible(tolerance: CGFloat, certainly: Bool = false) -> Bool {
        let ranges = levels.compactMap { level -> ClosedRange<CGFloat>? in
            switch level {
            case .scrolls(_, _, let range), .clips(let range): range
            case .lifts: nil
            }
        }
        let all = ranges + [certainly ? free : visible]
        return all.allSatisfy {
            top >= $0.lowerBound - tolerance && bottom <= $0.upperBound + tolerance
        }
    }
}
