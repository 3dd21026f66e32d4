public import Foundation

@MainActor
open class UITextField: UIControl, SimulatedTextInput, UIContentSizeCategoryAdjusting, SimulatedFontAdjusting {
    private static var defaultFont: UIFont { .systemFont(ofSize: 17) }
    private var fieldFont = UITextField.defaultFont
    private var fieldColor = UIColor.label
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    var buffer = SimulatedTextBuffer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: What is seen

    /// Empty rather than nil, whatever was set.
    open var text: String? {
        get { buffer.string }
        set { simulatedSetText(newValue ?? "") }
    }

    open var placeholder: String? {
        didSet { didSet("placeholder", from: oldValue, to: placeholder) }
    }

    open var font: UIFont? {
        get { fieldFont }
        set { simulatedFont = newValue }
    }
    var simulatedFont: UIFont? {
        get { fieldFont }
        set {
            let old = fieldFont
            fieldFont = newValue ?? UITextField.defaultFont
            didSet("font", from: old, to: fieldFont)
        }
    }

    open var textColor: UIColor? {
        get { fieldColor }
        set {
            let old = fieldColor
            fieldColor = newValue ?? .label
            simulatedDidSet("textColor", from: old, to: fieldColor)
        }
    }

    open var textAlignment = NSTextAlignment.natural {
        didSet { simulatedDidSet("textAlignment", from: oldValue, to: textAlignment) }
    }
    open var borderStyle = BorderStyle.none {
        didSet { didSet("borderStyle", from: oldValue, to: borderStyle) }
    }
    open var clearButtonMode = ViewMode.never
    open var leftViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }
    open var rightViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }
    open var leftView: UIView? {
        didSet { simulatedExchange(oldValue, for: leftView) }
    }
    open var rightView: UIView? {
        didSet { simulatedExchange(oldValue, for: rightView) }
    }
    open var adjustsFontForContentSizeCategory = false

    private func didSet<T: Equatable>(_ property: String, from old: T, to new: T) {
        guard old != new else { return }
        simulatedDidSet(property, from: old, to: new)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: The keyboard it wants

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    /// A change while the field has the focus is seen after `reloadInputViews()`.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    // MARK: Layout

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { simulatedTextRect(in: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { simulatedTextRect(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { simulatedLeftViewRect(in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { simulatedRightViewRect(in: bounds) }
    open override var intrinsicContentSize: CGSize { simulatedIntrinsicSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { simulatedIntrinsicSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        simulatedLayOutSideViews()
    }

    // MARK: Text input

    public var simulatedBridge: SimulatedTextBridge { SimulatedTextBridge(self) }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open func insertText(_ text: String) { simulatedInsert(text) }
    open func deleteBackward() { simulatedDeleteBackward() }
    open func caretRect(for position: UITextPosition) -> CGRect { simulatedCaretRect(at: simulatedOffset(position)) }

    // MARK: Accessibility

    /// What it says if nothing else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }

    // MARK: First responder

    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    // MARK: Hooks of the simulation

    override var simulatedTapIsPrimaryAction: Bool { false }
    override var simulatedMayBeginEditing: Bool { simulatedAsk { $0.textFieldShouldBeginEditing(self) } }
    override var simulatedMayEndEditing: Bool {
        canResignFirstResponder && simulatedAsk { $0.textFieldShouldEndEditing(self) }
    }
    override func simulatedDidChangeFocus() { setNeedsLayout() }
    override func simulatedDidBeginEditing() { simulatedTellOfBegin() }
    override func simulatedDidEndEditing() { simulatedTellOfEnd() }
    override func simulatedScrollIntoView() { simulatedScrollEnclosingScrollView(toShow: modelBounds) }
}
