import UIKit

/// A row with what something has cost.
final class ExpenseCell: UITableViewCell {
    var onChange: (String) -> Void = { _ in }

    private let nameLabel = UILabel("")
    private let field = UITextField("", keyboard: .decimalPad)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.placeholder = nil
        field.textAlignment = .right
        field.addAction(
            UIAction { [weak self] _ in
                if let self { onChange(field.text ?? "") }
            }, for: .editingChanged)
        let line = UIStackView(arrangedSubviews: [nameLabel, field])
        line.spacing = Column.spacing
        contentView.addFillingMargins(line)
        field.widthAnchor.constraint(equalToConstant: 120).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onChange = { _ in }
    }

    func show(_ name: String, amount: String) {
        nameLabel.text = name
        field.accessibilityLabel = name
        field.text = amount
    }
}

/// The header or the footer of a section: a title, and an amount at the other end.
final class ExpenseBar: UITableViewHeaderFooterView {
    private let titleLabel = UILabel("", style: .footnote)
    private let amountLabel = UILabel("", style: .footnote)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        // Rows scroll beneath it.
        contentView.backgroundColor = .secondarySystemBackground
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        amountLabel.setContentHuggingPriority(.required, for: .horizontal)
        contentView.addFillingMargins(UIStackView(arrangedSubviews: [titleLabel, amountLabel]))
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ title: String, _ amount: String) {
        titleLabel.text = title
        amountLabel.text = amount
    }
}
