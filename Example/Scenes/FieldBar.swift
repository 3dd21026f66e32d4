import UIKit

/// A bar with a field, and buttons beside it.
final class FieldBar: UIView {
    static let margin: CGFloat = 8

    init(_ views: [UIView]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        for case let button as UIButton in views {
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
