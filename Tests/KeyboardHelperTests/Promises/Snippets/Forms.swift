import Foundation
import KeyboardHelper
import UIKit

// Toolbar and return key, tables and collections, search fields, completions and codes, and what other libraries' users write
// instead.

private final class AmountToolbar: KeyboardToolbar {
    override func title(for input: UIView) -> String? { input.accessibilityLabel }
}

private final class PickerViewController: UIViewController {}
private final class LoginViewController: UIViewController {}

extension ExampleScreen {
    func useToolbar() {
        handleKeyboard(
            scrollView: scrollView,
            options: .init(dismissesOnTap: true, movesFocusOnReturn: true, showsToolbar: true))
        avoidance.toolbar.previousItem.accessibilityLabel = NSLocalizedString("Previous field", comment: "")
        avoidance.toolbar.nextItem.accessibilityLabel = NSLocalizedString("Next field", comment: "")
    }

    func replaceToolbar() {
        let avoidance = handleKeyboard(scrollView: scrollView, options: .init(showsToolbar: true))
        avoidance.toolbar = AmountToolbar()
        avoidance.toolbar.additionalItems = [UIBarButtonItem(systemItem: .camera)]
        avoidance.skip(couponField)
        avoidance.focusNext()
        avoidance.ignore(completions, for: .editing)
    }

    func textViewWritingToolsWillBegin(_ textView: UITextView) {
        keyboardAvoidances.forEach { $0.toolbar.isHidden = true }
    }

    func textViewWritingToolsDidEnd(_ textView: UITextView) {
        keyboardAvoidances.forEach { $0.toolbar.isHidden = false }
    }

    func showFault(at path: IndexPath) {
        handleKeyboard(scrollView: tableView)
        tableView.scrollToRow(at: path, at: .middle, animated: false)
        tableView.layoutIfNeeded()
        if let cell = tableView.cellForRow(at: path) {
            keyboardAvoidances.first?.reveal(cell)
        }
    }

    func makeForm() {
        let form = KeyboardAvoidingScrollView()
        form.keyboardAvoidance.options.spacing = 20
    }

    // MARK: Coming from another library

    func comeFromTPKeyboardAvoiding() {
        let form = KeyboardAvoidingScrollView()
        form.keyboardAvoidance.options = .init(dismissesOnTap: true, movesFocusOnReturn: true)
    }

    func comeFromIQKeyboardManager(_ window: UIWindow) {
        window.handleKeyboard()
        window.handleKeyboard(options: .init(dismissesOnTap: true, showsToolbar: true))
            .ignore(PickerViewController.self, for: .movement)
            .ignore(LoginViewController.self, for: .editing)
    }

    func comeFromFJFKeyboardHelper() {
        handleKeyboard(containerView: card, options: .init(spacing: 20, dismissesOnTap: true))
    }

    // MARK: Search fields, completions, codes

    func search() {
        let bottom = searchBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottom.isActive = true
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: table)
        avoidance.ignore(searchBar, for: .editing)
    }

    func complete() {
        handleKeyboard(scrollView: scrollView, options: .init(spacing: 100))
        avoidance.addCompanion(completions, for: cityField)
    }

    func enterCode() {
        codeView.addSubview(hiddenField)
        codeView.addSubview(boxes)
        handleKeyboard(containerView: codeView)
        avoidance.addCompanion(boxes, for: hiddenField)
    }
}
