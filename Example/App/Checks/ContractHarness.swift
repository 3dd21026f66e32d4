import UIKit

/// A screen that tests and checks act on.
///
/// `SimulatedDeviceHarness` drives the simulated device, `HostAppHarness` the device on which the app runs. Whatever acts
/// through the harness alone runs on both.
@MainActor
protocol ContractHarness: AnyObject {
    /// Fills the screen.
    var window: UIWindow { get }
    /// Seconds since some fixed moment.
    var now: TimeInterval { get }
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
    /// A controller with an input of SwiftUI.
    func makeSwiftUIController() -> UIViewController
    /// A controller with a page of WebKit.
    func makeWebController() -> UIViewController
}
