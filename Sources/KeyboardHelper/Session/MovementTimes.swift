internal import Foundation

/// When the movements end, and when to ask again what UIKit has done after them.
struct MovementTimes: Sendable, Equatable {
    /// When the keyboard's part of the newest movement is over.
    private(set) var announcedEnd = -TimeInterval.infinity
    /// When the last of all movements has certainly ended.
    private var certainEnd = -TimeInterval.infinity
    /// UIKit may still scroll after the last movement. Then a recheck brings the focus back, once.
    private var owesRechecks = false
    /// When to look whether UIKit has, and when to look for what comes late, such as a caret.
    private var (rechecks, lateLooks): ([TimeInterval], [TimeInterval]) = ([], [])

    /// Whether a movement goes on.
    func isGoingOn(at now: TimeInterval) -> Bool { now < certainEnd }

    /// Whether a plan may bring back a focus that was scrolled away: UIKit does that beside a movement.
    func mayBringFocusBack(at now: TimeInterval) -> Bool { owesRechecks && now <= announcedEnd + Self.tolerance }

    /// A movement begins that goes along with the keyboard for so many seconds, and takes so many at most; UIKit may move something
    /// after it if it `mayBeFollowed`. Returns when to ask again.
    mutating func begin(
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

    // MARK: Asking again

    /// Something may come late, such as a caret: requests a recheck at that time.
    mutating func lookLate(at time: TimeInterval) { lateLooks.append(time) }

    /// It is time for what was to be asked at `due`. Returns whether that still counts: after it, another movement may have begun,
    /// and long after it, much else may have happened.
    mutating func isDue(_ due: TimeInterval, at now: TimeInterval) -> Bool {
        let isAwaited = rechecks.contains(due) || lateLooks.contains(due)
        rechecks.removeAll { $0 <= due }
        lateLooks.removeAll { $0 <= due }
        return isAwaited && now <= due + Self.tolerance
    }

    /// Later than that, in seconds, an alarm or a layout has nothing to do with what it was for.
    private static let tolerance: TimeInterval = 0.1
}
