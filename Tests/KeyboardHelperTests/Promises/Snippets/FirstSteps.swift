import KeyboardHelper
import UIKit

// What README.md, the documentation and the comments of the library show, as a user would write it. Here: the first steps.
// `DocumentationTests` looks for every snippet in these files. Lines that end with "not shown" are not part of a snippet.

private final class SignUpViewController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)  // with your fields in it
        handleKeyboard(scrollView: scrollView)
    }
}

extension KeyboardAvoidance.Options {
    static let form = Self(spacing: 20, dismissesOnTap: true, showsToolbar: true)
}

extension ExampleScreen {
    func giveOptions() {
        handleKeyboard(
            scrollView: scrollView,
            options: .init(spacing: 20, dismissesOnTap: true, showsToolbar: true))
    }

    func nameExceptions() {
        let avoidance = handleKeyboard(scrollView: scrollView)
        avoidance.addCompanion(submitButton, for: passwordField)  // both visible, if both fit
        avoidance.setSpacing(40, for: codeField)
        avoidance.ignore(searchBar)
        avoidance.skip(couponField)  // not for previous, next and Return
        keyboardAvoidances.first?.reveal(invalidRow)
    }

    func observe() {
        handleKeyboard(scrollView: scrollView).onDecision = { decision in
            print(decision)
        }
        KeyboardAvoidance.logsDecisions = true
        if let avoidance = view.window?.keyboardAvoidance {
            avoidance.onDecision = { print($0) }
        }
    }
}
