import UIKit

/// An item that is all field.
final class FieldCollectionCell: UICollectionViewCell {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.frame = contentView.bounds
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}
