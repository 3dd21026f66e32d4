public import KeyboardHelper
public import UIKit

// Choosing a target, and a whole window.

private final class FormExample: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(scrollView: scrollView)
    }
}

private final class CardExample: UIViewController, KeyboardAvoiding {
    let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(containerView: card)
    }
}

private final class WholeCardExample: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(scrollView: scrollView).addCompanion(card, for: card)
    }
}

private final class BarExample: UIViewController, KeyboardAvoiding {
    let bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottom.isActive = true
        handleKeyboard(bottomConstraint: bottom)
    }
}

private final class TabBarExample: UIViewController, KeyboardAvoiding {
    let bar = UIView()
    let tabBar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        view.addSubview(tabBar)
        let bottom = bar.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -8)
        bottom.isActive = true
        handleKeyboard(bottomConstraint: bottom)
    }
}

private final class SafeAreaExample: UIViewController, KeyboardAvoiding {
    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(safeAreaOf: self)
    }
}

private final class ButtonExample: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(button)
        let bottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottom.isActive = true
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: scrollView)
    }
}

private final class GuideButtonExample: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(button)
        button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        handleKeyboard(scrollView: scrollView)
    }
}

private final class ChangeExample: UIViewController, KeyboardAvoiding {
    let footer = UILabel()
    var bottom = NSLayoutConstraint()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(footer)
        bottom = footer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60)
        bottom.isActive = true
        handleKeyboard(onChange: { screen, transition in
            screen.bottom.constant = -max(60, transition.overlap(with: screen.view) + 12)
        })
    }
}

private final class ClosuresExample: UIViewController, KeyboardAvoiding {
    let footer = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
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
}

// MARK: A window

private final class RootViewController: UIViewController {}

@MainActor private final class SceneDelegate {
    func show(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.handleKeyboard()
        window.rootViewController = RootViewController()
        window.makeKeyAndVisible()
    }

    func showWithOptions(_ window: UIWindow) {
        window.handleKeyboard(options: .init(dismissesOnTap: true, showsToolbar: true))
    }
}

private final class ExcludedExample: UIViewController {
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.window?.keyboardAvoidance?.ignore(view)
    }
}

private final class PickerViewController: UIViewController {}

private final class SheetExample: UIViewController {
    func open(_ sheet: UIViewController) {
        sheet.modalPresentationStyle = .pageSheet
        present(sheet, animated: true)  // the sheet calls handleKeyboard(scrollView:) in viewDidLoad()
    }
}

@MainActor private func excludeClass(in window: UIWindow) {
    window.handleKeyboard().ignore(PickerViewController.self)
}

@MainActor private func excludeOtherwise(in window: UIWindow) {
    window.handleKeyboard().ignore(PickerViewController.self, for: .editing)
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
