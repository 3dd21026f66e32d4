import KeyboardHelper
import UIKit

/// A text view and a button. It is as high as the text, up to so many lines; from there on the text scrolls.
final class MessageBar: UIView, UITextViewDelegate {
    static let maximumLines = 5

    var onSend: (String) -> Void = { _ in }

    let textView = PlaceholderTextView()
    let button = UIButton(configuration: .filled())
    private lazy var row = UIStackView(arrangedSubviews: [textView, button])
    private lazy var height = textView.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        textView.placeholder = "Message"
        textView.accessibilityLabel = "Message"
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.layer.cornerRadius = 8
        textView.delegate = self
        button.configuration?.title = "Send"
        button.isEnabled = false
        button.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
        layOut()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func send() {
        onSend(textView.text ?? "")
        textView.text = ""
        textViewDidChange(textView)
    }

    // MARK: Growing

    func textViewDidChange(_ textView: UITextView) {
        button.isEnabled = textView.hasText
        setNeedsUpdateConstraints()
    }

    override func updateConstraints() {
        let lines = CGFloat(Self.maximumLines) * (textView.font?.lineHeight ?? 0)
        let insets = textView.textContainerInset
        let most = (lines + insets.top + insets.bottom).rounded(.up)
        let space = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        let needed = min(textView.sizeThatFits(space).height, most)
        if height.constant != needed {
            height.constant = needed
            // An accessory view around this one is as high as its content.
            superview?.invalidateIntrinsicContentSize()
        }
        super.updateConstraints()
    }

    /// Another width breaks the text into other lines.
    override func layoutSubviews() {
        super.layoutSubviews()
        // The row lays out the text view in its own turn.
        row.layoutIfNeeded()
        let width = textView.bounds.width
        if width != measuredWidth {
            measuredWidth = width
            setNeedsUpdateConstraints()
        }
    }

    private var measuredWidth: CGFloat = 0

    private func layOut() {
        row.spacing = 8
        row.alignment = .bottom
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            height,
        ])
    }
}
