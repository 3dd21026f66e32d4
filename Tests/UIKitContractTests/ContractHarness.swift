import Testing
import UIKit

/// What the library relies on UIKit for, each behaviour a test of its own.
///
/// Every test names its source. All of them act through a `ContractHarness` alone, so that they can be run against the
/// simulated UIKit and against Apple's. One screen is shared by all: they run one after the other.
@MainActor
@Suite(.serialized)
struct UIKitContract {}

/// A screen to try UIKit on.
///
/// `SimulatedDeviceHarness` drives the simulated device, `HostAppHarness` a real one. What needs a finger, a scripted
/// notification or a switch of the simulation is in the files that say so; those are compiled on Linux only.
@MainActor
protocol ContractHarness: AnyObject {
    /// Fills the screen.
    var window: UIWindow { get }
    /// Makes `controller` the window's root view controller, laid out and appeared.
    func show(_ controller: UIViewController) async
    /// Makes `view` the first responder, in a turn of its own.
    func focus(_ view: UIView) async
    /// Takes the focus from whoever has it, in a turn of its own.
    func endEditing() async
    /// One turn of the run loop: `body`, then the layout pass that ends the turn.
    func turn(_ body: () -> Void) async
    func advance(by seconds: TimeInterval) async
    /// Until nothing moves any more.
    func settle() async
    /// Where the screen shows `view` at this instant, in the window's coordinates.
    func shownFrame(of view: UIView) -> CGRect
}

@MainActor
func makeHarness() throws -> any ContractHarness {
    #if os(Linux)
        return SimulatedDeviceHarness()
    #else
        return try HostAppHarness()
    #endif
}
