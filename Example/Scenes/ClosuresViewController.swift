import KeyboardHelper
import UIKit

/// A layout that changes in its own way: a bar goes up, and a picture makes room.
/// Both closures run inside the keyboard's own animation, and the view is laid out in it.
///
/// Support code, in `Support`: `Column`, `addHeading(_:_:)` and the initializers of inputs and labels.
final class ClosuresViewController: UIViewController, KeyboardAvoiding {
    private let emblem = UILabel("✻", style: .largeTitle)
    private let bar = Column([UITextField("Word"), UITextField("Translation")])
    private lazy var bottom = bar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Column.spacing)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dictionary"
        view.backgroundColor = .systemBackground
        layOut()
        view.addHeading("Twelve new words", "Add one that you have read today.")

        handleKeyboard(
            onShow: { controller, keyboard in
                let covered = keyboard.overlap(with: controller.view) - controller.view.safeAreaInsets.bottom
                controller.bottom.constant = -max(0, covered) - Column.spacing
                controller.emblem.alpha = 0
            },
            onHide: { controller, _ in
                controller.bottom.constant = -Column.spacing
                controller.emblem.alpha = 1
            })
    }

    private func layOut() {
        for subview in [emblem, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        emblem.isAccessibilityElement = false
        NSLayoutConstraint.activate([
            emblem.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            emblem.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            bottom,
        ])
    }
}
