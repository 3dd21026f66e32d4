import Foundation
import KeyboardHelper
import UIKit

// Toolbar and return key, tables and collections, and what other libraries' users write instead.

private final class ToolbarExample: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let couponField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(
            scrollView: scrollView,
            options: .init(dismissesOnTap: true, movesFocusOnReturn: true, showsToolbar: true))
    }

    func localize(_ avoidance: KeyboardAvoidance) {
        avoidance.toolbar.previousItem.accessibilityLabel = NSLocalizedString("Previous field", comment: "")
        avoidance.toolbar.nextItem.accessibilityLabel = NSLocalizedString("Next field", comment: "")
    }

    func replaceToolbar() {
        let avoidance = handleKeyboard(scrollView: scrollView, options: .init(showsToolbar: true))
        avoidance.toolbar = AmountToolbar()
        avoidance.toolbar.additionalItems = [UIBarButtonItem(systemItem: .camera)]
    }

    func moveFocus(_ avoidance: KeyboardAvoidance) {
        avoidance.skip(couponField)
        avoidance.focusNext()
    }
}

@MainActor private func ignore(_ completions: UIView, in avoidance: KeyboardAvoidance) {
    avoidance.ignore(completions, for: .editing)
}

private final class AmountToolbar: KeyboardToolbar {
    override func title(for input: UIView) -> String? { input.accessibilityLabel }
}

private final class WritingToolsExample: UIViewController, KeyboardAvoiding, UITextViewDelegate {
    func textViewWritingToolsWillBegin(_ textView: UITextView) {
        keyboardAvoidances.forEach { $0.toolbar.isHidden = true }
    }

    func textViewWritingToolsDidEnd(_ textView: UITextView) {
        keyboardAvoidances.forEach { $0.toolbar.isHidden = false }
    }
}

private final class TableExample: UIViewController, KeyboardAvoiding {
    let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(scrollView: tableView)
    }

    func showFault(at path: IndexPath) {
        tableView.scrollToRow(at: path, at: .middle, animated: false)
        tableView.layoutIfNeeded()
        if let cell = tableView.cellForRow(at: path) {
            keyboardAvoidances.first?.reveal(cell)
        }
    }
}

@MainActor private func makeForm() -> UIView {
    let form = KeyboardAvoidingScrollView()
    form.keyboardAvoidance.options.spacing = 20
    return form
}

// MARK: Coming from another library

@MainActor private func makeFormLikeTPKeyboardAvoiding() -> UIView {
    let form = KeyboardAvoidingScrollView()
    form.keyboardAvoidance.options = .init(dismissesOnTap: true, movesFocusOnReturn: true)
    return form
}

private final class PickerViewController: UIViewController {}
private final class LoginViewController: UIViewController {}

@MainActor private func serveLikeIQKeyboardManager(_ window: UIWindow) {
    window.handleKeyboard()
    window.handleKeyboard(options: .init(dismissesOnTap: true, showsToolbar: true))
        .ignore(PickerViewController.self, for: .movement)
        .ignore(LoginViewController.self, for: .editing)
}

private final class FormerFJFExample: UIViewController, KeyboardAvoiding {
    let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(containerView: card, options: .init(spacing: 20, dismissesOnTap: true))
    }
}

// MARK: Search fields, completions, codes

private final class SearchExample: UIViewController, KeyboardAvoiding {
    let table = UITableView()
    let searchBar = UISearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(searchBar)
        let bottom = searchBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottom.isActive = true
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: table)
    }

    func leaveOut(_ avoidance: KeyboardAvoidance) {
        avoidance.ignore(searchBar, for: .editing)
    }
}

private final class CompletionsExample: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let cityField = UITextField()
    let completions = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(scrollView: scrollView, options: .init(spacing: 100))
    }

    func showThem(_ avoidance: KeyboardAvoidance) {
        avoidance.addCompanion(completions, for: cityField)
    }
}

private final class CodeExample: UIViewController, KeyboardAvoiding {
    let (codeView, boxes) = (UIView(), UIView())
    let hiddenField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        codeView.addSubview(hiddenField)
        codeView.addSubview(boxes)
        handleKeyboard(containerView: codeView)
    }

    func nameThem(_ avoidance: KeyboardAvoidance) {
        avoidance.addCompanion(boxes, for: hiddenField)
    }
}
