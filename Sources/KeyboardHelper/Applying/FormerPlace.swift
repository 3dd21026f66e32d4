internal import UIKit

/// Where something was before a hide. UIKit may take a hide back, and then everything returns to the very place that it left.
@MainActor struct FormerPlace {
    let place: CGFloat
    /// The size of the window that the place was for.
    let windowSize: CGSize?
    private let end = CACurrentMediaTime() + KeyboardMemory.hideIsRecent

    /// The place; nil once that is too long ago, or the window has another size.
    func value(in window: UIWindow?) -> CGFloat? {
        window?.bounds.size == windowSize && CACurrentMediaTime() <= end ? place : nil
    }
}
