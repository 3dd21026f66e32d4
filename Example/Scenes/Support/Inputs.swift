import UIKit

extension UITextField {
    /// A field that says what belongs into it, to the eye, to VoiceOver and to the keyboard.
    convenience init(_ placeholder: String, keyboard: UIKeyboardType = .default, isSecure: Bool = false) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        accessibilityLabel = placeholder
        keyboardType = keyboard
        isSecureTextEntry = isSecure
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
    }
}

extension UITextView {
    /// A box of text with a name for VoiceOver.
    convenience init(named name: String) {
        self.init(frame: .zero)
        accessibilityLabel = name
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 8
    }
}

extension UIView {
    /// Adds a heading and some words below it, where the safe area begins.
    func addHeading(_ title: String, _ words: String) {
        let column = Column([UILabel(title, style: .title1), UILabel(words, color: .secondaryLabel)])
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 2 * Column.spacing),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
}

extension UILabel {
    /// A text that is as long as it needs to be.
    convenience init(_ text: String, style: UIFont.TextStyle = .body, color: UIColor = .label) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = 0
    }
}
