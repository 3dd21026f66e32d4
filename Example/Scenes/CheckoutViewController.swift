import KeyboardHelper
import UIKit

/// A form with a bar above the keyboard: previous, next, Done.
/// The return key leads to the next field too, and a tap beside the fields ends editing.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class CheckoutViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let fields = [
        UITextField("Name on the card"), UITextField("Card number", keyboard: .numberPad),
        UITextField("Expiry date", keyboard: .numbersAndPunctuation),
        UITextField("Security code", keyboard: .numberPad),
        UITextField("Street"), UITextField("Postal code"), UITextField("City"), UITextField("Country"),
    ]
    private let message = UITextView(named: "Message to the shop")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Check out"
        view.backgroundColor = .systemBackground
        view.addFilling(scrollView)
        scrollView.addColumn(Column(fields + [message]), asWideAs: view)
        message.heightAnchor.constraint(equalToConstant: 120).isActive = true

        handleKeyboard(
            scrollView: scrollView,
            options: .init(dismissesOnTap: true, movesFocusOnReturn: true, showsToolbar: true))
    }
}
