public import Foundation

open class UIColor: NSObject, @unchecked Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let opacity: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        opacity = alpha
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return (red, green, blue, opacity) == (other.red, other.green, other.blue, other.opacity)
    }

    open override var hash: Int { [red, green, blue, opacity].hashValue }

    open var cgColor: CGColor { CGColor(color: self) }

    private static func rgb(_ hex: Int) -> UIColor {
        func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { rgb(0xFF0000) }
    public class var green: UIColor { rgb(0x00FF00) }
    public class var blue: UIColor { rgb(0x0000FF) }
    public class var cyan: UIColor { rgb(0x00FFFF) }
    public class var yellow: UIColor { rgb(0xFFFF00) }
    public class var magenta: UIColor { rgb(0xFF00FF) }
    public class var orange: UIColor { rgb(0xFF8000) }
    public class var purple: UIColor { rgb(0x800080) }
    public class var brown: UIColor { rgb(0x996633) }
    public class var label: UIColor { rgb(0x000000) }
    public class var secondaryLabel: UIColor { rgb(0x3C3C43).withAlphaComponent(0.6) }
    public class var tertiaryLabel: UIColor { rgb(0x3C3C43).withAlphaComponent(0.3) }
    public class var darkText: UIColor { black }
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public class var tintColor: UIColor { systemBlue }
    public class var quaternaryLabel: UIColor { rgb(0x3C3C43).withAlphaComponent(0.18) }
    public class var link: UIColor { rgb(0x007AFF) }
    public class var placeholderText: UIColor { rgb(0x3C3C43).withAlphaComponent(0.3) }
    public class var separator: UIColor { rgb(0x3C3C43).withAlphaComponent(0.29) }
    public class var opaqueSeparator: UIColor { rgb(0xC6C6C8) }
    public class var systemBackground: UIColor { rgb(0xFFFFFF) }
    public class var secondarySystemBackground: UIColor { rgb(0xF2F2F7) }
    public class var tertiarySystemBackground: UIColor { rgb(0xFFFFFF) }
    public class var systemGroupedBackground: UIColor { rgb(0xF2F2F7) }
    public class var secondarySystemGroupedBackground: UIColor { rgb(0xFFFFFF) }
    public class var tertiarySystemGroupedBackground: UIColor { rgb(0xF2F2F7) }
    public class var systemFill: UIColor { rgb(0x787880).withAlphaComponent(0.2) }
    public class var secondarySystemFill: UIColor { rgb(0x787880).withAlphaComponent(0.16) }
    public class var tertiarySystemFill: UIColor { rgb(0x767680).withAlphaComponent(0.12) }
    public class var quaternarySystemFill: UIColor { rgb(0x747480).withAlphaComponent(0.08) }
    public class var systemGray: UIColor { rgb(0x8E8E93) }
    public class var systemGray2: UIColor { rgb(0xAEAEB2) }
    public class var systemGray3: UIColor { rgb(0xC7C7CC) }
    public class var systemGray4: UIColor { rgb(0xD1D1D6) }
    public class var systemGray5: UIColor { rgb(0xE5E5EA) }
    public class var systemGray6: UIColor { rgb(0xF2F2F7) }
    public class var systemBlue: UIColor { rgb(0x007AFF) }
    public class var systemBrown: UIColor { rgb(0xA2845E) }
    public class var systemCyan: UIColor { rgb(0x32ADE6) }
    public class var systemGreen: UIColor { rgb(0x34C759) }
    public class var systemIndigo: UIColor { rgb(0x5856D6) }
    public class var systemMint: UIColor { rgb(0x00C7BE) }
    public class var systemOrange: UIColor { rgb(0xFF9500) }
    public class var systemPink: UIColor { rgb(0xFF2D55) }
    public class var systemPurple: UIColor { rgb(0xAF52DE) }
    public class var systemRed: UIColor { rgb(0xFF3B30) }
    public class var systemTeal: UIColor { rgb(0x30B0C7) }
    public class var systemYellow: UIColor { rgb(0xFFCC00) }
}

/// Core Graphics' colour; only its identity with a `UIColor` is modelled.
public final class CGColor: Sendable, Equatable {
    let color: UIColor

    init(color: UIColor) {
        self.color = color
    }

    public var alpha: CGFloat { color.opacity }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
}
