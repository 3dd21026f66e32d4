import UIKit

/// One row of the form: a title, an input, and below it a hint or a complaint with a counter.
/// Subclasses bring the input. A cell holds nothing that it would lose when it shows another row.
class ShopCell: UITableViewCell {
    /// Told of each text that is final; set by whoever shows the cell.
    var onChange: (String) -> Void = { _ in }

    private let titleLabel = UILabel("", style: .headline)
    private let noteLabel = UILabel("", style: .footnote)
    private let counterLabel = UILabel("", style: .footnote, color: .secondaryLabel)

    /// What a person types into, or taps.
    var input: UIView { contentView }

    func show(_ value: String, of field: ShopForm.Field) {
        titleLabel.text = field.title
        input.accessibilityLabel = field.title
    }

    /// Red border and message, or neither.
    func show(_ problem: ShopForm.Problem?, count: Int, of field: ShopForm.Field) {
        noteLabel.text = problem?.message ?? field.hint
        noteLabel.textColor = problem == nil ? .secondaryLabel : .systemRed
        counterLabel.text = ShopForm.limit(of: field).map { "\(count)/\($0)" }
        counterLabel.textColor = noteLabel.textColor
        input.layer.borderWidth = problem == nil ? 0 : 1
        input.layer.borderColor = UIColor.systemRed.cgColor
        input.accessibilityHint = noteLabel.text
    }

    /// A text counts when it is final. What an input method still composes is left alone: it may become shorter yet.
    func textDidChange(_ text: String?, markedRange: UITextRange?) {
        if markedRange == nil { onChange(text ?? "") }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onChange = { _ in }
    }

    func layOut() {
        selectionStyle = .none
        input.layer.cornerRadius = 6
        counterLabel.setContentHuggingPriority(.required, for: .horizontal)
        counterLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let footnote = UIStackView(arrangedSubviews: [noteLabel, counterLabel])
        footnote.spacing = 8
        let column = UIStackView(arrangedSubviews: [titleLabel, input, footnote])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: margins.topAnchor),
            column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}
