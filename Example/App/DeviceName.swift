import UIKit

/// What results and recordings say of the device that they come from.
@MainActor
enum DeviceName {
    /// Apple's identifier, such as `iPhone17,3`; that of the simulated one in a simulator.
    static var model: String {
        if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
            return "\(simulated), simulator"
        }
        var names = utsname()
        uname(&names)
        return withUnsafeBytes(of: &names.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    static var system: String { "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" }
}
