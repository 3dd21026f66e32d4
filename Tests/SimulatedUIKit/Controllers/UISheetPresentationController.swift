public import Foundation

/// How high a sheet is, and whether the views behind it are dimmed.
@MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        public let identifier: Identifier
        /// The part of the largest height.
        let simulatedPart: CGFloat

        init(_ identifier: Identifier, part: CGFloat) {
            self.identifier = identifier
            simulatedPart = part
        }

        public class func medium() -> Detent { Detent(.medium, part: 0.5) }
        public class func large() -> Detent { Detent(.large, part: 1) }
    }

    /// From the lowest to the highest.
    open var detents: [Detent] = [.large()] { didSet { simulatedPlaceAnew() } }
    /// Nil for the first of `detents`.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { simulatedPlaceAnew() } }
    /// The highest detent at which the views behind are not dimmed and can be touched; nil dims at all of them.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false

    private func simulatedPlaceAnew() {
        presentedViewController.simulatedPresentationView?.hostWindow?.simulatedPlacePresentations()
    }

    /// A medium detent is inactive where the height is compact; without an active one a sheet is at its largest.
    private func simulatedActiveDetents(in window: UIWindow) -> [Detent] {
        let active = detents.filter { $0.identifier != .medium || !window.simulatedHasCompactHeight }
        return active.isEmpty ? [.large()] : active
    }

    private func simulatedSelected(among active: [Detent]) -> Detent? {
        active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }

    /// The views behind are neither dimmed nor out of reach.
    func simulatedIsUndimmed(in window: UIWindow) -> Bool {
        let active = simulatedActiveDetents(in: window)
        guard let undimmed = active.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let selected = simulatedSelected(among: active), let index = active.firstIndex(where: { $0 === selected })
        else { return false }
        return index <= undimmed
    }

    /// The part of the largest height that the sheet takes; the highest detent's while it is expanded for the keyboard.
    func simulatedPart(isExpanded: Bool, in window: UIWindow) -> CGFloat {
        let active = simulatedActiveDetents(in: window)
        return (isExpanded ? active.map(\.simulatedPart).max() : simulatedSelected(among: active)?.simulatedPart) ?? 1
    }
}

extension UIViewController {
    /// Made when it is first asked for; there is none for a style that is no sheet.
    public var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle.isSheet else { return nil }
        if let ownSheetController { return ownSheetController }
        let made = UISheetPresentationController(presentedViewController: self, presenting: nil)
        ownSheetController = made
        return made
    }

    /// Who types below a popover, or a sheet that dims nothing, may go on.
    func simulatedTakesFocusAway(in window: UIWindow) -> Bool {
        guard window.simulatedDevice?.behavior.popoversKeepFocus == true else { return true }
        return !window.simulatedShowsAsPopover(self) && ownSheetController?.simulatedIsUndimmed(in: window) != true
    }
}
