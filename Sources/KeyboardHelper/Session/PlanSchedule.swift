internal import Foundation

/// When a plan is made, why, and what is asked again later.
///
/// This is the library's serial animation queue: one movement at a time; of what waits, the newest wins, and it is measured
/// only when its turn comes. It counts on times, never on the completion of a movement, which may be late or never come.
struct PlanSchedule: Sendable, Equatable {
    /// Why a plan is needed in this turn.
    private(set) var trigger = PlanTrigger.arrival
    /// After its arrival, the host may be laid out several times before the first event.
    private(set) var isSettling = true
    /// A trigger, such as typing, that waits until the running movement has ended.
    private var waiting: PlanTrigger?
    /// When the keyboard's part of the newest movement is over, and when the last of all movements has certainly ended.
    private var (announcedEnd, certainEnd) = (-TimeInterval.infinity, -TimeInterval.infinity)
    /// UIKit may still scroll after the last movement. Then a recheck brings the focus back, once.
    private var owesRechecks = false
    /// When to look whether UIKit has, and when to look for a late caret.
    private var (rechecks, caretLooks): ([TimeInterval], [TimeInterval]) = ([], [])
    private var limit = LoopGuard()

    /// The decision about the trigger of a turn: plan now, or wait.
    enum Turn: Sendable, Equatable {
        case plan(PlanTrigger)
        /// To be asked again after so many seconds.
        case wait(TimeInterval)
    }

    // MARK: Events

    mutating func add(_ reason: PlanTrigger) {
        if reason.isLaterEvent { isSettling = false }
        trigger = trigger.joined(by: reason)
    }

    /// Whether nothing waits for a plan.
    var isQuiet: Bool { !trigger.hasCause && !trigger.isPostponed && !trigger.hasCalledClosure && waiting == nil }

    mutating func closureWasCalled() { trigger = trigger.with(.closure) }

    /// Keeps a trigger whose plan could not do all yet, for the next plan.
    mutating func postpone(_ trigger: PlanTrigger) { self.trigger = trigger.postponed.joined(by: self.trigger) }

    /// A caret may come late: requests a plan at that time.
    mutating func lookForCaret(at time: TimeInterval) { caretLooks.append(time) }

    /// It is time for what was to be asked at `due`. Returns whether that still counts: after it, another movement may have begun,
    /// and long after it, much else may have happened.
    mutating func isDue(_ due: TimeInterval, at now: TimeInterval) -> Bool {
        let isAwaited = rechecks.contains(due) || caretLooks.contains(due)
        rechecks.removeAll { $0 <= due }
        caretLooks.removeAll { $0 <= due }
        return isAwaited && now <= due + Self.tolerance
    }

    // MARK: Turns

    /// Takes the trigger of this turn; what comes later begins anew.
    mutating func takeTurn(at now: TimeInterval) -> Turn {
        var present = trigger
        trigger = isSettling ? .settling : .layout
        if !present.startsAtOnce, now < announcedEnd {
            waiting = present
            return .wait(announcedEnd - now)
        }
        if let waiting, now >= announcedEnd, !present.isEvent, !present.hasCalledClosure {
            present = waiting.joined(by: present)
        }
        waiting = nil
        return .plan(present)
    }

    // MARK: Movements

    /// Whether a movement goes on.
    func isMoving(at now: TimeInterval) -> Bool { now < certainEnd }

    /// Whether a plan may bring back a focus that was scrolled away: UIKit does that beside a movement.
    func seeksFocus(at now: TimeInterval) -> Bool { owesRechecks && now <= announcedEnd + Self.tolerance }

    /// A movement begins that goes along with the keyboard for so many seconds, and takes so many at most; UIKit may move something
    /// after it if it `mayBeFollowed`. Returns when to ask again.
    mutating func moves(
        for duration: TimeInterval, atMost longest: TimeInterval, mayBeFollowed: Bool, at now: TimeInterval
    ) -> [TimeInterval] {
        let goesOn = owesRechecks && now <= certainEnd
        announcedEnd = now + duration
        certainEnd = max(certainEnd, now + longest)
        owesRechecks = mayBeFollowed || goesOn
        return owesRechecks ? recheck(at: now) : []
    }

    /// UIKit's own scroll to a new first responder, or its move of a sheet, may come after the movement that goes on, and may take
    /// about 0.3 seconds. Returns when to ask again.
    mutating func recheck(at now: TimeInterval) -> [TimeInterval] {
        owesRechecks = true
        let end = max(certainEnd, now)
        rechecks = [end + 0.02, end + 0.37]
        return rechecks
    }

    // MARK: Loops

    /// Whether a plan may be made, or would only answer a layout that the last one has caused.
    mutating func mayPlan(isExchange: Bool, after trigger: PlanTrigger, at now: TimeInterval) -> Bool {
        limit.allows(isExchange, isRepeated: trigger.isPostponed, at: now)
    }

    /// Resets the loop guard: layouts that move something are now for the new size.
    mutating func windowDidResize() { limit = LoopGuard() }

    mutating func countExchange(at now: TimeInterval) { limit.count(at: now) }

    /// Later than that, in seconds, an alarm or a layout has nothing to do with what it was for.
    private static let tolerance: TimeInterval = 0.1
}
