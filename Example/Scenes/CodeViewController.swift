import KeyboardHelper
import UIKit

/// Six boxes for a one-time code, at the lower end of a screen that does not scroll.
/// They show what is typed into a field that nobody sees. While it has the focus, the boxes stay visible in its place.
///
/// Support code, in `Support`: `Column`, `addHeading(_:_:)` and the initializers of inputs and labels.
final class CodeViewController: UIViewController, KeyboardAvoiding {
    private(set) lazy var boxes = CodeBoxes()
    private lazy var panel = Column([UILabel("Your code", style: .headline), boxes])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Confirm"
        view.backgroundColor = .systemBackground
        view.addHeading("Is it you?", "A message with six digits is on its way to your phone.")
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
        ])

        handleKeyboard(containerView: panel)
    }
}
