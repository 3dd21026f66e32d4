import KeyboardHelper
import UIKit

/// A card in the lower half of the screen: the card is lifted, and a footer follows the keyboard by closures.
final class LoginViewController: UIViewController, KeyboardAvoiding {
    let card = LoginCard()
    let footer = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        view.backgroundColor = .systemBackground
        footer.text = "Forgotten your password?"
        footer.font = .preferredFont(forTextStyle: .footnote)
        footer.textAlignment = .center
        view.addSubview(card)
        view.addSubview(footer)

        var options = KeyboardAvoidanceOptions()
        options.spacing = 40
        let avoidance = handleKeyboard(containerView: card, options: options)
        for field in [card.emailField, card.passwordField] { avoidance.setCompanion(card.button, for: field) }
        handleKeyboard(
            onShow: { controller, transition in
                let covered = transition.overlap(with: controller.view) - controller.view.safeAreaInsets.bottom
                controller.footer.transform = CGAffineTransform(translationX: 0, y: -covered)
            },
            onHide: { controller, _ in
                controller.footer.transform = .identity
            })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(area.width - 40, 420)
        footer.bounds = CGRect(x: 0, y: 0, width: width, height: 24)
        footer.center = CGPoint(x: area.midX, y: area.maxY - 12)
        card.frame = CGRect(
            x: area.midX - width / 2, y: area.maxY - 32 - LoginCard.height, width: width, height: LoginCard.height)
        // The card has been put back to its place; nobody else knows.
        for avoidance in keyboardAvoidances { avoidance.update() }
    }
}
