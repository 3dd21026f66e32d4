import KeyboardHelper
import UIKit

/// A card at the lower end of a screen that does not scroll; Auto Layout positions it.
/// The card alone is lifted, as far as the field with the focus needs.
///
/// Support code, in `Support`: `addHeading(_:_:)`.
final class LoginViewController: UIViewController, KeyboardAvoiding {
    private let card = LoginCard()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        view.backgroundColor = .systemBackground
        view.addHeading("Your library card", "Log in to see what you have borrowed, and when it is due.")
        card.add(to: view)

        handleKeyboard(containerView: card)
    }
}
