internal import UIKit

/// Tells a participant that serves many screens that one of them is laid out.
///
/// A host hears that by itself. A window does not hear of the views in it. What a screen holds when it leaves goes back with
/// the next plan, in the same turn.
@MainActor final class ScreenWatch: AppearanceProbeClient {
    private weak var participant: Participant?
    private weak var probe: AppearanceProbe?
    private(set) weak var screen: UIView?

    init(_ screen: UIView, for participant: Participant) {
        (self.screen, self.participant) = (screen, participant)
        let probe = AppearanceProbe.of(screen)
        self.probe = probe
        probe.add(self)
    }

    func end() { probe?.remove(self) }

    /// Its size or its safe area is another one, and not for a lift of the participant's own.
    func hostDidLayOut() {
        guard let participant, participant.adjuster.containerLift ?? 0 == 0 else { return }
        participant.probe?.setNeedsLayout()
    }

    func layoutWillBegin() -> Bool { participant?.repair.layoutWillBegin() ?? false }

    func layoutDidEnd() -> Bool {
        guard let participant, participant.repair.layoutDidEnd() else { return false }
        // The screen may have moved the focus in it.
        participant.probe?.setNeedsLayout()
        return true
    }

    /// The next plan watches the screen again.
    func probeWasRemoved() { participant?.repair.watch(nil) }
}
