import UIKit

/// A harness on a new device, or in a new window of a scene that is given. What `HostAppHarness` is to the app.
@MainActor
func makeHarness(in scene: UIWindowScene? = nil) throws -> any ContractHarness {
    guard let scene, let device = scene.simulatedDevice else { return SimulatedDeviceHarness() }
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    return SimulatedDeviceHarness(device, window: window)
}

/// The simulated device. Nothing here suspends, so no other test comes in between.
@MainActor
final class SimulatedDeviceHarness: ContractHarness {
    let device: SimulatedDevice
    let window: UIWindow

    init(_ device: SimulatedDevice, window: UIWindow) {
        (self.device, self.window) = (device, window)
    }

    convenience init(_ model: SimulatedModel = .iPhone16) {
        let device = SimulatedDevice(model)
        self.init(device, window: device.window)
    }

    var now: TimeInterval { device.now }

    func show(_ controller: UIViewController) async {
        device.turn { window.rootViewController = controller }
    }

    func focus(_ view: UIView) async {
        device.turn { _ = view.becomeFirstResponder() }
    }

    func endEditing() async {
        device.turn {
            for window in device.windows { window.endEditing(true) }
        }
    }

    func turn(_ body: () -> Void) async {
        device.turn(body)
    }

    func advance(by seconds: TimeInterval) async {
        device.advance(by: seconds)
    }

    func settle() async {
        device.settle()
    }

    func shownFrame(of view: UIView) -> CGRect {
        window.convert(device.presentationFrame(of: view), from: device.screen.coordinateSpace)
    }

    func makeSwiftUIController() -> UIViewController {
        SimulatedSwiftUI.HostingController(UIViewController(), ignoresKeyboard: false)
    }

    func makeWebController() -> UIViewController {
        let controller = UIViewController()
        controller.view = SimulatedWebKit.WKWebView(frame: window.bounds)
        return controller
    }
}
