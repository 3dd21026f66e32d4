import KeyboardHelper
import UIKit

/// A text as large as the screen.
/// The line with the caret stays in sight, also while the text grows.
final class NotesViewController: UIViewController, KeyboardAvoiding {
    private let textView = UITextView(named: "Note")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .systemBackground
        view.addFilling(textView)
        textView.backgroundColor = .systemBackground
        textView.layer.cornerRadius = 0
        textView.alwaysBounceVertical = true
        textView.keyboardDismissMode = .interactive
        textView.text = (1...60).map { "\($0). Something that must not be forgotten." }.joined(separator: "\n")

        handleKeyboard(scrollView: textView)
    }
}
