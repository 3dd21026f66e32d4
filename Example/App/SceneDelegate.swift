import UIKit

/// Shows the catalogue in a window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// Holds the launch arguments, each `-name value`.
    var defaults = UserDefaults.standard

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: CatalogueViewController())
        window.makeKeyAndVisible()
        if defaults.bool(forKey: KeyboardFrameReport.launchArgument) { window.addSubview(KeyboardFrameReport()) }
        self.window = window
    }
}
