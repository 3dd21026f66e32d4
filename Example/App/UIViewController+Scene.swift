import UIKit

extension UIViewController {
    /// Whether a scene is presented over the catalogue: a tab bar controller has navigation controllers inside, and belongs into
    /// none (developer.apple.com/documentation/uikit/uitabbarcontroller: it is installed as the root of a window).
    var isPresentedScene: Bool { self is UITabBarController }

    /// The controllers whose navigation bars show the buttons of the catalogue.
    var scenePages: [UIViewController] {
        let pages = (self as? UITabBarController)?.viewControllers ?? [self]
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
