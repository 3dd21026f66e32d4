import KeyboardHelper
import UIKit

/// A form on a phone that folds across the middle of its screen. While the phone is half open, no field stops in the fold.
///
/// Support code, in `Support`: `Fold`, `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs.
final class FoldViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let strip = UIView()
    private(set) var fold = Fold()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reservation"
        view.backgroundColor = .systemBackground
        let names = [
            "Guest", "Company", "Adults", "Children", "Arrival", "Departure", "Street", "Postal code", "City",
            "Country", "Phone", "E-mail", "Number plate", "Wishes",
        ]
        // Behind the form: it shows where the fold is, and covers nothing. UIKit insets a form that is not the first subview, and
        // too short to scroll, only if it is told to (contentInsetAdjustmentBehavior).
        scrollView.contentInsetAdjustmentBehavior = .always
        strip.backgroundColor = .systemGray5
        view.addSubview(strip)
        view.addFilling(scrollView)
        scrollView.addColumn(Column(names.map { UITextField($0) }), asWideAs: view)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Hinge", primaryAction: UIAction { [weak self] _ in self?.moveHinge() })

        handleKeyboard(scrollView: scrollView)
            .setObstructions { [weak self] window in self?.fold.areas(in: window) ?? [] }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showStrip()
    }

    /// Lays the phone flat, or folds it half. No view changes its size, so nothing is laid out.
    func moveHinge() {
        fold.isHalfOpen.toggle()
        showStrip()
        keyboardAvoidances.forEach { $0.update() }
    }

    private func showStrip() {
        let area = view.window.flatMap { fold.areas(in: $0).first }
        strip.isHidden = area == nil
        strip.frame = area.map { view.convert($0, from: nil) } ?? .zero
    }
}
