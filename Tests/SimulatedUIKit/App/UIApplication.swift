public import Foundation

/// The app on the device.
@MainActor
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// That of the device that the task has driven last.
    open class var shared: UIApplication { SimulatedEngine.current.application }

    open weak var delegate: (any UIApplicationDelegate)?
    /// The simulated device does not lock itself.
    open var isIdleTimerDisabled = false

    open var connectedScenes: Set<UIScene> {
        SimulatedEngine.current.device.map { [$0.scene] } ?? []
    }

    open var applicationState: State {
        switch SimulatedEngine.current.device?.scene.activationState {
        case .foregroundActive: .active
        case .foregroundInactive: .inactive
        case .background, .unattached, nil: .background
        }
    }
}

/// Optional in UIKit, hence the defaults.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// UIKit takes the configuration of the property list then.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }
}
