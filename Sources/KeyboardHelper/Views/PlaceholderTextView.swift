public import UIKit

/// A text view that shows a placeholder while it has no text, laid out like the text.
open class PlaceholderTextView: UITextView {
    /// The placeholder, shown while there is no text. Default: nil.
    open var placeholder: String? { didSet { showPlaceholder() } }

    /// A placeholder with attributes, shown instead of ``placeholder``. Default: nil.
    open var attributedPlaceholder: NSAttributedString? { didSet { showPlaceholder() } }

    /// The color of a placeholder without attributes. Default: `UIColor.placeholderText`.
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
        // Also posted while an input method composes. Text that the app sets posts nothing; see `text`.
        observation = NotificationCenter.default.observe(
            UITextView.textDidChangeNotification, from: self, parse: { _ in }
        ) { [weak self] in
            self?.showPlaceholder()
        }
        showPlaceholder()
    }

    open override var text: String! { didSet { showPlaceholder() } }

    open override var attributedText: NSAttributedString! { didSet { showPlaceholder() } }

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
        // UIKit may set its own properties while it initializes the text view.
        guard label.superview != nil else { return }
        label.font = placeholderFont
        label.textAlignment = textAlignment
        label.textColor = placeholderColor
        if let attributedPlaceholder { label.attributedText = attributedPlaceholder } else { label.text = placeholder }
        if !label.isHidden || !hasText { invalidateIntrinsicContentSize() }
        label.isHidden = hasText
        setNeedsLayout()
    }

    // MARK: Layout

    /// A text view without a font uses 12 points.
    private var placeholderFont: UIFont { font ?? .systemFont(ofSize: 12) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Dynamic Type changes the font without telling a subclass.
        if attributedPlaceholder == nil, label.font != placeholderFont { showPlaceholder() }
        if !label.isHidden { label.frame = placeholderFrame(width: bounds.width) }
    }

    /// High enough for the placeholder too, if the text view grows with its text.
    open override var intrinsicContentSize: CGSize { fitting(super.intrinsicContentSize, width: bounds.width) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(super.sizeThatFits(size), width: size.width) }

    /// A text view that scrolls has no intrinsic height.
    private func fitting(_ size: CGSize, width: CGFloat) -> CGSize {
        guard !label.isHidden, size.height > 0 else { return size }
        let height = placeholderFrame(width: width).maxY + textContainerInset.bottom
        return CGSize(width: size.width, height: max(size.height, height))
    }

    /// The frame of the first characters: text begins behind the container's padding.
    private func placeholderFrame(width: CGFloat) -> CGRect {
        let (insets, padding) = (textContainerInset, textContainer.lineFragmentPadding)
        let size = CGSize(
            width: max(0, width - insets.left - insets.right - 2 * padding), height: .greatestFiniteMagnitude)
        return CGRect(
            x: insets.left + padding, y: insets.top, width: size.width, height: label.sizeThatFits(size).height)
    }
}
