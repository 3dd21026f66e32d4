public import Foundation

@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    public let contentView = UIView(frame: .zero)
    open private(set) var reuseIdentifier: String?
    let cellStyle: CellStyle
    let separator = UIView(frame: .zero)
    /// The content view's margins at its sides, as UIKit has set them.
    var simulatedSide: CGFloat = 16
    let accessoryLabel = UILabel(frame: .zero)
    private var ownTextLabel: UILabel?
    private var ownDetailTextLabel: UILabel?

    // MARK: Life

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        simulatedSetUp()
    }

    /// An app that makes a cell without a style gets the default one. Without a frame it has the size that a style
    /// gives it.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { simulatedSetFrame(frame) }
    }

    public required init?(coder: NSCoder) {
        cellStyle = .default
        super.init(coder: coder)
        simulatedSetUp()
    }

    /// Tables make cells of registered classes. Swift does that through a required initialiser alone, and a required
    /// `init(style:reuseIdentifier:)` would ask of subclasses what UIKit does not. They inherit this one.
    public required convenience init(simulatedReuseIdentifier identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private func simulatedSetUp() {
        SimulatedEngine.current.performing(as: .uikit) {
            backgroundColor = .systemBackground
            separator.backgroundColor = separatorColor
            separator.isUserInteractionEnabled = false
            contentView.frame = modelBounds
            contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
            // It lies in the safe area itself, and keeps its height under a bar.
            contentView.insetsLayoutMarginsFromSafeArea = false
            addSubview(contentView)
            addSubview(separator)
        }
    }

    // MARK: What is seen

    /// Nil where there is a configuration: one takes the place of the other.
    open var textLabel: UILabel? { contentConfiguration == nil ? simulatedTextLabel : nil }

    open var detailTextLabel: UILabel? { contentConfiguration == nil ? simulatedDetailTextLabel : nil }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let list = contentConfiguration as? UIListContentConfiguration else { return }
            if list.text != nil { _ = simulatedTextLabel }
            if list.secondaryText != nil { _ = simulatedDetailTextLabel }
            simulatedShow(list)
        }
    }

    private var simulatedTextLabel: UILabel? {
        if let ownTextLabel { return ownTextLabel }
        let label = simulatedLabel(ofSize: 17, color: .label)
        ownTextLabel = label
        return label
    }

    private var simulatedDetailTextLabel: UILabel? {
        guard cellStyle != .default else { return nil }
        if let ownDetailTextLabel { return ownDetailTextLabel }
        let label = simulatedLabel(ofSize: cellStyle == .value1 ? 17 : 12, color: .secondaryLabel)
        ownDetailTextLabel = label
        return label
    }

    var labels: (text: UILabel?, detail: UILabel?) { (ownTextLabel, ownDetailTextLabel) }

    open var accessoryType = AccessoryType.none {
        didSet { simulatedAccessoryDidChange() }
    }
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            simulatedAccessoryDidChange()
        }
    }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { if oldValue != separatorInset { simulatedSetNeedsLayout() } }
    }
    var separatorStyle = SeparatorStyle.singleLine {
        didSet { if oldValue != separatorStyle { separator.isHidden = separatorStyle == .none } }
    }
    var separatorColor: UIColor? = .separator {
        didSet { separator.backgroundColor = separatorColor }
    }

    // MARK: Selection

    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    // MARK: Reuse and layout

    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        simulatedLayOut()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { simulatedSize(fitting: size.width) }
}
