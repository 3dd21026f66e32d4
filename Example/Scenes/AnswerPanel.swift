import UIKit

/// Answers to choose from, in rows, and a button that leads back to the keyboard.
final class AnswerPanel: UIView {
    var onAnswer: (String) -> Void = { _ in }

    private static let answers = [
        ["On my way.", "Soon.", "Later!"], ["Yes, please.", "No, thanks.", "Perhaps."], ["Thank you!", "Any time."],
    ]

    init(_ keyboardButton: UIButton) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        clipsToBounds = true
        var rows = Self.answers.map { $0.map(button) }
        rows[rows.count - 1].append(keyboardButton)
        let column = UIStackView(arrangedSubviews: rows.map(row))
        column.axis = .vertical
        column.spacing = 8
        column.distribution = .fillEqually
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let bottom = column.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8)
        // A closed panel is lower than its buttons.
        bottom.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            bottom,
            column.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func button(_ answer: String) -> UIButton {
        UIButton(
            configuration: .gray(), primaryAction: UIAction(title: answer) { [weak self] _ in self?.onAnswer(answer) })
    }

    private func row(_ buttons: [UIButton]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: buttons)
        row.spacing = 8
        row.distribution = .fillEqually
        return row
    }
}
