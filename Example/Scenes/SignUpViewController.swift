import KeyboardHelper
import UIKit

/// A long form on a scroll view: twelve fields and a text view.
/// The scroll view makes room for the keyboard and scrolls to the input that has the focus.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class SignUpViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let fields = [
        UITextField("Name"), UITextField("Surname"), UITextField("Company"), UITextField("Street"),
        UITextField("Postal code"), UITextField("City"), UITextField("Country"),
        UITextField("Phone", keyboard: .phonePad), UITextField("E-mail", keyboard: .emailAddress),
        UITextField("User name"), UITextField("Password", isSecure: true),
        UITextField("Repeat password", isSecure: true),
    ]
    private let introduction = UITextView(named: "Introduction")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign up"
        view.backgroundColor = .systemBackground
        scrollView.keyboardDismissMode = .interactive
        view.addFilling(scrollView)
        scrollView.addColumn(Column(fields + [introduction]), asWideAs: view)
        introduction.heightAnchor.constraint(equalToConstant: 120).isActive = true

        handleKeyboard(scrollView: scrollView)
    }
}
