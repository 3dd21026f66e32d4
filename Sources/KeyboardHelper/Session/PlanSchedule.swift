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
        isSettling = other == .settling || other.has(.arrival) || (isSettling && !other.isEvent)
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
