public import Foundation

/// Lays views out in a row or a column, by constraints that it makes and renews itself.
@MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    private var arranged: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    private var isArrangementDirty = true
    var arrangement: [NSLayoutConstraint] = []
    var gaps: [UILayoutGuide] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: What it arranges

    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
    }

    /// The place among the subviews stays what it is; a new one is added in front of all others.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: max(0, min(stackIndex, arranged.count)))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.parentView !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        spacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: How

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if oldValue != axis { arrangementDidChange() } }
    }
    open var distribution = Distribution.fill {
        didSet { if oldValue != distribution { arrangementDidChange() } }
    }
    open var alignment = Alignment.fill {
        didSet { if oldValue != alignment { arrangementDidChange() } }
    }
    open var spacing: CGFloat = 0 {
        didSet { if oldValue != spacing { arrangementDidChange() } }
    }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
    }

    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let isDefault = spacing == UIStackView.spacingUseDefault
        spacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    // MARK: Constraints

    open override func updateConstraints() {
        if isArrangementDirty {
            isArrangementDirty = false
            simulatedArrange()
        }
        super.updateConstraints()
    }

    private func arrangementDidChange() {
        isArrangementDirty = true
        setNeedsUpdateConstraints()
    }

    func simulatedContentSizeDidChange(of view: UIView) {
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    /// In an animation block the others move at once, without a call of `layoutIfNeeded`.
    func simulatedVisibilityDidChange(of view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arrangementDidChange()
        if hostWindow != nil, SimulatedEngine.current.animator.context != nil { simulatedLayoutIfNeeded() }
    }
}
