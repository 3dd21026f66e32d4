internal import UIKit

/// Where something was before a hide. UIKit may take a hide back, and then everything returns to the very place that it left.
@MainActor struct FormerPlace {
    private let place: CGFloat
    private let windowSize: CGSize?
    private let end: TimeInterval

    /// `windowSize` is the one that the place was for.
    init(_ place: CGFloat, windowSize: CGSize?) {
        self.place = place
        self.windowSize = windowSize
        end = CACurrentMediaTime() + KeyboardMemory.hideIsRecent
    }

    /// The place; nil once that is too long ago, or the window has another size.
    func value(in window: UIWindow?) -> CGFloat? {
        window?.bounds.size == windowSize && CACurrentMediaTime() <= end ? place : nil
    }
}
