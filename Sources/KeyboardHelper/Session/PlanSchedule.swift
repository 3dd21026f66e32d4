internal import Foundation

/// When a plan is made, why, and what is asked again later.
///
/// This is the library's serial animation queue: one movement at a time; what waits is joined into one plan, in which
/// the newest wins, and it is measured only when its turn comes. It counts on times, never on the completion of a
/// movement, which may be late or never come.
struct PlanSchedule: Sendable, Equatable {
    /// Why a plan is needed in this turn.
    private(set) var trigger = PlanTrigger.arrival
    /// When the movements end, and when to ask again after them.
    var movement = MovementTimes()
    /// Whether a plan may be made, or would only answer a layout that the last one has caused.
    var loopGuard = LoopGuard()

    // MARK: Events

    mutating func add(_ other: PlanTrigger) { trigger = trigger.joined(by: other) }

    /// Keeps a trigger whose plan could not do all yet, for the next plan.
    mutating func postpone(_ trigger: PlanTrigger) { self.trigger = trigger.postponed.joined(by: self.trigger) }

    // MARK: Turns

    /// Takes the trigger of this turn; what comes later begins anew.
    mutating func takeTurn() -> PlanTrigger {
        defer { trigger = .layout }
        return trigger
    }
}
