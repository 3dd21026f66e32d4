#if os(Linux)
    import Testing
    import UIKit

    extension UIKitContract {
        /// The app and the screen as apps find them without a view at hand.
        @MainActor
        @Suite
        struct Applications {
            private final class App: UIResponder, UIApplicationDelegate {
                var received: UIApplication?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    received = application
                    return false
                }
            }

            private final class Scene: UIResponder, UIWindowSceneDelegate {}

            // Source: https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes
            @Test func theSceneAndItsWindowsAreFoundThroughTheApp() {
                let device = SimulatedDevice(.iPhone16)
                let scenes = UIApplication.shared.connectedScenes
                #expect(scenes.contains(device.scene))
                let windows = scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
                #expect(windows == device.windows && windows.first(where: \.isKeyWindow) === device.window)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscreen/main
            @Test func theMainScreenIsTheDevices() {
                let device = SimulatedDevice(.iPhone16)
                #expect(UIScreen.main === device.screen && UIScreen.main.bounds.width == 393)
                device.rotate(to: .landscapeLeft)
                expectEqual(UIScreen.main.bounds.width, 852)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiapplication/applicationstate
            @Test func itsStateIsThatOfItsScene() {
                let device = SimulatedDevice(.iPhone16)
                expectEqual(UIApplication.shared.applicationState, .active)
                device.resignActive()
                expectEqual(UIApplication.shared.applicationState, .inactive)
                device.enterBackground()
                expectEqual(UIApplication.shared.applicationState, .background)
                device.enterForeground()
                expectEqual(UIApplication.shared.applicationState, .active)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiapplication/delegate
            @Test func theOneThatIsLaunchedIsTheSharedOne() {
                let (device, app) = (SimulatedDevice(.iPhone16), App())
                device.launch(app) { Scene() }
                #expect(app.received === UIApplication.shared && UIApplication.shared.delegate === app)
            }
        }
    }
#endif
