public import Foundation

/// Where a popover points to, and what it keeps clear of.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    /// In the source view's coordinates; null for all of it.
    open var sourceRect = CGRect.null
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    static let arrow: CGFloat = 13

    /// Below what it points to, or above where there is more room; as tall as its content wants and as there is room for.
    func simulatedRest(in window: UIWindow) -> CGRect {
        let room = simulatedRoom(in: window)
        var source = CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        if let sourceView {
            let rect = sourceRect.isNull ? sourceView.modelBounds : sourceRect
            source = rect.boundingBox { sourceView.simulatedConvert($0, to: window) }
        }
        let wanted = presentedViewController.preferredContentSize
        // What a popover of no size was by default: UIViewController.contentSizeForViewInPopover.
        let size = wanted == .zero ? CGSize(width: 320, height: 1100) : wanted
        let (above, below) = (source.minY - Self.arrow - room.minY, room.maxY - source.maxY - Self.arrow)
        let isBelow = size.height <= below || below >= above
        let height = min(size.height, max(0, isBelow ? below : above))
        let width = min(size.width, room.width)
        return CGRect(
            x: min(max(source.midX - width / 2, room.minX), room.maxX - width),
            y: isBelow ? source.maxY + Self.arrow : source.minY - Self.arrow - height,
            width: width, height: height)
    }

    /// Up, above the keyboard; what has no room there is made smaller.
    func simulatedPlace(in window: UIWindow, above keyboardTop: CGFloat) -> CGRect {
        let room = simulatedRoom(in: window)
        var place = simulatedRest(in: window)
        let bottom = min(room.maxY, keyboardTop - popoverLayoutMargins.bottom)
        place.origin.y = max(room.minY, min(place.minY, bottom - place.height))
        place.size.height = max(0, min(place.height, bottom - place.minY))
        return place
    }

    private func simulatedRoom(in window: UIWindow) -> CGRect {
        window.modelBounds.inset(by: window.simulatedWindowSafeArea).inset(by: popoverLayoutMargins)
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// What UIKit has around the content of a popover. It has no public type; others know it by its name.
final class _UIPopoverView: UIView {}
