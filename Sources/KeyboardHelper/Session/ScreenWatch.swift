internal import UIKit

/// Tells a session that serves many screens what happens to one of them: it is laid out, and it leaves.
///
/// A host hears that by itself. A window does not hear of the views in it.
@MainActor final class ScreenWatch: AppearanceProbeClient {
    private weak var session: AvoidanceSession?
    private weak var probe: AppearanceProbe?
    private(set) weak var screen: UIView?

    init(_ screen: UIView, for session: AvoidanceSession) {
        (self.screen, self.session) = (screen, session)
        let probe = AppearanceProbe.of(screen)
        self.probe = probe
        probe.add(self)
    }

    func end() { probe?.remove(self) }

    func hostDidArrive() {}

    func hostWillLeave() { if let screen { session?.adjuster.release(screen) } }

    func hostWillBeMeasured() {}

    func hostDidLayOut() { if let session, session.adjuster.isDisturbed { session.probe?.setNeedsLayout() } }

    func layoutWillBegin() -> Bool { session?.layoutWillBegin() ?? false }

    func layoutDidEnd() -> Bool { session?.layoutDidEnd() ?? false }
}
