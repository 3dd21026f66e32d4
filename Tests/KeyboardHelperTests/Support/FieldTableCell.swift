import UIKit

/// A row that is all field.
final class FieldTableCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.frame = contentView.bounds
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}
