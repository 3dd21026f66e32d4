internal import UIKit

/// The page that a window, or a controller with bars, moves while an input of it has the focus. Its probe tells of the
/// page what the probe of a host tells of that.
///
/// A page may outlive its window, so it keeps no participant.
@MainActor final class ServedPage: AppearanceProbeClient {
    private(set) weak var probe: AppearanceProbe?
    private(set) weak var participant: Participant?

    init(_ view: UIView, for participant: Participant) {
        let probe = AppearanceProbe.of(view)
        (self.probe, self.participant) = (probe, participant)
        probe.add(self)
    }

    func leave() { probe?.remove(self) }

    func hostWillLeave() { participant?.pageWillLeave() }
}
