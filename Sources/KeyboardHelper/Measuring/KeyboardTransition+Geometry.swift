public import UIKit

extension KeyboardTransition {
    /// Converts ``endFrame`` from the screen to a view's coordinates, in points.
    ///
    /// The screen is the notification's, or else that of the view's window. `.zero` for a view without a window.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>
    @MainActor public func frame(in view: UIView) -> CGRect {
        guard let window = view.window else { return .zero }
        return view.convert(endFrame, from: (screen ?? window.screen).coordinateSpace)
    }

    /// The points of the view's height, from its bottom edge, that the keyboard covers once it has moved.
    ///
    /// A keyboard that hides or floats covers nothing; a docked one covers everything from its top edge to the
    /// window's bottom. 0 for a view without a window.
    @MainActor public func overlap(with view: UIView) -> CGFloat {
        guard let window = view.window else { return 0 }
        let frame = view.convert(view.bounds, to: window)
        let top = window.bounds.maxY - coveredHeight(of: window)
        return KeyboardCoverage.overlap(minY: frame.minY, maxY: frame.maxY, below: top)
    }

    /// The points of the window's height, from its bottom, that are covered once the keyboard has moved.
    @MainActor func coveredHeight(of window: UIWindow) -> CGFloat {
        guard !phase.isHide else { return 0 }
        let space = (screen ?? window.screen).coordinateSpace
        return KeyboardCoverage.height(
            keyboard: window.convert(endFrame, from: space), window: window.bounds,
            screen: window.convert(space.bounds, from: space))
    }
}
