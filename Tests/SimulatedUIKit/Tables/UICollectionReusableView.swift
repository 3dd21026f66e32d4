public import Foundation

@MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// As in `UITableViewCell`.
    public required convenience init(simulatedReuseIdentifier identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open private(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
