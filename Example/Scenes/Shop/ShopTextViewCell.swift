import KeyboardHelper
import UIKit

/// A row with a longer text, which scrolls in its box.
final class ShopTextViewCell: ShopCell, UITextViewDelegate {
    private let textView = PlaceholderTextView()

    override var input: UIView { textView }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .secondarySystemBackground
        textView.delegate = self
        textView.heightAnchor.constraint(equalToConstant: 120).isActive = true
        layOut()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ value: String, of field: ShopForm.Field) {
        super.show(value, of: field)
        textView.text = value
        textView.placeholder = field.title
    }

    func textViewDidChange(_ textView: UITextView) {
        textDidChange(textView.text, markedRange: textView.markedTextRange)
    }
}
