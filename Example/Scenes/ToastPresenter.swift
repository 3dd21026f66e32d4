import KeyboardHelper
import UIKit

/// Shows toasts above a bar, and above the keyboard while that covers the bar.
/// It is no controller: its call belongs to the view that the toasts are in.
///
/// Support code, in `Support`: the initializer of labels.
final class ToastPresenter: KeyboardAvoiding {
    private(set) weak var keyboardHost: UIView?
    /// The toasts, the newest one at the bottom. Without any, it has no height.
    private let shelf = UIStackView()

    init(in view: UIView, above bar: UIView) {
        keyboardHost = view
        shelf.axis = .vertical
        shelf.spacing = 8
        shelf.isUserInteractionEnabled = false
        shelf.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shelf)
        let bottom = shelf.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8)
        NSLayoutConstraint.activate([
            bottom,
            shelf.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            shelf.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])

        handleKeyboard(bottomConstraint: bottom)
    }

    var toasts: [UIView] { shelf.arrangedSubviews }

    func show(_ text: String) {
        let toast = UILabel(text, style: .subheadline, color: .systemBackground)
        toast.textAlignment = .center
        toast.backgroundColor = .label
        toast.layer.cornerRadius = 8
        toast.clipsToBounds = true
        toast.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        toast.alpha = 0
        shelf.addArrangedSubview(toast)
        keyboardHost?.layoutIfNeeded()
        UIView.animate(withDuration: 0.25) { toast.alpha = 1 }
    }

    func hideAll() {
        let toasts = toasts
        UIView.animate(
            withDuration: 0.25, animations: { for toast in toasts { toast.alpha = 0 } },
            completion: { _ in for toast in toasts { toast.removeFromSuperview() } })
    }
}
