import KeyboardHelper
import UIKit

/// A form down to the edge of the screen, and a button that rides on the keyboard in front of it.
/// No field ends behind the button, and all of the form can be scrolled free of it.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class ContinueViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About you"
        view.backgroundColor = .systemBackground
        button.configuration?.title = "Continue"
        let names = [
            "First name", "Last name", "Street", "House number", "Postal code", "City", "Country", "Phone", "Email",
            "Employer", "Position",
        ]
        view.addFilling(scrollView)
        scrollView.addColumn(Column(names.map { UITextField($0) }), asWideAs: view)
        // Without the keyboard, the end of the form can be scrolled free of the button.
        scrollView.contentInset.bottom = 74
        let bottom = addButton()

        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: scrollView)
    }

    private func addButton() -> NSLayoutConstraint {
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        let safeArea = view.safeAreaLayoutGuide
        let bottom = button.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12)
        NSLayoutConstraint.activate([
            bottom,
            button.heightAnchor.constraint(equalToConstant: 50),
            button.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
        ])
        return bottom
    }
}
