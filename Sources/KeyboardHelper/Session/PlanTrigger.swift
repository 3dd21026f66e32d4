internal import Foundation

/// Why a plan is needed, and how its movement is animated. Several triggers of one turn join into one.
struct PlanTrigger: Sendable, Equatable {
    /// The keyboard's phase, if the keyboard is the reason.
    private(set) var phase: KeyboardTransition.Phase?
    /// The movement does not wait for a running animation.
    private(set) var takesOver: Bool
    /// Something has happened; a layout alone is no event.
    private(set) var isEvent = true
    /// Whether it may bring back a focus that was scrolled away: not a layout alone, and not a notification that decides
    /// nothing.
    private(set) var seeksFocus = true
    /// The animation of an event has ended.
    var isLook = false
    /// The host has come on screen, so its views are put in place without animation.
    private var isArrival = false
    /// The keyboard is under a finger, so its movement has no animation to go along with.
    private var isDrag = false
    /// The keyboard's move, if it moves.
    private(set) var transition: KeyboardTransition?
    /// A plan could not do all yet, and its decision may have been reported.
    private(set) var isPostponed = false
    /// One of the app's closures was called in this turn.
    var hasCalledClosure = false

    /// The host has come on screen.
    static let arrival = PlanTrigger(takesOver: true, isArrival: true)
    /// A host that has come on screen is laid out again before anything else happens.
    static let settling = PlanTrigger(takesOver: true, isEvent: false, seeksFocus: false, isArrival: true)
    /// The host has been laid out.
    static let layout = PlanTrigger(takesOver: true, isEvent: false, seeksFocus: false)
    /// The focus has moved, or the app asks.
    static let request = PlanTrigger(takesOver: true)
    /// The text has changed, and perhaps the position of the caret.
    static let typing = PlanTrigger(takesOver: false)

    /// A finger drags the keyboard, or has let go of it where it was announced to be.
    static func drag(isUnderFinger: Bool) -> PlanTrigger {
        PlanTrigger(phase: .willChangeFrame, takesOver: true, seeksFocus: false, isDrag: isUnderFinger)
    }

    static func keyboard(_ transition: KeyboardTransition) -> PlanTrigger {
        let counts = transition.phase.determinesCoverage
        return PlanTrigger(
            phase: transition.phase, takesOver: counts, seeksFocus: counts, transition: counts ? transition : nil)
    }

    /// Whether the keyboard or the focus has moved, or the app asks.
    var isMove: Bool { isEvent && takesOver }

    /// The same for the next plan. Whoever scrolls has taken over from UIKit, so nobody looks for what UIKit did last.
    var postponed: PlanTrigger {
        var copy = self
        (copy.isPostponed, copy.isLook) = (true, false)
        return copy
    }

    /// Whether the host has come on screen.
    var isArrivalEvent: Bool { isEvent && isArrival }

    /// Whether this is an event while the host is on screen.
    var isLaterEvent: Bool { isEvent && !isArrival }

    func joined(by other: PlanTrigger) -> PlanTrigger {
        var both =
            if !isEvent, !hasCalledClosure {
                // A layout takes over; typing that joins it must not.
                other
            } else if !other.isEvent, !other.hasCalledClosure {
                self
            } else {
                PlanTrigger(
                    phase: other.transition?.phase ?? transition?.phase ?? other.phase ?? phase,
                    takesOver: takesOver || other.takesOver,
                    seeksFocus: seeksFocus || other.seeksFocus,
                    isArrival: isArrival || other.isArrival,
                    isDrag: isDrag || other.isDrag,
                    transition: other.isDrag ? nil : other.transition ?? transition,
                    hasCalledClosure: hasCalledClosure || other.hasCalledClosure
                )
            }
        both.isLook = isLook || other.isLook
        // Each step of a drag is news.
        both.isPostponed = isPostponed && !other.isDrag || other.isPostponed
        return both
    }

    /// The transition to animate along with; nil moves at once. While the keyboard is up and does not move, it is the `usual` one.
    func animation(usual: KeyboardTransition?) -> KeyboardTransition? {
        guard !isArrival, let transition = transition ?? (isDrag ? nil : usual), transition.duration > 0 else {
            return nil
        }
        return transition
    }
}
