import KeyboardHelper
import UIKit

/// A form that looks up a hint for the field with the focus. It comes a second later, above the field, and goes again.
/// The form grows and shrinks by that, and the field stays visible above the keyboard.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class BannerViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let fields = [
        "Name", "Street", "Postal code", "City", "Country", "Phone", "Company", "Position", "Tax number", "Remarks",
    ].map { UITextField($0) }
    private lazy var column = Column(fields)
    private let banner = UILabel("This is printed on the invoice.")
    /// Fades while the hint is looked up.
    private let line = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Invoice"
        view.backgroundColor = .systemBackground
        view.addFilling(scrollView)
        scrollView.addColumn(column, asWideAs: view)
        addLine()
        banner.backgroundColor = .systemOrange
        banner.layer.cornerRadius = 8
        banner.clipsToBounds = true
        banner.textAlignment = .center
        let height = banner.heightAnchor.constraint(equalToConstant: 60)
        // A stack view gives a hidden view no height.
        height.priority = .defaultHigh
        height.isActive = true
        for field in fields {
            field.addAction(action { $0.lookUpHint(for: $1) }, for: .editingDidBegin)
            field.addAction(action { controller, _ in controller.hideBanner() }, for: .editingDidEnd)
        }

        handleKeyboard(scrollView: scrollView)
    }

    private func action(_ perform: @escaping (BannerViewController, UITextField) -> Void) -> UIAction {
        UIAction { [weak self] action in
            guard let self, let field = action.sender as? UITextField else { return }
            perform(self, field)
        }
    }

    private func addLine() {
        line.backgroundColor = .systemOrange
        line.alpha = 0
        line.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 3),
        ])
    }

    private func lookUpHint(for field: UITextField) {
        line.alpha = 1
        UIView.animate(
            withDuration: 1, animations: { self.line.alpha = 0 },
            completion: { [weak self, weak field] _ in
                guard let self, let field, field.isFirstResponder else { return }
                showBanner(above: field)
            })
    }

    private func showBanner(above field: UITextField) {
        guard banner.superview == nil, let index = column.arrangedSubviews.firstIndex(of: field) else { return }
        banner.alpha = 1
        banner.isHidden = true
        column.insertArrangedSubview(banner, at: index)
        scrollView.layoutIfNeeded()
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.banner.isHidden = false
                self.scrollView.layoutIfNeeded()
            },
            completion: { [weak self] _ in self?.fadeBanner() })
    }

    /// Two seconds are enough to read it.
    private func fadeBanner() {
        UIView.animate(
            withDuration: 0.2, delay: 2, animations: { self.banner.alpha = 0 },
            completion: { [weak self] _ in self?.hideBanner() })
    }

    private func hideBanner() {
        guard banner.superview != nil, !banner.isHidden else { return }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.banner.isHidden = true
                self.scrollView.layoutIfNeeded()
            },
            completion: { [weak self] _ in self?.banner.removeFromSuperview() })
    }
}
