import UIKit

/// Two fields and a button, one below the other.
final class LoginCard: UIView {
    static let height: CGFloat = 196

    let emailField = UITextField()
    let passwordField = UITextField()
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        emailField.placeholder = "E-mail"
        emailField.keyboardType = .emailAddress
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        for field in [emailField, passwordField] { field.borderStyle = .roundedRect }
        button.setTitle("Log in", for: .normal)
        for view in [emailField, passwordField, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var row = CGRect(x: 16, y: 16, width: bounds.width - 32, height: 44)
        for view in [emailField, passwordField, button] {
            view.frame = row
            row.origin.y = row.maxY + 16
        }
    }
}
