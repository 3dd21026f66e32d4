public import Foundation

open class UIFont: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat
    let weight: Weight

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }

    init(pointSize: CGFloat, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .bold)
    }

    /// The sizes of the standard content size category.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: UIFont(pointSize: 34, weight: .regular)
        case .title1: UIFont(pointSize: 28, weight: .regular)
        case .title2: UIFont(pointSize: 22, weight: .regular)
        case .headline: UIFont(pointSize: 17, weight: .semibold)
        case .callout: UIFont(pointSize: 16, weight: .regular)
        case .subheadline: UIFont(pointSize: 15, weight: .regular)
        case .footnote: UIFont(pointSize: 13, weight: .regular)
        case .caption1: UIFont(pointSize: 12, weight: .regular)
        default: UIFont(pointSize: 17, weight: .regular)
        }
    }

    /// The system font's lines are 1.193 times as tall as its size.
    open var lineHeight: CGFloat { pointSize * 1.193359375 }
    open var ascender: CGFloat { pointSize * 0.9521484375 }
    open var descender: CGFloat { -pointSize * 0.2412109375 }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0.pointSize == pointSize && $0.weight == weight } ?? false
    }

    open override var hash: Int { pointSize.hashValue }
}
