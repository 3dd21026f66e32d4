internal import Foundation

/// When a plan is made, why, and what is asked again later.
///
/// This is the library's serial animation queue: one movement at a time; what waits is joined into one plan, in which
/// the newest wins, and it is measured only when its turn comes. It counts on times, never on the completion of a
/// movement, which may be late or never come.
struct PlanSchedule: Sendable, Equatable {
    /// Why a plan is needed in this turn.
    private(set) var trigger = PlanTrigger.arrival
    /// After its arrival, the host may be laid out several times before the first event.
    private(set) var isSettling = true
    /// A trigger, such as typing, that waits until the running movement has ended.
    private var waiting: PlanTrigger?
    /// When the movements end, and when to ask again after them.
    var movement = MovementTimes()
    /// Whether a plan may be made, or would only answer a layout that the last one has caused.
    var loopGuard = LoopGuard()

    /// The decision about the trigger of a turn: plan now, or wait.
    enum Turn: Sendable, Equatable {
        case plan(PlanTrigger)
        /// To be asked again after so many seconds.
        case wait(TimeInterval)
    }

    // MARK: Events

    mutating func add(_ other: PlanTrigger) {
        isSettling = other == .settling || other.has(.arrival) || isSettling && !other.isEvent
        trigger = trigger.joined(by: other)
    }

    /// Keeps a trigger whose plan could not do all yet, for the next plan.
    mutating func postpone(_ trigger: PlanTrigger) { self.trigger = trigger.postponed.joined(by: self.trigger) }

    // MARK: Turns

    /// Takes the trigger of this turn; what comes later begins anew.
    mutating func takeTurn(at now: TimeInterval) -> Turn {
        var present = trigger
        trigger = isSettling ? .settling : .layout
        let isOver = now >= movement.announcedEnd
        // Another situation makes obsolete what waits. A layout alone lets it wait until the movement is over.
        if let waiting, !present.changesSituation, isOver || !present.startsAtOnce {
            present = waiting.joined(by: present)
        }
        if !isOver, !present.startsAtOnce {
            waiting = present
            return .wait(movement.announcedEnd - now)
        }
        if isOver || present.changesSituation { waiting = nil }
        return .plan(present)
    }
}

extension PlanTrigger {
    /// Both, in the order in which they came: all that they ask for, with the newer movement.
    func joined(by other: PlanTrigger) -> PlanTrigger {
        let isStep = other.causes.contains(.drag)
        // Each step of a drag is news.
        var both = causes.subtracting(isStep ? .postponed : []).union(other.causes)
        // In a host that settles, an event moves as it does later.
        if !both.isDisjoint(with: .events) { both.remove(.settling) }
        return PlanTrigger(
            causes: both, transition: isStep ? nil : other.transition ?? transition, notice: other.notice ?? notice)
    }

    /// The same trigger with another cause.
    func with(_ cause: Causes) -> PlanTrigger { joined(by: PlanTrigger(causes: cause)) }

    /// Returns the trigger for the next plan, without its recheck: once the user scrolls, UIKit's own scrolling no
    /// longer matters.
    var postponed: PlanTrigger {
        let copy = with(.postponed)
        return PlanTrigger(
            causes: copy.causes.subtracting(.recheck), transition: copy.transition, notice: copy.notice)
    }
}
