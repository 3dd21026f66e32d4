internal import UIKit

/// Follows the focus in one host, and serves the input that has it as the options ask.
///
/// What is off costs nothing: no observer, no recogniser, no view.
@MainActor
final class InputWatch {
    private unowned let avoidance: KeyboardAvoidance
    private let center: NotificationCenter
    private let onEvent: (FocusTracker.Event) -> Void
    private var tracker: FocusTracker?
    private var aids: EditingAids?

    init(of avoidance: KeyboardAvoidance, center: NotificationCenter, onEvent: @escaping (FocusTracker.Event) -> Void) {
        self.avoidance = avoidance
        self.center = center
        self.onEvent = onEvent
        optionsDidChange()
        aids?.dress()
    }

    func optionsDidChange() {
        let asksForAids = avoidance.options.asksForAids
        if asksForAids || avoidance.target.movesFocus, tracker == nil {
            tracker = FocusTracker(center: center, onEvent: onEvent)
        }
        if asksForAids, aids == nil { aids = avoidance.host.map { EditingAids(of: avoidance, host: $0) } }
    }

    /// The focus may have gone to an input that does not say so.
    func mayHaveMoved() {
        tracker?.mayHaveMoved()
        aids?.mayHaveChanged()
    }

    /// The input that things may be moved for; or why there is none.
    func movable(
        in window: UIWindow, host: UIView, isLocal: Bool
    ) -> (input: UIView?, obstacle: KeyboardDecision.Reason?) {
        guard avoidance.target.movesFocus else { return (nil, nil) }
        guard isLocal else { return (nil, .otherApp) }
        guard let input = tracker?.input(in: window, host: host) else { return (nil, .noFocus) }
        guard !SystemAvoidance.isAround(input) else { return (nil, .systemAvoids) }
        guard !avoidance.settings.ignores(input) else { return (nil, .ignored) }
        // The innermost host that moves has the input to itself.
        let isOurs = AppearanceProbe.movingHost(around: input) === host && !avoidance.leaves(input)
        return isOurs ? (input, nil) : (nil, .focusOutsideHost)
    }

    func serveInput(in window: UIWindow, host: UIView) {
        guard let aids else { return }
        aids.follow(tracker?.input(in: window, host: host))
        if !avoidance.options.asksForAids { self.aids = nil }
    }

    /// To be called before `input` gets the focus.
    func prepare(_ input: UIView) { aids?.prepare(input) }

    func end(hostStays: Bool) { aids?.end(hostStays: hostStays) }
}
