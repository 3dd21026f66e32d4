import KeyboardHelper
import UIKit

/// A card at the lower end of a screen that does not scroll; Auto Layout positions it.
/// The card alone is lifted, as far as the field with the focus needs.
final class LoginViewController: UIViewController, KeyboardAvoiding {
    private let card = LoginCard()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        view.backgroundColor = .systemBackground
        card.add(to: view)

        handleKeyboard(containerView: card)
    }
}
