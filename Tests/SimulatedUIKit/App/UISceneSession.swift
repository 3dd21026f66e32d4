public import Foundation

@MainActor
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

@MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open internal(set) var configuration: UISceneConfiguration
    open internal(set) weak var scene: UIScene?
    open var role: Role { configuration.role }

    init(scene: UIScene) {
        self.scene = scene
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    }
}

extension UIScene {
    /// Why a scene connects; here it always does because the app was launched.
    @MainActor
    open class ConnectionOptions: NSObject {
        override init() {}
    }
}

/// Optional in UIKit, hence the default.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

/// Its `window` is optional in UIKit.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension SimulatedDevice {
    /// Launches an app: its delegate says which class the scene's delegate is of, of which `makeDelegate` makes one, and
    /// the device's scene connects to that. False if it declines, or names another class.
    @discardableResult
    public func launch(_ app: any UIApplicationDelegate, makeDelegate: () -> any UIWindowSceneDelegate) -> Bool {
        let (application, session, options) = (
            engine.application, UISceneSession(scene: scene), UIScene.ConnectionOptions()
        )
        application.delegate = app
        guard engine.performing(as: .app, { app.application(application, didFinishLaunchingWithOptions: nil) }) else {
            return false
        }
        session.configuration = app.application(application, configurationForConnecting: session, options: options)
        let delegate = makeDelegate()
        guard session.configuration.delegateClass == Swift.type(of: delegate) else { return false }
        sceneDelegate = delegate
        turn { engine.performing(as: .app) { delegate.scene(scene, willConnectTo: session, options: options) } }
        return true
    }
}
