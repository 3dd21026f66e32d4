public import Foundation

/// How large a person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    public static let simulatedAll = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
    ]

    var simulatedRank: Int { Self.simulatedAll.firstIndex(of: self) ?? 3 }
}

/// What shows text in a font that follows the setting.
@MainActor
protocol SimulatedFontAdjusting: UIView, UIContentSizeCategoryAdjusting {
    /// The font as UIKit keeps it; set by UIKit, not by whoever uses or inherits from the view.
    var simulatedFont: UIFont? { get set }
}

extension SimulatedFontAdjusting {
    /// Only fonts of a text style follow.
    func simulatedAdjustFont() {
        guard adjustsFontForContentSizeCategory, let style = simulatedFont?.textStyle else { return }
        let wanted = SimulatedEngine.current.contentSizeCategory
        let limits = sequence(first: self as UIView, next: \.parentView).compactMap(\.maximumContentSizeCategory)
        let category = (limits + [wanted]).min { $0.simulatedRank < $1.simulatedRank } ?? wanted
        simulatedFont = UIFont.simulatedPreferredFont(style, category)
    }
}

extension SimulatedDevice {
    /// How large the person wants text to be. Large by default, as on a new device.
    public var contentSizeCategory: UIContentSizeCategory {
        get { engine.contentSizeCategory }
        set {
            guard newValue != engine.contentSizeCategory else { return }
            turn {
                engine.contentSizeCategory = newValue
                for window in windows + [keyboard.accessoryWindow].compactMap(\.self) { adjustFonts(in: window) }
                NotificationCenter.default.post(
                    name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared)
            }
        }
    }

    private func adjustFonts(in view: UIView) {
        engine.performing(as: .uikit) { (view as? any SimulatedFontAdjusting)?.simulatedAdjustFont() }
        for child in view.childViews { adjustFonts(in: child) }
    }
}
