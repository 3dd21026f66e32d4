internal import UIKit

/// Tells a session that serves many screens that one of them is laid out.
///
/// A host hears that by itself. A window does not hear of the views in it. What a screen holds when it leaves goes back with
/// the next plan, in the same turn.
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

    func hostWillLeave() {}

    func hostWillBeMeasured() {}

    /// Its size or its safe area is another one, and not for a lift of the session's own.
    func hostDidLayOut() {
        guard let session, session.adjuster.containerLift ?? 0 == 0 else { return }
        session.probe?.setNeedsLayout()
    }

    func layoutWillBegin() -> Bool { session?.repair.layoutWillBegin() ?? false }

    func layoutDidEnd() -> Bool {
        guard let session, session.repair.layoutDidEnd() else { return false }
        // The screen may have moved the focus in it.
        session.probe?.setNeedsLayout()
        return true
    }

    /// The next plan watches the screen again.
    func probeWasRemoved() { session?.repair.watch(nil) }
}
