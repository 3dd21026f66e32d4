import KeyboardHelper
import UIKit

/// A field and, below it, the button that it is for.
/// The button stays visible together with the field, while that has the focus.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class CompanionViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let terms = UILabel(
        Array(repeating: "A code is worth ten per cent of what is in your basket.", count: 12).joined(separator: " "),
        color: .secondaryLabel)
    private let code = UITextField("Code")
    private let redeem = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Redeem a code"
        view.backgroundColor = .systemBackground
        redeem.configuration?.title = "Redeem"
        view.addFilling(scrollView)
        scrollView.addColumn(Column([terms, code, redeem]), asWideAs: view)

        handleKeyboard(scrollView: scrollView).addCompanion(redeem, for: code)
    }
}
