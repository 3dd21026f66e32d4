public import Foundation

extension NSAttributedString.Key {
    public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
    public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key("NSParagraphStyle") }
    public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
    public static var backgroundColor: NSAttributedString.Key { NSAttributedString.Key("NSBackgroundColor") }
    public static var kern: NSAttributedString.Key { NSAttributedString.Key("NSKern") }
    public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key("NSUnderline") }
}

/// The style of a text as a whole, which is that of its first character: the simulation draws no other.
struct SimulatedTextStyle {
    var font: UIFont?
    var color: UIColor?
    var paragraph: NSParagraphStyle?

    init?(_ text: NSAttributedString?) {
        guard let text, text.length > 0 else { return nil }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
        paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    }

    static func attributed(
        _ string: String, font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode
    ) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
        return NSAttributedString(
            string: string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    }
}

extension UIView {
    /// Natural text begins where the language of the device does.
    func simulatedResolved(_ alignment: NSTextAlignment) -> NSTextAlignment {
        guard alignment == .natural else { return alignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}
