public import Foundation

@MainActor
open class UITextView: UIScrollView, SimulatedTextInput, UIContentSizeCategoryAdjusting, SimulatedFontAdjusting {
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    var buffer = SimulatedTextBuffer()
    var layoutCache: SimulatedTextLayoutCache?
    /// The text or the selection has changed: the next layout pass brings the caret into sight.
    var caretMustBeShown = false
    /// The text offset at which a tap places the caret later. The view has begun editing already.
    var pendingCaret: Int?
    var pendingCaretIsTold = true

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        simulatedSetUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Both text systems look the same here.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        simulatedSetUp()
    }

    private func simulatedSetUp() {
        SimulatedEngine.current.performing(as: .uikit) { backgroundColor = .systemBackground }
        isAccessibilityElement = true
        textContainer.simulatedDidChange = { [weak self] in
            MainActor.assumeIsolated { self?.simulatedTextSizeMayHaveChanged() }
        }
    }

    // UIKit declares it anew with this type, which Swift's classes cannot; a scroll view's is still there below it.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: What is seen

    /// Empty rather than nil, whatever was set.
    open var text: String! {
        get { buffer.string }
        set { simulatedSetText(newValue ?? "") }
    }

    /// The text in the style of its first character; likewise when it is set.
    open var attributedText: NSAttributedString! {
        get {
            SimulatedTextStyle.attributed(
                buffer.string, font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label,
                alignment: textAlignment, lineBreakMode: textContainer.lineBreakMode)
        }
        set {
            if let style = SimulatedTextStyle(newValue) {
                font = style.font ?? .systemFont(ofSize: 12)
                textColor = style.color ?? .label
                textAlignment = style.paragraph?.alignment ?? .natural
            }
            simulatedSetText(newValue?.string ?? "")
        }
    }

    /// Without one, text has 12 points.
    open var font: UIFont? {
        get { simulatedFont }
        set { simulatedFont = newValue }
    }
    var simulatedFont: UIFont? {
        didSet { didSet("font", from: oldValue, to: simulatedFont) }
    }
    open var textColor: UIColor? {
        didSet { simulatedDidSet("textColor", from: oldValue, to: textColor) }
    }
    open var textAlignment = NSTextAlignment.natural {
        didSet { simulatedDidSet("textAlignment", from: oldValue, to: textAlignment) }
    }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { didSet("textContainerInset", from: oldValue, to: textContainerInset) }
    }
    public let textContainer: NSTextContainer
    open var adjustsFontForContentSizeCategory = false

    private func didSet<T: Equatable>(_ property: String, from old: T, to new: T) {
        guard old != new else { return }
        simulatedDidSet(property, from: old, to: new)
        simulatedTextSizeMayHaveChanged()
    }

    open override var isScrollEnabled: Bool {
        didSet { invalidateIntrinsicContentSize() }
    }

    // MARK: Behaviour

    open var isEditable = true
    open var isSelectable = true
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    /// A change while the view has the focus is seen after `reloadInputViews()`.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    open var isWritingToolsActive: Bool { simulatedHasWritingTools }
    final var simulatedHasWritingTools = false

    // MARK: Selection

    open var selectedRange: NSRange {
        get { buffer.selection }
        set { simulatedSelect(newValue) }
    }

    open func scrollRangeToVisible(_ range: NSRange) { simulatedScrollToVisible(range) }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { simulatedIntrinsicSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { simulatedSize(fitting: size.width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        simulatedFollowText()
    }

    // MARK: Text input

    public var simulatedBridge: SimulatedTextBridge { SimulatedTextBridge(self) }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open func insertText(_ text: String) { simulatedType(text) }
    open func deleteBackward() { simulatedDeleteBackward() }
    open func caretRect(for position: UITextPosition) -> CGRect { simulatedCaretRect(at: simulatedOffset(position)) }

    // MARK: Accessibility

    /// What it says if nothing else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && hostWindow != nil }

    // MARK: Hooks of the simulation

    override var simulatedBeginsEditingBeforeKeyboard: Bool {
        hostWindow?.simulatedDevice?.behavior.textViewBeginsEditing == .beforeWillShow
    }
    override var simulatedMayBeginEditing: Bool { simulatedAsk { $0.textViewShouldBeginEditing(self) } }
    override var simulatedMayEndEditing: Bool {
        canResignFirstResponder && simulatedAsk { $0.textViewShouldEndEditing(self) }
    }
    override func simulatedDidBeginEditing() { simulatedTellOfBegin() }
    override func simulatedDidEndEditing() { simulatedTellOfEnd() }
    override func simulatedScrollIntoView() { simulatedShowCaretLast() }

    override func simulatedBoundsDidChange(from old: CGRect) {
        super.simulatedBoundsDidChange(from: old)
        if old.width != modelBounds.width { simulatedTextSizeMayHaveChanged() }
    }
}
