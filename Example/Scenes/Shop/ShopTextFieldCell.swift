import UIKit

/// A row with one line of text.
final class ShopTextFieldCell: ShopCell {
    private let textField = UITextField("")

    override func input(for field: ShopForm.Field) -> UIView { textField }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textField.onFinalText { [weak self] in self?.tell($0) }
        layOut(textField)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ row: ShopRow, of form: ShopForm) {
        super.show(row, of: form)
        textField.show(row.field, of: form)
    }
}
