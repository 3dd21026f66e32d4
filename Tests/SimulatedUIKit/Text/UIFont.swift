public import Foundation

open class UIFont: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat
    let weight: Weight
    /// The style that it is the preferred font of.
    let textStyle: TextStyle?

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

    init(pointSize: CGFloat, weight: Weight, textStyle: TextStyle? = nil) {
        self.pointSize = pointSize
        self.weight = weight
        self.textStyle = textStyle
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

    /// The system font's lines are 1.193 times as tall as its size.
    open var lineHeight: CGFloat { pointSize * 1.193359375 }
    open var ascender: CGFloat { pointSize * 0.9521484375 }
    open var descender: CGFloat { -pointSize * 0.2412109375 }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0.pointSize == pointSize && $0.weight == weight } ?? false
    }

    open override var hash: Int { pointSize.hashValue }
}
