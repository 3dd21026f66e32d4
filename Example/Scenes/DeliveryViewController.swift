import KeyboardHelper
import UIKit

/// A form with boxes of text of several heights among its fields.
/// The boxes scroll their own text, and the form scrolls the boxes.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class DeliveryViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let note = UITextView(named: "Note for the driver")
    private let address = UITextView(named: "Address")
    private let directions = UITextView(named: "Directions")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Delivery"
        view.backgroundColor = .systemBackground
        address.text = "Ada Byron\n12 Mill Lane\nThird floor"
        directions.text = (1...12).map { "\($0). Turn where the road forks." }.joined(separator: "\n")
        let rows: [UIView] = [
            UITextField("Name"), caption("Note for the driver"), note, UITextField("Phone", keyboard: .numberPad),
            caption("Address"), address, caption("Directions"), directions,
        ]
        view.addFilling(scrollView)
        scrollView.addColumn(Column(rows), asWideAs: view)
        for (box, height) in [(note, 64), (address, 120), (directions, 200)] as [(UIView, CGFloat)] {
            box.heightAnchor.constraint(equalToConstant: height).isActive = true
        }

        handleKeyboard(scrollView: scrollView)
    }

    private func caption(_ text: String) -> UILabel { UILabel(text, style: .footnote, color: .secondaryLabel) }
}
