import KeyboardHelper
import UIKit

/// The same card, with the whole of the controller's view lifted.
final class WholeLoginViewController: UIViewController, KeyboardAvoiding {
    let card = LoginCard()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(card)

        handleKeyboard(containerView: view)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(area.width - 40, 420)
        card.frame = CGRect(
            x: area.midX - width / 2, y: area.maxY - 20 - LoginCard.height, width: width, height: LoginCard.height)
    }
}
