import UIKit

/// One row of the form: a title, its inputs, and below them a hint or a complaint with a counter.
/// Subclasses bring the inputs. A cell holds nothing that it would lose when it shows another row.
class ShopCell: UITableViewCell {
    /// Told of each value that is final; set by whoever shows the cell.
    var onChange: (ShopForm.Field, String) -> Void = { _, _ in }

    private(set) var row: ShopRow?
    private let titleLabel = UILabel("", style: .headline)
    private let noteLabel = UILabel("", style: .footnote)
    private let counterLabel = UILabel("", style: .footnote, color: .secondaryLabel)

    /// The views to type into, or to tap. Fields may share one.
    func input(for field: ShopForm.Field) -> UIView { contentView }

    func show(_ row: ShopRow, of form: ShopForm) {
        self.row = row
        titleLabel.text = row.title
    }

    /// A value of the row's one field.
    func tell(_ value: String) {
        if let row { onChange(row.field, value) }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onChange = { _, _ in }
        row = nil
    }

    // MARK: Problems

    /// A message and a red border around each faulty input, or neither.
    func show(_ problems: [ShopForm.Field: ShopForm.Problem], in form: ShopForm) {
        guard let row else { return }
        let message = self.message(of: row.fields, among: problems)
        noteLabel.text = message ?? row.hint
        noteLabel.textColor = message == nil ? .secondaryLabel : .systemRed
        let limited = row.fields.first { ShopForm.limit(of: $0) != nil }
        counterLabel.text = limited.flatMap { field in
            ShopForm.limit(of: field).map { "\(form.count(of: field))/\($0)" }
        }
        counterLabel.textColor = noteLabel.textColor
        for input in row.fields.map(input) {
            let message = self.message(of: row.fields.filter { self.input(for: $0) === input }, among: problems)
            input.layer.borderWidth = message == nil ? 0 : 1
            input.layer.borderColor = UIColor.systemRed.cgColor
            input.layer.cornerRadius = 6
            input.accessibilityHint = message ?? row.hint
        }
    }

    private func message(of fields: [ShopForm.Field], among problems: [ShopForm.Field: ShopForm.Problem]) -> String? {
        fields.compactMap { problems[$0]?.message }.first
    }

    // MARK: Layout

    /// Puts the inputs between the title and what is said below.
    func layOut(_ inputs: UIView) {
        selectionStyle = .none
        counterLabel.setContentHuggingPriority(.required, for: .horizontal)
        counterLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let footnote = UIStackView(arrangedSubviews: [noteLabel, counterLabel])
        footnote.spacing = 8
        let column = UIStackView(arrangedSubviews: [titleLabel, inputs, footnote])
        column.axis = .vertical
        column.spacing = 8
        contentView.addFillingMargins(column)
    }
}
