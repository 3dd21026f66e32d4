import KeyboardHelper
import UIKit

/// A row with a longer text, which scrolls in its box.
final class ShopTextViewCell: ShopCell, UITextViewDelegate {
    private let textView = PlaceholderTextView()

    override func input(for field: ShopForm.Field) -> UIView { textView }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .secondarySystemBackground
        textView.delegate = self
        textView.heightAnchor.constraint(equalToConstant: 120).isActive = true
        layOut(textView)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ row: ShopRow, of form: ShopForm) {
        super.show(row, of: form)
        textView.text = form[row.field]
        textView.placeholder = row.field.title
        textView.accessibilityLabel = row.field.title
    }

    /// As in a text field, a text counts when it is final.
    func textViewDidChange(_ textView: UITextView) {
        if textView.markedTextRange == nil { tell(textView.text) }
    }
}
