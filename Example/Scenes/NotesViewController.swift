import KeyboardHelper
import UIKit

/// A text as large as the screen.
/// The line with the caret stays in sight, also while the text grows.
///
/// Support code, in `Support`: the initializers of inputs and labels.
final class NotesViewController: UIViewController, KeyboardAvoiding {
    private let textView = UITextView(named: "Note")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .systemBackground
        layOut()
        textView.backgroundColor = .systemBackground
        textView.layer.cornerRadius = 0
        textView.alwaysBounceVertical = true
        textView.keyboardDismissMode = .interactive
        textView.text = (1...60).map { "\($0). Something that must not be forgotten." }.joined(separator: "\n")

        handleKeyboard(scrollView: textView)
    }

    /// From the top to the bottom of the screen, and beside its camera.
    private func layOut() {
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }
}
