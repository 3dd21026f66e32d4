public import UIKit

extension KeyboardTransition {
    /// Converts ``endFrame`` from the screen to a view's coordinates, in points.
    ///
    /// The screen is the notification's, or else that of the view's window. `.zero` for a view without a window.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>
    @MainActor public func frame(in view: UIView) -> CGRect {
        guard let window = view.window else { return .zero }
        return view.convert(framesInWindow(window).keyboard, from: window)
    }

    /// The points of the view's height, from its bottom edge, that the keyboard covers once it has moved.
    ///
    /// A keyboard that hides or floats covers nothing; a docked one covers everything from its top edge to the
    /// window's bottom. 0 for a view without a window.
    @MainActor public func overlap(with view: UIView) -> CGFloat {
        guard let window = view.window else { return 0 }
        let covered = coveredHeight(of: window)
        // What is below the screen is covered by a keyboard, but not by none.
        guard covered > 0 else { return 0 }
        let frame = view.convert(view.bounds, to: window)
        let top = window.bounds.maxY - covered
        return KeyboardCoverage.overlap(minY: frame.minY, maxY: frame.maxY, below: top)
    }

    /// The points of the window's height, from its bottom, that are covered once the keyboard has moved.
    @MainActor func coveredHeight(of window: UIWindow) -> CGFloat {
        guard !phase.isHide else { return 0 }
        let frames = framesInWindow(window)
        return KeyboardCoverage.height(keyboard: frames.keyboard, window: window.bounds, screen: frames.screen)
    }

    /// Converts ``endFrame`` and the screen to a window's coordinates. With an accessory view, iPadOS 26 may post a
    /// frame that is in these already: as wide as the screen, it begins where that begins beside the window, or ends
    /// where that ends below it.
    @MainActor private func framesInWindow(_ window: UIWindow) -> (keyboard: CGRect, screen: CGRect) {
        let space = (screen ?? window.screen).coordinateSpace
        let screenFrame = window.convert(space.bounds, from: space)
        let isWindows =
            endFrame.minX == screenFrame.minX && endFrame.width == screenFrame.width
            && (screenFrame.minX != 0 || endFrame.maxY.rounded() == screenFrame.maxY.rounded())
        return (isWindows ? endFrame : window.convert(endFrame, from: space), screenFrame)
    }
}
