import UIKit

/// A message in a bubble: one's own on the right, the others' on the left.
final class MessageCell: UITableViewCell {
    private let bubble = UIView()
    private let label = UILabel("")
    private lazy var right = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
    private lazy var left = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        bubble.layer.cornerRadius = 17
        bubble.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        // Below the bars, the safe area would push the text down.
        bubble.insetsLayoutMarginsFromSafeArea = false
        bubble.addFillingMargins(label)
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.78),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The table's next cell for a message, which may have shown another one.
    static func dequeue(from table: UITableView) -> MessageCell {
        table.dequeueReusableCell(withIdentifier: "message") as? MessageCell
            ?? MessageCell(style: .default, reuseIdentifier: "message")
    }

    /// Not `text`, which UIKit's own cell once had and still has on the Mac.
    var message: String? { label.text }

    func show(_ text: String, isOwn: Bool) {
        label.text = text
        label.textColor = isOwn ? .white : .label
        bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemBackground
        for side in [left, right] { side.isActive = false }
        (isOwn ? right : left).isActive = true
    }
}
