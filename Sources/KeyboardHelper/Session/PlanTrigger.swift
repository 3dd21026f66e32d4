internal import Foundation

/// Why a plan is needed. Several triggers of one turn join into one. What it takes over, seeks and animates follows
/// from its causes.
struct PlanTrigger: Sendable, Equatable {
    let causes: Causes
    /// The keyboard's movement, if any: its phase, duration and curve. `HostCoverage` asks the monitor where the
    /// keyboard is.
    var transition: KeyboardTransition?

    struct Causes: OptionSet, Sendable, Equatable {
        let rawValue: Int

        /// The host has come on screen, so its views are put in place without animation.
        static let arrival = Causes(rawValue: 1 << 0)
        /// The keyboard has arrived, or is elsewhere than announced, or a page has left.
        static let place = Causes(rawValue: 1 << 1)
        /// The focus has moved, or the app asks.
        static let request = Causes(rawValue: 1 << 2)
        /// The text has changed, and perhaps the position of the caret.
        static let typing = Causes(rawValue: 1 << 3)
        /// The keyboard is about to move.
        static let keyboardMove = Causes(rawValue: 1 << 4)
        /// The keyboard is under a finger, so its movement has no animation to go along with.
        static let drag = Causes(rawValue: 1 << 5)
        /// A finger has let go of the keyboard where it was announced to be.
        static let release = Causes(rawValue: 1 << 6)
        /// A movement has ended, or a caret may have come.
        static let recheck = Causes(rawValue: 1 << 7)
        /// A plan could not do all yet, and its decision may have been reported.
        static let postponed = Causes(rawValue: 1 << 8)
        /// The input has another place in the content of a scroll view. That is no event.
        static let content = Causes(rawValue: 1 << 9)

        /// The scene is active again: what has changed in the background is put in place without animation.
        static let activation = Causes(rawValue: 1 << 10)

        /// Something has happened; a layout alone is no event.
        static let events: Causes = [.arrival, .activation, .request, .typing, .keyboardMove, .drag, .release]
        static let situationChanges: Causes = [.arrival, .activation, .request, .keyboardMove, .drag, .release]
        static let seekingFocus: Causes = [.arrival, .request, .typing, .keyboardMove]
    }

    static let arrival = PlanTrigger(causes: .arrival)
    /// The host has been laid out.
    static let layout = PlanTrigger(causes: [])
    static let request = PlanTrigger(causes: .request)
    static let typing = PlanTrigger(causes: .typing)
    static let recheck = PlanTrigger(causes: .recheck)
    /// The keyboard stands, and with it what is on it.
    static let stand = PlanTrigger(causes: [.place, .recheck])
    static let place = PlanTrigger(causes: .place)
    static let activation = PlanTrigger(causes: [.activation, .place])
    static let content = PlanTrigger(causes: .content)

    static func drag(isUnderFinger: Bool) -> PlanTrigger {
        PlanTrigger(causes: isUnderFinger ? .drag : .release)
    }

    static func keyboard(_ transition: KeyboardTransition) -> PlanTrigger {
        PlanTrigger(causes: .keyboardMove, transition: transition)
    }

    // MARK: What follows from the causes

    /// The keyboard's phase, if the keyboard is the reason.
    var phase: KeyboardTransition.Phase? {
        if let transition { return transition.phase }
        return has([.drag, .release]) ? .willChangeFrame : nil
    }

    var isEvent: Bool { has(.events) }

    /// Whether something has happened since the last plan. What has happened before one that could not do all yet is no
    /// news.
    var isNewEvent: Bool { isEvent && !has(.postponed) }

    /// Whether it may bring back a focus that was scrolled away: not a layout, and not another look.
    var bringsFocusBack: Bool { has(.seekingFocus) }

    /// Whether the host has arrived, the keyboard or the focus has moved, or the app has asked for a plan.
    var changesSituation: Bool { has(.situationChanges) }

    /// Whether the focus or the keyboard may be elsewhere.
    var mayChangePlaces: Bool { changesSituation || has(.place) }

    /// Whether bars may come up with the keyboard, or stand on it already.
    var movesBars: Bool { has([.arrival, .activation, .keyboardMove]) }

    /// Whether nothing but the content has moved: what moves for that takes the animation that is around, or none.
    var followsContent: Bool { has(.content) && !isEvent }

    func has(_ any: Causes) -> Bool { !causes.isDisjoint(with: any) }

    /// The transition to animate along with; nil moves at once. While the keyboard is up and does not move, it is the
    /// `usual` one.
    func movement(usual: KeyboardTransition?) -> KeyboardTransition? {
        guard !has([.arrival, .activation]), !followsContent, let transition = transition ?? (has(.drag) ? nil : usual)
        else { return nil }
        return transition.duration > 0 ? transition : nil
    }

    // MARK: Joining

    /// Both, in the order in which they came: all that they ask for, with the newer movement.
    func joined(by other: PlanTrigger) -> PlanTrigger {
        let both = (other.isEvent ? causes.subtracting(.postponed) : causes).union(other.causes)
        return PlanTrigger(causes: both, transition: other.has(.drag) ? nil : other.transition ?? transition)
    }

    /// Returns the trigger for the next plan, without its recheck: once the user scrolls, UIKit's own scrolling no
    /// longer matters.
    var postponed: PlanTrigger {
        PlanTrigger(
            causes: causes.union(.postponed).subtracting(.recheck), transition: transition)
    }
}
