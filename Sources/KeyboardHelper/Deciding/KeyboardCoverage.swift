internal import Foundation

/// How much of a window a keyboard covers.
enum KeyboardCoverage {
    /// The points of the window's height, from its bottom, that a docked keyboard covers. All arguments are in window
    /// coordinates.
    ///
    /// A docked keyboard reaches the window's bottom or the screen's, whichever is higher. One that ends above floats
    /// and covers nothing. Its x and width do not count: they are offset beside another app. But what is left of a
    /// minimized shortcuts bar is a pill in the middle of the screen, and no keyboard.
    static func height(keyboard: CGRect, window: CGRect, screen: CGRect) -> CGFloat {
        guard keyboard.isFinite, window.isFinite, screen.isFinite, min(keyboard.size.width, keyboard.size.height) > 0,
            keyboard.width >= screen.width / 4 || keyboard.height > pillHeight
        else { return 0 }
        let bottom = min(window.maxY, screen.maxY)
        guard keyboard.maxY.rounded() >= bottom.rounded() else { return 0 }
        return min(max(0, window.maxY - keyboard.minY), window.height)
    }

    /// More than a shortcuts bar is high, in points.
    private static let pillHeight: CGFloat = 80

    /// The points of a view's height, from its bottom edge, that lie below `top`.
    static func overlap(minY: CGFloat, maxY: CGFloat, below top: CGFloat) -> CGFloat {
        min(max(0, maxY - top), max(0, maxY - minY))
    }
}
