public import Foundation

@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    private let label = UILabel()
    private var titles: [State.RawValue: String] = [:]
    private var titleColors: [State.RawValue: UIColor] = [:]

    // MARK: Life

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        if let primaryAction, !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        SimulatedEngine.current.performing(as: .uikit) {
            label.font = .systemFont(ofSize: 15)
            label.textAlignment = .center
        }
        addSubview(label)
    }

    open private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration? {
        didSet {
            guard oldValue != configuration else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            updateLabel()
        }
    }

    // MARK: Title

    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        updateLabel()
    }

    /// A state without a title has the normal one.
    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        updateLabel()
    }

    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
    open var titleLabel: UILabel? { label }

    /// What it says if nothing else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? configuration?.title ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Touches

    /// A single tap is the button's own, whoever above it would recognise one (Event Handling Guide for iOS,
    /// "Interacting with Other User Interface Controls").
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
            return true
        }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    private func updateLabel() {
        SimulatedEngine.current.performing(as: .uikit) {
            label.text = configuration?.title ?? currentTitle
            guard let configuration else {
                label.textColor = isEnabled ? currentTitleColor : .tertiaryLabel
                return
            }
            label.textColor = isEnabled ? configuration.simulatedForegroundColor(tint: tintColor) : .tertiaryLabel
            backgroundColor = configuration.simulatedBackgroundColor(tint: isEnabled ? tintColor : .systemGray4)
        }
    }

    // MARK: Layout

    /// What UIKit leaves around a title: by the configuration's own insets, or so that a plain button is 30 high.
    private var padding: CGSize {
        configuration == nil ? CGSize(width: 0, height: 6) : CGSize(width: 12, height: 7)
    }

    open override var intrinsicContentSize: CGSize {
        let title = label.sizeThatFits(.zero)
        let height = title.height > 0 ? title.height : label.font.lineHeight.rounded(.up)
        return CGSize(width: max(30, title.width + 2 * padding.width), height: height + 2 * padding.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateLabel()
        let space = modelBounds.insetBy(dx: min(padding.width, modelBounds.width / 2), dy: 0)
        let natural = label.sizeThatFits(.zero)
        let size = CGSize(width: min(natural.width, space.width), height: min(natural.height, space.height))
        let free = CGSize(width: space.width - size.width, height: space.height - size.height)
        let x: CGFloat
        switch contentHorizontalAlignment {
        case .left, .leading, .fill: x = 0
        case .right, .trailing: x = free.width
        case .center: x = free.width / 2
        }
        SimulatedEngine.current.performing(as: .uikit) {
            label.frame = CGRect(origin: CGPoint(x: space.minX + x, y: space.minY + free.height / 2), size: size)
        }
    }
}

extension UIButton {
    public struct Configuration: Hashable, Sendable {
        private enum Style { case plain, filled, gray, tinted }

        private let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }

        private init(style: Style) {
            self.style = style
        }

        func simulatedForegroundColor(tint: UIColor) -> UIColor {
            baseForegroundColor ?? (style == .filled ? .white : tint)
        }

        func simulatedBackgroundColor(tint: UIColor) -> UIColor {
            switch style {
            case .plain: baseBackgroundColor ?? .clear
            case .filled: baseBackgroundColor ?? tint
            case .gray: baseBackgroundColor ?? .systemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
            }
        }
    }
}
