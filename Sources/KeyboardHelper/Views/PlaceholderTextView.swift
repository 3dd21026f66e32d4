public import UIKit

/// A text view that shows a placeholder while it has no text, laid out as the text itself.
@MainActor
open class PlaceholderTextView: UITextView {
    /// What is shown while there is no text. Default: nil.
    open var placeholder: String? { didSet { showPlaceholder() } }

    /// A placeholder with attributes of its own; it goes before ``placeholder``. Default: nil.
    open var attributedPlaceholder: NSAttributedString? { didSet { showPlaceholder() } }

    /// The colour of a placeholder without attributes. Default: `UIColor.placeholderText`.
    open var placeholderColor = UIColor.placeholderText { didSet { showPlaceholder() } }

    private let label = UILabel()
    private var observation: NotificationObservation?

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        addLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLabel()
    }

    private func addLabel() {
        label.numberOfLines = 0
        label.isAccessibilityElement = false
        addSubview(label)
        // Posted while an input method composes as well; nobody is told of text that the app sets.
        observation = NotificationCenter.default.observe(
            UITextView.textDidChangeNotification, parse: { $0.object as? UITextView }
        ) { [weak self] view in
            if let self, view === self { showPlaceholder() }
        }
        showPlaceholder()
    }

    open override var text: String? { didSet { showPlaceholder() } }

    open override var attributedText: NSAttributedString? { didSet { showPlaceholder() } }

    open override var font: UIFont? { didSet { showPlaceholder() } }

    open override var textAlignment: NSTextAlignment { didSet { showPlaceholder() } }

    /// The text, or the placeholder while there is none, as VoiceOver reads it.
    open override var accessibilityValue: String? {
        get {
            let value = super.accessibilityValue
            return hasText || value?.isEmpty == false ? value : label.text
        }
        set { super.accessibilityValue = newValue }
    }

    private func showPlaceholder() {
        // In which a text view without a font shows its text.
        label.font = font ?? .systemFont(ofSize: 12)
        label.textAlignment = textAlignment
        label.textColor = placeholderColor
        if let attributedPlaceholder { label.attributedText = attributedPlaceholder } else { label.text = placeholder }
        if !label.isHidden || !hasText { invalidateIntrinsicContentSize() }
        label.isHidden = hasText
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !label.isHidden else { return }
        let insets = placeholderInsets
        let width = max(0, bounds.width - insets.left - insets.right)
        label.frame = CGRect(x: insets.left, y: insets.top, width: width, height: labelHeight(width: width))
    }

    /// High enough for the placeholder too, if the text view grows with its text.
    open override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        if size.height > 0 { size.height = max(size.height, placeholderHeight(width: bounds.width)) }
        return size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = super.sizeThatFits(size)
        fitting.height = max(fitting.height, placeholderHeight(width: size.width))
        return fitting
    }

    /// The text begins behind the container's padding.
    private var placeholderInsets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    private func placeholderHeight(width: CGFloat) -> CGFloat {
        guard !label.isHidden else { return 0 }
        let insets = placeholderInsets
        return insets.top + labelHeight(width: width - insets.left - insets.right) + insets.bottom
    }

    private func labelHeight(width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude)).height
    }
}
