import UIKit

/// Two fields and a button on a card, as wide as is good to read.
final class LoginCard: UIView {
    let emailField = UITextField("E-mail", keyboard: .emailAddress)
    let passwordField = UITextField("Password", isSecure: true)
    let button = UIButton(configuration: .filled())

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        button.configuration?.title = "Log in"
        let column = Column([emailField, passwordField, button])
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        addFilling(column)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Puts the card at the lower end of a view.
    func add(to view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let margins = view.layoutMarginsGuide
        let width = widthAnchor.constraint(equalTo: margins.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width,
            widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
        ])
    }
}
