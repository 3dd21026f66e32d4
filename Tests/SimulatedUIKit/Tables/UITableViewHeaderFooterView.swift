public import Foundation

@MainActor
open class UITableViewHeaderFooterView: UIView {
    public let contentView = UIView(frame: .zero)
    open private(set) var reuseIdentifier: String?
    private var ownTextLabel: UILabel?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        SimulatedEngine.current.performing(as: .uikit) { addSubview(contentView) }
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        simulatedSetFrame(frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        SimulatedEngine.current.performing(as: .uikit) { addSubview(contentView) }
    }

    /// As in `UITableViewCell`.
    public required convenience init(simulatedReuseIdentifier identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    open var textLabel: UILabel? {
        if let ownTextLabel { return ownTextLabel }
        let label = UILabel(frame: .zero)
        SimulatedEngine.current.performing(as: .uikit) {
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            contentView.addSubview(label)
        }
        ownTextLabel = label
        return label
    }

    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        SimulatedEngine.current.performing(as: .uikit) {
            contentView.frame = modelBounds
            ownTextLabel?.frame = modelBounds.insetBy(dx: 16, dy: 0)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 28) }
}
