import KeyboardHelper
import UIKit

/// Vends a bar of 50 points with a field of its own, and shows a list of fields.
final class VendingScreen: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let fields: [UITextField] = (0..<16).map { .at(20 + 60 * CGFloat($0)) }
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    let barField = UITextField(frame: CGRect(x: 8, y: 6, width: 200, height: 38))
    /// Read as the view is loaded.
    var options = KeyboardAvoidance.Options()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.addSubview(barField)
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        view.addSubview(scrollView)
        fields.forEach(scrollView.addSubview)
        handleKeyboard(scrollView: scrollView, options: options)
    }
}
