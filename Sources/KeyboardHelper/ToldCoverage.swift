internal import UIKit

/// What an avoidance was last told to be covered, so that equal events are one.
@MainActor
struct ToldCoverage {
    /// The points of the window's height, from its bottom, that are covered.
    private(set) var height: CGFloat = 0
    private var windowSize = CGSize.zero
    private var transition: KeyboardTransition?

    /// Follows to `height`; returns what the app's closures must hear of it, nil if nothing has changed.
    mutating func follow(
        _ height: CGFloat, in window: UIWindow, _ announcement: KeyboardTransition?, _ motion: KeyboardTransition?
    ) -> KeyboardTransition? {
        let size = window.bounds.size
        let isSame = abs(height - self.height) < AvoidancePlanner.negligible && (height == 0 || size == windowSize)
        guard !isSame else { return nil }
        (self.height, windowSize) = (height, size)
        if height == 0 { return leave(announcement?.phase == .willHide ? announcement : nil) }
        transition = announcement
        return announcement?.lasting(motion?.duration ?? 0)
    }

    /// Nothing is covered for whoever leaves the screen; nil if nothing was.
    mutating func end() -> KeyboardTransition? {
        height = 0
        return leave(nil)
    }

    private mutating func leave(_ hide: KeyboardTransition?) -> KeyboardTransition? {
        defer { transition = nil }
        return hide ?? transition?.ended
    }
}
