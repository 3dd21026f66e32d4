public import Foundation

@MainActor
open class UIScreen: NSObject {
    /// A screen for windows that are on none.
    static let simulatedNone = UIScreen(size: .zero, scale: 1)

    open private(set) var scale: CGFloat
    open private(set) var bounds: CGRect
    open private(set) var coordinateSpace: any UICoordinateSpace
    private let space: SimulatedScreenSpace

    init(size: CGSize, scale: CGFloat) {
        self.scale = scale
        bounds = CGRect(origin: .zero, size: size)
        space = SimulatedScreenSpace(bounds: bounds)
        coordinateSpace = space
    }

    /// A screen of the device that the task has driven last. Which one it is on a device with two is not documented: the one on
    /// which the device was made, whichever is in use.
    open class var main: UIScreen { SimulatedEngine.current.device?.screens.first ?? simulatedNone }
    open var nativeScale: CGFloat { scale }
    open var maximumFramesPerSecond: Int { 60 }

    /// The coordinate space turns with the interface (since iOS 8).
    func simulatedResize(to size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
        space.bounds = bounds
    }
}

/// The screen's own coordinates.
@MainActor
final class SimulatedScreenSpace: NSObject, SimulatedSpace {
    var bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
    }

    func toScreen(_ point: CGPoint) -> CGPoint { point }
    func fromScreen(_ point: CGPoint) -> CGPoint { point }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        map(point, to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? any SimulatedSpace)?.map(point, to: self) ?? point
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        map(rect, to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? any SimulatedSpace)?.map(rect, to: self) ?? rect
    }
}

@MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open internal(set) var activationState = ActivationState.foregroundActive

    public nonisolated class var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }
    public nonisolated class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    public nonisolated class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }
    public nonisolated class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
}

@MainActor
open class UIWindowScene: UIScene {
    private var deviceTie: SimulatedTie<SimulatedDevice>?
    @SimulatedUnretained var simulatedKeyWindow: UIWindow?
    /// Where its windows begin, in screen coordinates; nil for the whole screen.
    var simulatedFrame: CGRect?
    /// It went to the background by itself and took the keyboard along.
    var simulatedTookKeyboard = false

    public internal(set) var simulatedDevice: SimulatedDevice? {
        get { deviceTie?.object }
        set { deviceTie = newValue?.tie }
    }

    open var windows: [UIWindow] { simulatedDevice?.windows.filter { $0.windowScene === self } ?? [] }
    open var screen: UIScreen { simulatedDevice?.screen ?? UIScreen.simulatedNone }
    open var keyWindow: UIWindow? { simulatedKeyWindow }
}
