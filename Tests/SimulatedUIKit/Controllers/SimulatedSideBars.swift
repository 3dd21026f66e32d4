import Foundation

/// The bars of an iPhone Duo that UIKit makes, for an app built with SDK 27.1: they stand at the sides of the screen
/// (dev.classmethod.jp 2026-11-15).
///
/// Reported: a navigation bar 0 points tall, 84 points of safe area at the leading side inside a navigation controller, none at
/// the trailing one. Assumed: the tab bar and the toolbar are at the trailing side, 64 points wide; all of them reach over what the
/// screen keeps free there; a search bar stays where it was. An app built with an earlier SDK has its bars as on any phone.
@MainActor
enum SimulatedSideBars {
    static let leading: CGFloat = 84
    static let trailing: CGFloat = 64
}

extension UIWindow {
    /// Whether the bars that UIKit makes here stand at the side.
    var simulatedHasSideBars: Bool {
        simulatedDevice.map { $0.model.fold != nil && $0.behavior.barsStandAtTheSide } ?? false
    }

    /// A phone on its side.
    var simulatedIsOnItsSide: Bool {
        guard let simulatedDevice, !simulatedDevice.model.hasRegularScreen else { return false }
        return screen.bounds.width > screen.bounds.height
    }
}

extension UIViewController {
    var simulatedHasSideBars: Bool { viewIfLoaded?.hostWindow?.simulatedHasSideBars == true }

    /// What bars at the side leave of a child: as much as they are wider than what is kept free there anyway.
    func simulatedSideInsets(leading: CGFloat, trailing: CGFloat) -> UIEdgeInsets {
        guard let view = viewIfLoaded else { return .zero }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
        let free = view.simulatedSafeArea
        return UIEdgeInsets(top: 0, left: max(0, left - free.left), bottom: 0, right: max(0, right - free.right))
    }

    /// The place of a bar at the trailing side.
    var simulatedTrailingBarFrame: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        let (bounds, free) = (view.modelBounds, view.simulatedSafeArea)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(SimulatedSideBars.trailing, isMirrored ? free.left : free.right)
        return CGRect(x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}
