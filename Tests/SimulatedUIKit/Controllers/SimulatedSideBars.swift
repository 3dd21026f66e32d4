import Foundation

/// The bars of an iPhone Duo that UIKit makes, for an app built with SDK 27.1: they stand at the sides of the screen.
/// An app built with an earlier SDK has its bars as on any phone.
///
/// Seen on the simulator of 27.1: one strip of 84 points at the trailing side, on the outer screen and on the inner one
/// on its side, with the status bar, the items of the navigation bar below it, and below these the tab bar. Assumed:
/// the status bar takes as much as the strip is wide, a tab bar or a toolbar the lower half; a search bar stays at the
/// top.
///
/// An earlier report, which is a switch: a navigation bar 0 points tall, 84 points of safe area at the leading side
/// inside a navigation controller, none at the trailing one (dev.classmethod.jp 2026-11-15). There the tab bar and the
/// toolbar were assumed at the trailing side, 64 points wide, all of them over what the screen keeps free.
@MainActor
enum SimulatedSideBars {
    static let strip: CGFloat = 84
    static let leading: CGFloat = 84
    static let trailing: CGFloat = 64
}

extension SimulatedDevice {
    /// The safe area of a screen with a strip at its trailing side; nil without one. The status bar is in the strip.
    var sideStrip: UIEdgeInsets? {
        guard behavior.barsStandAtTheSide, behavior.sideBars == .trailingStrip, let fold = model.fold,
            fold == .outer || orientation.isLandscape
        else { return nil }
        let (bottom, isMirrored) = (model.safeArea(orientation).bottom, layoutDirection == .rightToLeft)
        let width = SimulatedSideBars.strip
        return UIEdgeInsets(top: 0, left: isMirrored ? width : 0, bottom: bottom, right: isMirrored ? 0 : width)
    }
}

extension UIWindow {
    /// Whether the bars that UIKit makes here stand at the side.
    var simulatedHasSideBars: Bool {
        guard let device = simulatedDevice, device.behavior.barsStandAtTheSide, device.model.fold != nil else {
            return false
        }
        return device.behavior.sideBars == .bothSides || device.sideStrip != nil
    }

    /// They stand in one strip.
    var simulatedHasStrip: Bool { simulatedDevice?.sideStrip != nil }

    /// A phone on its side.
    var simulatedIsOnItsSide: Bool {
        guard let simulatedDevice, !simulatedDevice.model.hasRegularScreen else { return false }
        return screen.bounds.width > screen.bounds.height
    }
}

extension UIViewController {
    var simulatedHasSideBars: Bool { viewIfLoaded?.hostWindow?.simulatedHasSideBars == true }

    /// What bars at the side leave of a child: as much as they are wider than what is kept free there anyway.
    func simulatedSideInsets(leading hasLeading: Bool, trailing hasTrailing: Bool) -> UIEdgeInsets {
        guard let view = viewIfLoaded, view.hostWindow?.simulatedHasStrip != true else { return .zero }
        let leading = hasLeading ? SimulatedSideBars.leading : 0
        let trailing = hasTrailing ? SimulatedSideBars.trailing : 0
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
        let free = view.simulatedSafeArea
        return UIEdgeInsets(top: 0, left: max(0, left - free.left), bottom: 0, right: max(0, right - free.right))
    }

    /// The place of a tab bar or a toolbar at the trailing side.
    var simulatedTrailingBarFrame: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        let (bounds, free) = (view.modelBounds, view.simulatedSafeArea)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(SimulatedSideBars.trailing, isMirrored ? free.left : free.right)
        let top = view.hostWindow?.simulatedHasStrip == true ? (bounds.height / 2).rounded() : 0
        return CGRect(
            x: isMirrored ? 0 : bounds.width - width, y: top, width: width, height: bounds.height - top)
    }
}
