import KeyboardHelper
import UIKit

/// The same card with a greeting above it.
/// The whole of the controller's view is lifted, and keeps its safe area.
///
/// Support code, in `Support`: the initializers of inputs and labels.
final class WholeLoginViewController: UIViewController, KeyboardAvoiding {
    private let card = LoginCard()
    private let greeting = UILabel("Welcome back", style: .title1)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.add(to: view)
        greeting.textAlignment = .center
        greeting.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(greeting)
        NSLayoutConstraint.activate([
            greeting.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            greeting.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            greeting.bottomAnchor.constraint(equalTo: card.topAnchor, constant: -Column.spacing),
        ])

        handleKeyboard(containerView: view)
    }
}
