public import Foundation

@MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, SimulatedFontAdjusting {
    private static var defaultFont: UIFont { .systemFont(ofSize: 17) }
    private var labelFont = UILabel.defaultFont
    private var labelColor = UIColor.label
    private var ownAttributedText: NSAttributedString?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    /// Takes the attributes away that the text had.
    open var text: String? {
        didSet {
            ownAttributedText = nil
            didSet("text", from: oldValue, to: text)
        }
    }

    /// Its first character tells the label's font, colour and alignment; what it has none of is the label's.
    open var attributedText: NSAttributedString? {
        get {
            ownAttributedText
                ?? text.map {
                    SimulatedTextStyle.attributed(
                        $0, font: labelFont, color: labelColor, alignment: textAlignment, lineBreakMode: lineBreakMode)
                }
        }
        set {
            text = newValue?.string
            if let style = SimulatedTextStyle(newValue) {
                if let font = style.font { self.font = font }
                if let color = style.color { textColor = color }
                if let paragraph = style.paragraph {
                    textAlignment = paragraph.alignment
                    lineBreakMode = paragraph.lineBreakMode
                }
            }
            ownAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }

    /// A property of the label that is set holds for the whole of its text.
    private func overrideAttribute(_ key: NSAttributedString.Key, with value: Any) {
        guard let text = ownAttributedText else { return }
        let changed = NSMutableAttributedString(string: "")
        // Part by part: Foundation's `addAttribute` traps here where one takes the place of another.
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            changed.append(
                NSAttributedString(
                    string: text.attributedSubstring(from: range).string,
                    attributes: attributes.merging([key: value]) { $1 }))
        }
        ownAttributedText = changed
    }

    open var font: UIFont! {
        get { labelFont }
        set {
            simulatedFont = newValue
            simulatedAdjustFont()
        }
    }
    var simulatedFont: UIFont? {
        get { labelFont }
        set {
            let old = labelFont
            labelFont = newValue ?? UILabel.defaultFont
            overrideAttribute(.font, with: labelFont)
            didSet("font", from: old, to: labelFont)
        }
    }

    open var textColor: UIColor! {
        get { labelColor }
        set {
            let old = labelColor
            labelColor = newValue ?? .label
            overrideAttribute(.foregroundColor, with: labelColor)
            simulatedDidSet("textColor", from: old, to: labelColor)
        }
    }

    open var textAlignment = NSTextAlignment.natural {
        didSet { simulatedDidSet("textAlignment", from: oldValue, to: textAlignment) }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1 {
        didSet { didSet("numberOfLines", from: oldValue, to: numberOfLines) }
    }
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }
    open var isEnabled = true {
        didSet { simulatedDidSet("isEnabled", from: oldValue, to: isEnabled) }
    }
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false {
        didSet { simulatedAdjustFont() }
    }

    /// What it says if nothing else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Size

    /// Lines wrap at the preferred width; without one at the label's own, as UIKit's second layout pass does.
    open override var intrinsicContentSize: CGSize {
        let natural = size(width: .infinity)
        guard numberOfLines != 1 else { return natural }
        if preferredMaxLayoutWidth > 0 { return size(width: preferredMaxLayoutWidth) }
        let width = simulatedContentWidth > 0 ? simulatedContentWidth : .infinity
        return CGSize(width: natural.width, height: size(width: width).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: size.width > 0 && numberOfLines != 1 ? size.width : .infinity)
    }

    override func simulatedBoundsDidChange(from old: CGRect) {
        super.simulatedBoundsDidChange(from: old)
        if numberOfLines != 1, old.width != modelBounds.width { invalidateIntrinsicContentSize() }
    }

    /// How the text stands in a label of its present width; the snapshot draws these lines.
    var simulatedLayout: SimulatedTextLayout {
        SimulatedTextLayout(
            text ?? "",
            font: labelFont,
            width: modelBounds.width,
            alignment: simulatedResolved(textAlignment),
            wraps: numberOfLines != 1
        )
    }

    private func size(width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let layout = SimulatedTextLayout(text, font: labelFont, width: width)
        let lines = numberOfLines > 0 ? min(numberOfLines, layout.lines.count) : layout.lines.count
        return CGSize(
            width: layout.size.width.rounded(.up),
            height: (CGFloat(lines) * layout.lineHeight).rounded(.up)
        )
    }

    private func didSet<T: Equatable>(_ property: String, from old: T, to new: T) {
        guard old != new else { return }
        simulatedDidSet(property, from: old, to: new)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
