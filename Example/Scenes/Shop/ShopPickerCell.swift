import UIKit

/// A row with something to choose on a wheel.
final class ShopPickerCell: ShopCell {
    private let category = ShopWheels("Category", for: [.category])

    override func input(for field: ShopForm.Field) -> UIView { category.textField }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        category.onChange = { [weak self] in self?.onChange($0, $1) }
        layOut(category.textField)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ row: ShopRow, of form: ShopForm) {
        super.show(row, of: form)
        category.show(form)
    }
}
