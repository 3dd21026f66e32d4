public import KeyboardHelper
public import UIKit

// Choosing a target, and a whole window.

extension ExampleScreen {
    func chooseTarget() {
        handleKeyboard(scrollView: scrollView)
        handleKeyboard(containerView: card)
        handleKeyboard(scrollView: scrollView).addCompanion(card, for: card)
        handleKeyboard(safeAreaOf: self)
    }

    func raiseBar() {
        let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottom.isActive = true
        handleKeyboard(bottomConstraint: bottom)
    }

    func raiseBarAboveTabs() {
        let bottom = bar.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -8)
        bottom.isActive = true
        handleKeyboard(bottomConstraint: bottom)
    }

    func raiseButton(_ bottom: NSLayoutConstraint) {
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: scrollView)
    }

    func pinButton() {
        button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        handleKeyboard(scrollView: scrollView)
    }

    func followChanges() {
        bottom = footer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60)
        bottom.isActive = true
        handleKeyboard(onChange: { screen, transition in
            screen.bottom.constant = -max(60, transition.overlap(with: screen.view) + 12)
        })
    }

    func moveByClosures() {
        handleKeyboard(
            onShow: { controller, transition in
                let covered = transition.overlap(with: controller.view)
                let safe = controller.view.safeAreaInsets.bottom
                controller.footer.transform = .init(translationX: 0, y: safe - covered)
            },
            onHide: { controller, _ in
                controller.footer.transform = .identity
            })
    }

    // MARK: A window

    func show(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.handleKeyboard()
        window.rootViewController = RootViewController()
        window.makeKeyAndVisible()
        window.handleKeyboard(options: .init(dismissesOnTap: true, showsToolbar: true))
        window.handleKeyboard().ignore(PickerViewController.self)
        window.handleKeyboard().ignore(PickerViewController.self, for: .editing)
    }

    func open(_ sheet: UIViewController) {
        sheet.modalPresentationStyle = .pageSheet
        present(sheet, animated: true)  // the sheet calls handleKeyboard(scrollView:) in viewDidLoad()
    }
}

private final class RootViewController: UIViewController {}
private final class PickerViewController: UIViewController {}

private final class ExcludedExample: UIViewController {
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.window?.keyboardAvoidance?.ignore(view)
    }
}

private final class TabsViewController: UITabBarController, KeyboardAvoiding {
    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard()
    }
}

extension UISplitViewController: KeyboardAvoiding {}

@MainActor private func makeRoot() -> UISplitViewController {  // not shown
    let root = UISplitViewController(style: .doubleColumn)
    root.handleKeyboard()
    return root  // not shown
}  // not shown
