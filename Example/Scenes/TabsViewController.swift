import KeyboardHelper
import UIKit

/// A tab bar controller whose one call serves every controller inside.
/// They know nothing of the library. What scrolls is scrolled, and what does not is lifted.
///
/// Support code, in `Support`: `Column`, `addHeading(_:_:)`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the
/// initializers of inputs and labels.
final class TabsViewController: UITabBarController, KeyboardAvoiding {
    override func viewDidLoad() {
        super.viewDidLoad()
        let (contact, profile) = (PlainContactViewController(), PlainProfileViewController())
        (contact.title, profile.title) = ("Contact", "Profile")
        viewControllers = [contact, profile].map { UINavigationController(rootViewController: $0) }

        handleKeyboard()
    }
}

/// Two fields at the lower end of a screen that does not scroll.
class PlainContactViewController: UIViewController {
    private let column = Column([UITextField("Subject"), UITextField("Message")])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        for field in column.arrangedSubviews { field.backgroundColor = .systemBackground }
        view.addHeading(
            "Write to us", "We answer within a day. The workshop is open from Tuesday to Saturday, from nine to six.")
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Column.spacing),
        ])
    }
}

/// A form that scrolls.
final class PlainProfileViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let fields = [
        "First name", "Last name", "Nickname", "Company", "Street", "Postal code", "City", "Region", "Country",
        "E-mail", "Phone",
    ].map { UITextField($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addFilling(scrollView)
        scrollView.addColumn(Column(fields), asWideAs: view)
    }
}
