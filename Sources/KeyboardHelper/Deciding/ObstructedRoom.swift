internal import Foundation

/// The room for the focus between the top of what is visible and the keyboard, or what stands on it. Areas that only
/// the app knows of, such as a fold, end it.
struct ObstructedRoom: Sendable, Equatable {
    private(set) var top: CGFloat
    private(set) var bottom: CGFloat

    /// Chooses the part between `obstructions` that `focus` is in; the part below an obstruction only if all of the
    /// focus fits there. All rectangles are in the same coordinates.
    init(from top: CGFloat, to bottom: CGFloat, around focus: CGRect, without obstructions: [CGRect]) {
        (self.top, self.bottom) = (top, bottom)
        let across = obstructions.filter { area in
            area.isFinite && !area.isEmpty && min(area.maxX, focus.maxX) > max(area.minX, focus.minX)
                && area.maxY > top && area.minY < bottom
        }
        // The lowest first.
        for area in across.sorted(by: { $0.maxY > $1.maxY }) where area.minY < self.bottom && area.maxY > self.top {
            // A focus that reaches into the area goes above it: content that is at its top already cannot move down.
            let isBelow = focus.minY > area.maxY - 1 && self.bottom - area.maxY >= focus.height
            if isBelow { self.top = area.maxY } else { self.bottom = area.minY }
        }
    }
}
