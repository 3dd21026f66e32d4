#if !os(Linux)
    import Testing
    import UIKit

    /// A window in the first connected scene of the app that hosts the tests, on a device or in a simulator with
    /// *Connect Hardware Keyboard* turned off.
    ///
    /// Time is real here: a turn lasts a few frames, and to settle takes longer than any animation of the tests. This
    /// file has been read but never run, as the machines that run the tests have no UIKit.
    @MainActor
    final class HostAppHarness: ContractHarness {
        let window: UIWindow

        init() throws {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            window = UIWindow(windowScene: try #require(scenes.first, "The tests need a host app"))
            window.makeKeyAndVisible()
        }

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
    }
#endif
