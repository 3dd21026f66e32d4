import KeyboardHelper
import UIKit

// What skills/keyboard-helper/SKILL.md shows.

private final class SkillExample: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let bar = UIView()
    let submitButton = UIButton()
    let passwordField = UITextField()
    let field = UITextField()

    func makeTwoCalls() {
        let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottom.isActive = true
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: scrollView)
    }

    func makeCallWithOptions() {
        handleKeyboard(scrollView: scrollView, options: .init(movesFocusOnReturn: true, showsToolbar: true))
            .addCompanion(submitButton, for: passwordField)  // both visible, if both fit
    }

    func openPanel() -> CGFloat {
        keyboardAvoidances.forEach { $0.isFrozen = true }
        field.resignFirstResponder()
        let height = KeyboardTransition.lastShown(in: view)?.overlap(with: view) ?? 300
        return height
    }
}
