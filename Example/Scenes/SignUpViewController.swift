import KeyboardHelper
import UIKit

/// A long form on a scroll view: twelve text fields and a text view, laid out by frames.
final class SignUpViewController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let fields = [
        "Name", "Surname", "Company", "Street", "Postal code", "City",
        "Country", "Phone", "E-mail", "User name", "Password", "Repeat password",
    ].map { makeField($0) }
    let introduction = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign up"
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        introduction.accessibilityLabel = "Introduction"
        introduction.font = .preferredFont(forTextStyle: .body)
        introduction.backgroundColor = .secondarySystemBackground
        for input in fields + [introduction] { scrollView.addSubview(input) }

        handleKeyboard(scrollView: scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (margin, spacing) = (20.0, 16.0)
        var y = margin
        func place(_ input: UIView, height: CGFloat) {
            let safeArea = view.safeAreaInsets
            let width = scrollView.bounds.width - safeArea.left - safeArea.right - 2 * margin
            input.frame = CGRect(x: safeArea.left + margin, y: y, width: width, height: height)
            y = input.frame.maxY + spacing
        }
        for field in fields { place(field, height: 44) }
        place(introduction, height: 120)
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y - spacing + margin)
    }

    private static func makeField(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = placeholder.lowercased().contains("password")
        field.keyboardType = placeholder == "Phone" ? .phonePad : .default
        return field
    }
}
