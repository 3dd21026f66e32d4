internal import UIKit

/// The avoidance of one screen, with the options, settings and handlers of the one that it was made by: that of a window, or of a
/// controller with bars.
///
/// The probe of the screen owns it.
@MainActor final class ScreenAvoidance: AvoidanceHandle {
    let owner: any AvoidanceHandle
    let target: AvoidanceTarget
    let handlers = AvoidanceHandlers()
    /// Exists while the screen is in its window.
    private(set) var participant: Participant?
    private weak var probe: AppearanceProbe?

    /// Starts an avoidance of `screen`.
    static func start(_ target: AvoidanceTarget, on screen: UIView, for owner: Participant) {
        guard let stage = owner.stage else { return }
        let probe = AppearanceProbe.of(screen)
        let avoidance = ScreenAvoidance(target, owner.avoidance, probe)
        avoidance.participant = Participant(of: avoidance, probe: probe, monitor: stage.monitor)
        probe.add(avoidance)
        avoidance.participant?.begin(for: owner)
    }

    private init(_ target: AvoidanceTarget, _ owner: any AvoidanceHandle, _ probe: AppearanceProbe) {
        (self.target, self.owner, self.probe) = (target, owner, probe)
        handlers.decision = { [weak self] decision in
            // A decision about a focus is the one of the screen that has it.
            guard decision.focus != nil || self?.participant?.hasInput == true else { return }
            owner.handlers.report(decision)
        }
    }

    var host: UIView? { probe?.host }
    var options: KeyboardAvoidanceOptions { owner.options }
    var settings: InputSettings { owner.settings }
    var isDropIn: Bool { false }

    func stop() { end(hostStays: true) }

    private func end(hostStays: Bool) {
        let ending = participant
        participant = nil
        ending?.end(hostStays: hostStays)
        probe?.remove(self)
    }

    // MARK: What its owner does

    var editingOptions: KeyboardAvoidanceOptions { KeyboardAvoidanceOptions() }
    var toolbarView: UIView { owner.toolbarView }
    var focusOrder: FocusOrder { owner.focusOrder }
    func coverageDidChange(with transition: KeyboardTransition) {}
    func updateToolbar(for input: UIView) {}
    func configures(_ input: UIView) -> Bool { false }
    func focusNext() -> Bool { owner.focusNext() }
}

extension ScreenAvoidance: AppearanceProbeClient {
    func hostWillLeave() { end(hostStays: false) }
    func layoutWillBegin() -> Bool { participant?.repair.layoutWillBegin() ?? false }
    func layoutDidEnd() -> Bool { participant?.repair.layoutDidEnd() ?? false }
    /// The next event on the screen makes another one.
    func probeWasRemoved() {}
}
