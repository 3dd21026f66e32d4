#if os(Linux)
    import Testing
    import UIKit

    extension UIKitContract {
        @MainActor
        @Suite
        struct Launching {
            private final class App: UIResponder, UIApplicationDelegate {
                var isWilling = true
                var sceneDelegate: AnyClass? = Scene.self

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { isWilling }

                func application(
                    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                    configuration.delegateClass = sceneDelegate
                    return configuration
                }
            }

            private final class Scene: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let scene = scene as? UIWindowScene, session.role == .windowApplication else { return }
                    let window = UIWindow(windowScene: scene)
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
                    self.window = window
                }
            }

            // Source: https://developer.apple.com/documentation/uikit/specifying-the-scenes-your-app-supports
            @Test func theDelegateThatTheAppNamesMakesTheWindow() {
                let (device, scene) = (SimulatedDevice(.iPhone16), Scene())
                #expect(device.launch(App()) { scene })
                #expect(device.window === scene.window)
                #expect(scene.window?.rootViewController?.viewIfLoaded?.window === device.window)
                expectEqual(device.window.bounds, device.screen.bounds)
            }

            @Test func anAppThatDeclinesOrNamesAnotherDelegateHasNoScene() {
                let (declining, other) = (App(), App())
                declining.isWilling = false
                other.sceneDelegate = App.self
                #expect(!SimulatedDevice(.iPhone16).launch(declining) { Scene() })
                #expect(!SimulatedDevice(.iPhone16).launch(other) { Scene() })
            }
        }
    }
#endif
