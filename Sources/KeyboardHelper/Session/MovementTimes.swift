internal import Foundation

/// When the movements end, and when to ask again what UIKit has done after them.
struct MovementTimes: Sendable, Equatable {
    /// When the keyboard's part of the newest movement is over.
    private(set) var announcedEnd = -TimeInterval.infinity
    /// When the last of all movements has certainly ended.
    private var certainEnd = -TimeInterval.infinity
    /// When to ask.
    private var rechecks: [TimeInterval] = []

    /// Whether a movement goes on.
    func isGoingOn(at now: TimeInterval) -> Bool { now < certainEnd }

    /// Whether a plan may bring back a focus that was scrolled away: UIKit does that beside a movement.
    func mayBringFocusBack(at now: TimeInterval) -> Bool {
        isAwaited(at: now) && Self.isInTime(for: announcedEnd, at: now)
    }

    /// A movement begins that goes along with the keyboard for so many seconds, and takes so many at most. Returns when
    /// to ask again what was to be asked after the one before.
    mutating func begin(for duration: TimeInterval, atMost longest: TimeInterval, at now: TimeInterval)
        -> [TimeInterval]
    {
        let goesOn = now <= certainEnd && isAwaited(at: now)
        announcedEnd = now + duration
        certainEnd = max(certainEnd, now + longest)
        return goesOn ? recheck(at: now) : []
    }

    /// UIKit's own scroll to a new first responder, or its move of a sheet, may come after the movement that goes on,
    /// and may take about 0.3 seconds. Returns when to ask again, but for what is to be asked already.
    mutating func recheck(at now: TimeInterval) -> [TimeInterval] {
        let end = max(certainEnd, now)
        let times = [end + 0.02, end + 0.37]
        guard times != rechecks else { return [] }
        rechecks = times
        return times
    }

    /// The keyboard is known to have arrived, and all is looked at now: the first of the two is not needed.
    mutating func skipFirstRecheck() { rechecks = rechecks.suffix(1) }

    /// The user moves the content, so that no scroll is UIKit's any more.
    mutating func forgetRechecks() { rechecks = [] }

    private func isAwaited(at now: TimeInterval) -> Bool { rechecks.contains { $0 > now } }

    /// Whether it is time for what was to be asked at `due`, once. After another movement that is asked later.
    mutating func isDue(_ due: TimeInterval, at now: TimeInterval) -> Bool {
        let isAwaited = rechecks.contains(due)
        rechecks.removeAll { $0 <= due }
        return isAwaited && Self.isInTime(for: due, at: now)
    }

    /// Whether an alarm or a layout still has to do with what was due: later than 0.1 seconds after it, which is chosen,
    /// much else may have happened.
    static func isInTime(for due: TimeInterval, at now: TimeInterval) -> Bool { now <= due + 0.1 }
}

/// Ends an exchange in which each movement makes the app lay out, and each layout asks for another movement.
///
/// Only movements that no event has asked for are counted, one after the other.
struct LoopGuard: Sendable, Equatable {
    private var count = 0
    private var last: TimeInterval = 0

    /// Chosen: as many as a plan has rounds.
    private static let most = 4
    /// Layouts that come later than this, in seconds, have another reason than the last movement. Chosen: twice the
    /// keyboard's spring.
    private static let pause: TimeInterval = 1
    /// The same for what is repeated in each layout: at 120 frames a second there are 8 milliseconds between two.
    private static let pauseOfRepeated: TimeInterval = 0.006

    /// Whether a plan may be made now. An event and a pause begin anew.
    mutating func allows(asExchange isExchange: Bool, isRepeated: Bool = false, at time: TimeInterval) -> Bool {
        let pause = isRepeated ? Self.pauseOfRepeated : Self.pause
        if !isExchange || time - last > pause { count = 0 }
        return count < Self.most
    }

    /// A plan that a layout has asked for has moved something.
    mutating func count(at time: TimeInterval) {
        count += 1
        last = time
    }
}
