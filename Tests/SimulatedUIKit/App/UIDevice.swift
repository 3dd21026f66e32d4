public import Foundation

/// What the device says of itself.
@MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()

    open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedEngine.current.device?.model.idiom ?? .phone }
    open var systemName: String { "iOS" }
    /// "26.0" for a device that behaves as iOS 26 does; "0" for one that behaves as no system in particular.
    open var systemVersion: String {
        (SimulatedEngine.current.device?.system).map { "\($0.rawValue.dropFirst(systemName.count)).0" } ?? "0"
    }
}
