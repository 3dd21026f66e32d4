internal import UIKit

/// Where something was before a hide. UIKit may take a hide back, and then everything returns to the very place that it left.
@MainActor struct FormerPlace {
    /// The size of the window at the last plan. A hide may find another one.
    private var windowSize: CGSize?
    private var left: (place: CGFloat, windowSize: CGSize?, end: TimeInterval)?

    mutating func notePlan(in window: UIWindow?) { windowSize = window?.bounds.size }

    /// A hide begins at `place`, where the last plan has led to.
    mutating func leave(_ place: CGFloat) {
        left = (place, windowSize, CACurrentMediaTime() + KeyboardBelief.hideIsRecent)
    }

    mutating func forget() { left = nil }

    /// The place; nil once that is too long ago, or the window has another size than the place was for.
    func value(in window: UIWindow?) -> CGFloat? {
        guard let left, window?.bounds.size == left.windowSize, CACurrentMediaTime() <= left.end else { return nil }
        return left.place
    }
}
