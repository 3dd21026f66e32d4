internal import UIKit

/// Caches the covered height of a window, converted once for each keyboard event and place of the window.
@MainActor struct ConvertedCoverage {
    private var last: (transition: KeyboardTransition, windowFrame: CGRect, height: CGFloat)?

    /// The points of the window's height that `transition` covers.
    mutating func height(of transition: KeyboardTransition, in window: UIWindow) -> CGFloat {
        let frame = window.frame
        if let last, (last.transition, last.windowFrame) == (transition, frame) { return last.height }
        let height = transition.coveredHeight(of: window)
        last = (transition, frame, height)
        return height
    }

    /// A keyboard event may come with another place of the scene.
    mutating func forget() { last = nil }
}
