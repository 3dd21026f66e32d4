import UIKit

/// Rows with completions of a word.
final class CompletionList: UIView {
    static let rowHeight: CGFloat = 40

    private let rows = (0..<4).map { _ in UILabel("") }
    private let endings = ["", ", home", ", work", ", last used"]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        clipsToBounds = true
        layer.borderWidth = 1
        layer.borderColor = UIColor.systemGray4.cgColor
        layer.cornerRadius = 8
        for row in rows {
            row.numberOfLines = 1
            row.textColor = .black
            addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 12, y: CGFloat(index) * Self.rowHeight, width: bounds.width - 24, height: Self.rowHeight)
        }
    }

    func show(_ word: String) {
        for (row, ending) in zip(rows, endings) { row.text = word + ending }
    }
}
