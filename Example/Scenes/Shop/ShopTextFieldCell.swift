import UIKit

/// A row with one line of text.
final class ShopTextFieldCell: ShopCell {
    private let field = UITextField("")

    override var input: UIView { field }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.addAction(
            UIAction { [weak self] _ in
                if let self { textDidChange(field.text, markedRange: field.markedTextRange) }
            }, for: .editingChanged)
        layOut()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ value: String, of field: ShopForm.Field) {
        super.show(value, of: field)
        self.field.text = value
        self.field.placeholder = field.title
        self.field.keyboardType = field == .phone ? .phonePad : .default
        self.field.returnKeyType = .next
    }
}
