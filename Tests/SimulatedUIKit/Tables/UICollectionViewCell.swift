public import Foundation

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        SimulatedEngine.current.performing(as: .uikit) {
            contentView.simulatedSetFrame(CGRect(origin: .zero, size: modelBounds.size))
            contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            simulatedInsert(contentView, at: 0)
        }
    }

    public let contentView = UIView()

    open var isSelected = false {
        didSet { simulatedDidSet("isSelected", from: oldValue, to: isSelected) }
    }
    open var isHighlighted = false {
        didSet { simulatedDidSet("isHighlighted", from: oldValue, to: isHighlighted) }
    }
}
