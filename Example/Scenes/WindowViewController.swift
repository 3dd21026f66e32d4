import KeyboardHelper
import UIKit

/// A screen of a window that one line serves, as a scene delegate would call it: here for as long as this scene is shown.
/// No controller in it knows of the library, and the tab bar stays where it is.
final class WindowViewController: UITabBarController {
    private weak var window: UIWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        let (contact, profile) = (WindowContactViewController(), PlainProfileViewController())
        (contact.title, profile.title) = ("Contact", "Profile")
        viewControllers = [contact, profile].map { UINavigationController(rootViewController: $0) }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        window = view.window
        window?.handleKeyboard()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        window?.stopHandlingKeyboard()
    }
}

/// Two fields at the lower end, and what can be shown over them.
final class WindowContactViewController: PlainContactViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            button("Sheet") { $0.showSheet() }, button("Popover") { $0.showPopover() },
            button("Alert") { $0.showAlert() }, button("Next") { $0.showNext() },
        ]
    }

    private func button(_ title: String, _ show: @escaping (WindowContactViewController) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self.map(show) })
    }

    /// The sheet has the same buttons, so it can show another one.
    private func showSheet() {
        let (form, contact) = (PlainProfileViewController(), WindowContactViewController())
        form.title = "Sheet"
        contact.title = "Sheet"
        let isFirst = navigationController?.presentingViewController == nil
        let root = isFirst ? contact : form
        present(UINavigationController(rootViewController: root), animated: true)
    }

    private func showPopover() {
        let popover = PlainProfileViewController()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 320, height: 480)
        popover.popoverPresentationController?.sourceView = view
        popover.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: 100, width: 1, height: 1)
        present(popover, animated: true)
    }

    private func showAlert() {
        let alert = UIAlertController(title: "Reference", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Number" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func showNext() {
        let next = PlainContactViewController()
        next.title = "Next"
        navigationController?.pushViewController(next, animated: true)
    }
}
