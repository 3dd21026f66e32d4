import SwiftUI
import UIKit
import WebKit

/// A harness on the device on which the app runs, or in a scene that is given.
@MainActor
func makeHarness(in scene: UIWindowScene? = nil) throws -> any ContractHarness {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scene ?? scenes.first else { throw HostAppHarness.NoScene() }
    return HostAppHarness(scene)
}

/// A window of its own in a scene, on a device or in a simulator with *Connect Hardware Keyboard* turned off.
///
/// Time is real here: a turn lasts a few frames, and to settle takes longer than any animation of UIKit. This file has been
/// read but never run, as the machines that run the tests have no UIKit.
@MainActor
final class HostAppHarness: ContractHarness {
    struct NoScene: Error {}

    let window: UIWindow

    init(_ scene: UIWindowScene) {
        window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
    }

    var now: TimeInterval { CACurrentMediaTime() }

    func show(_ controller: UIViewController) async {
        window.rootViewController = controller
        await settle()
    }

    func focus(_ view: UIView) async {
        await turn { _ = view.becomeFirstResponder() }
    }

    func endEditing() async {
        await turn {
            for window in window.windowScene?.windows ?? [] { window.endEditing(true) }
        }
    }

    func turn(_ body: () -> Void) async {
        body()
        await advance(by: 0.03)
    }

    func advance(by seconds: TimeInterval) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    func settle() async {
        await advance(by: 2)
    }

    func shownFrame(of view: UIView) -> CGRect {
        let layer = view.layer.presentation() ?? view.layer
        return layer.convert(layer.bounds, to: window.layer.presentation() ?? window.layer)
    }

    func makeSwiftUIController() -> UIViewController {
        UIHostingController(rootView: TextField("Name", text: .constant("")))
    }

    func makeWebController() -> UIViewController {
        let controller = UIViewController()
        controller.view = WKWebView(frame: window.bounds)
        return controller
    }
}
