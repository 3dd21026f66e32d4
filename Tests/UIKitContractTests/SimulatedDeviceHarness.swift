#if os(Linux)
    import UIKit

    /// The simulated device. Nothing here suspends, so no other test comes in between.
    @MainActor
    final class SimulatedDeviceHarness: ContractHarness {
        let device: SimulatedDevice
        let window: UIWindow

        init(_ model: SimulatedModel = .iPhone16) {
            device = SimulatedDevice(model)
            window = device.window
        }

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
    }
#endif
