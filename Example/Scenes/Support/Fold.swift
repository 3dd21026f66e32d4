import UIKit

/// The fold of an iPhone Duo. It stands in for `UIView.reservedRegions(kind:options:)` of SDK 27.1.
struct Fold {
    /// The inner screen when it is upright, and how much of its middle the fold takes. The height is assumed.
    static let screen = CGSize(width: 669, height: 951)
    static let height: CGFloat = 25

    /// A phone that is flat has no division. This one starts half open.
    var isHalfOpen = true

    /// The fold in the window's coordinates: a strip across the middle of the inner screen.
    ///
    /// With the screen on its side the fold runs from top to bottom, and scrolling brings no field out of it.
    @MainActor
    func areas(in window: UIWindow) -> [CGRect] {
        let bounds = window.bounds
        guard isHalfOpen, bounds.size == Self.screen else { return [] }
        return [CGRect(x: 0, y: bounds.midY - Self.height / 2, width: bounds.width, height: Self.height)]
    }
}
