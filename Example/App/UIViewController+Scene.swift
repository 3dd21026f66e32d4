import UIKit

extension UIViewController {
    /// Whether a scene is presented over the catalogue: tab bar and split view controllers have navigation controllers inside, and
    /// belong into none (developer.apple.com/documentation/uikit/uitabbarcontroller: it is installed as the root of a window). A
    /// navigation controller cannot be pushed onto another one.
    var isPresentedScene: Bool {
        self is UITabBarController || self is UISplitViewController || self is UINavigationController
    }

    /// The controllers whose navigation bars show the buttons of the catalogue.
    var scenePages: [UIViewController] {
        let split = self as? UISplitViewController
        let columns = split.map { split in [.primary, .secondary].compactMap(split.viewController(for:)) }
        let pages = (self as? UITabBarController)?.viewControllers ?? columns ?? [self]
        return pages.map { ($0 as? UINavigationController)?.viewControllers.first ?? $0 }
    }

    /// Makes the root controller of a window that shows this scene alone.
    func makeSceneRoot() -> UIViewController {
        isPresentedScene ? self : UINavigationController(rootViewController: self)
    }
}

extension UINavigationController {
    /// Shows a scene as the catalogue does.
    func openScene(_ scene: UIViewController) {
        scene.modalPresentationStyle = .fullScreen
        if scene.isPresentedScene { present(scene, animated: true) } else { pushViewController(scene, animated: true) }
    }

    /// Closes the scene that is shown.
    func closeScene(_ scene: UIViewController) {
        if scene.isPresentedScene { scene.dismiss(animated: true) } else { popViewController(animated: true) }
    }
}
