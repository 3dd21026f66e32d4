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
        /// The height of a sheet in a window, of the largest one there.
        let simulatedHeight: (CGFloat, UIWindow) -> CGFloat

        init(_ identifier: Identifier, _ height: @escaping (CGFloat, UIWindow) -> CGFloat) {
            self.identifier = identifier
            simulatedHeight = height
        }

        public class func medium() -> Detent {
            Detent(.medium) { largest, window in
                let isOfScreen = window.simulatedBehavior.sizes.mediumDetentIsHalfTheScreen
                return (isOfScreen ? window.screen.bounds.height : largest) * 0.5
            }
        }
        public class func large() -> Detent { Detent(.large) { largest, _ in largest } }

        /// The resolver does not count the safe area at the bottom (developer.apple.com/videos/play/wwdc2022/10068). One that says
        /// nil is inactive in UIKit; here it has no height.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(rawValue: UUID().uuidString)) { largest, window in
                let bottom = window.simulatedWindowSafeArea.bottom
                let context = SimulatedDetentContext(window.traitCollection, largest - bottom)
                return min(largest, (resolver(context) ?? 0) + bottom)
            }
        }
    }

    /// From the lowest to the highest.
    open var detents: [Detent] = [.large()] { didSet { simulatedPlaceAnew() } }
    /// Nil for the first of `detents`.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { simulatedPlaceAnew() } }
    /// The highest detent at which the views behind are not dimmed and can be touched; nil dims at all of them.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    // Nothing is drawn here, and no finger pulls a sheet.
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true

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

    /// How high the sheet is; the highest detent while it is expanded for the keyboard.
    func simulatedHeight(isExpanded: Bool, ofLargest largest: CGFloat, in window: UIWindow) -> CGFloat {
        let active = simulatedActiveDetents(in: window)
        if isExpanded { return active.map { $0.simulatedHeight(largest, window) }.max() ?? largest }
        return simulatedSelected(among: active)?.simulatedHeight(largest, window) ?? largest
    }
}

@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

private final class SimulatedDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, _ maximum: CGFloat) {
        (containerTraitCollection, maximumDetentValue) = (traits, maximum)
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
