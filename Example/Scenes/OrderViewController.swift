import KeyboardHelper
import UIKit

/// A form over which a sheet with a form of its own comes up.
/// Each of the two controllers makes its own call; what is covered by a sheet stays where it is.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class OrderViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let fields = [UITextField("Name"), UITextField("Article"), UITextField("Number", keyboard: .numberPad)]
    private lazy var addressButton = UIButton(
        configuration: .tinted(),
        primaryAction: UIAction(title: "Address…") { [weak self] _ in self?.showAddress() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order"
        view.backgroundColor = .systemBackground
        view.addFilling(scrollView)
        scrollView.addColumn(Column(fields + [addressButton]), asWideAs: view)

        handleKeyboard(scrollView: scrollView)
    }

    func showAddress() {
        present(AddressViewController(), animated: true)
    }
}

/// The sheet.
final class AddressViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let fields = ["Recipient", "Company", "Street", "Postal code", "City", "Region", "Country", "Phone"]
        .map { UITextField($0) }
    private let directions = UITextView(named: "Directions")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addFilling(scrollView)
        scrollView.addColumn(Column(fields + [directions]), asWideAs: view)
        directions.heightAnchor.constraint(equalToConstant: 120).isActive = true

        handleKeyboard(scrollView: scrollView)
    }
}
