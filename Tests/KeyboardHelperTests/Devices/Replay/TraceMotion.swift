import Foundation

/// Follows how the content moves on screen, and tells what is wrong with it.
///
/// Each movement goes straight from where the content was to where it belongs, and takes as long as the keyboard. No
/// other follows before the next event. A movement that takes over from another may turn around once.
struct TraceMotion {
    fileprivate struct Movement {
        let begin: TimeInterval
        let from: CGFloat
        let to: CGFloat
        /// Nil if the design does not say how long it takes.
        let duration: TimeInterval?
        let end: TimeInterval
        /// The stretch in which the content may be seen.
        let stretch: ClosedRange<CGFloat>
        let takesOver: Bool
        var direction: CGFloat = 0
        var reversals = 0
    }

    private var position: CGFloat
    private var shown: CGFloat
    private var movement: Movement?

    /// Movements of an unknown duration are over by then. Seconds.
    private static let longest: TimeInterval = 0.5
    /// Smaller differences are not visible. Points.
    private static let invisible: CGFloat = 0.1

    init(_ look: TraceLook) { (position, shown) = (look.position, look.shown) }

    /// Starts anew at `time`, after something else has moved the content. It may still go straight to its position.
    mutating func reset(to look: TraceLook, at time: TimeInterval) {
        self = TraceMotion(look)
        guard abs(shown - position) >= Self.invisible else { return }
        movement = Movement(
            begin: time, from: shown, to: position, duration: nil, end: time + Self.longest,
            stretch: min(shown, position)...max(shown, position), takesOver: false)
    }

    /// Sees the screen after a turn, or while time passes. `duration` is that of a movement that begins now.
    mutating func see(_ look: TraceLook, at time: TimeInterval, isTurn: Bool, duration: TimeInterval?) -> [String] {
        defer { (position, shown) = (look.position, look.shown) }
        if abs(look.position - position) >= Self.invisible {
            return begin(look, at: time, isTurn: isTurn, duration: duration)
        }
        guard var movement else {
            return abs(look.shown - shown) < Self.invisible ? [] : ["it moves from \(shown) to \(look.shown) by itself"]
        }
        defer { self.movement = time < movement.end - 1e-6 ? movement : nil }
        return movement.problems(of: look.shown, after: shown, at: time)
    }

    private mutating func begin(_ look: TraceLook, at time: TimeInterval, isTurn: Bool, duration: TimeInterval?)
        -> [String]
    {
        let running = movement.flatMap { time < $0.end - 1e-6 ? $0 : nil }
        let ends = [shown, look.position] + (running.map { [$0.stretch.lowerBound, $0.stretch.upperBound] } ?? [])
        let stretch = (ends.min() ?? shown)...(ends.max() ?? shown)
        // A movement without animation may end a running one, or leave it to go on.
        let end = duration == 0 ? running?.end ?? time : time + (duration ?? Self.longest)
        movement = Movement(
            begin: time, from: shown, to: look.position, duration: duration, end: end, stretch: stretch,
            takesOver: running != nil)
        guard let duration, isTurn else { return [] }
        let left = running == nil ? 0 : shown - position
        let places = duration > 0 ? [shown] : [look.position, look.position + left]
        if places.allSatisfy({ abs(look.shown - $0) >= Self.invisible }) {
            let how = duration > 0 ? "must move in \(duration) s" : "must be at \(look.position) at once"
            return ["it jumps from \(shown) to \(look.shown), \(how)"]
        }
        return movement?.problems(of: look.shown, after: shown, at: time) ?? []
    }
}

extension TraceMotion.Movement {
    fileprivate mutating func problems(of shown: CGFloat, after last: CGFloat, at time: TimeInterval) -> [String] {
        var problems: [String] = []
        let step = shown - last
        if abs(step) > 0.01, step * direction < 0 { reversals += 1 }
        if abs(step) > 0.01 { direction = step }
        if reversals > (takesOver ? 1 : 0) { problems.append("it turns around \(reversals) times") }
        if shown < stretch.lowerBound - 0.1 || shown > stretch.upperBound + 0.1 {
            problems.append("it is shown at \(shown), outside of its way, \(stretch)")
        }
        let part = (shown - from) / (to - from)
        if let duration, duration > 0, !takesOver, abs(time - begin - duration / 2) < 1e-6,
            !(0.01...0.99).contains(part)
        {
            problems.append("it has gone \(part) of its way after half the time")
        }
        if time >= end - 1e-6, abs(shown - to) >= 0.1 {
            problems.append("it is shown at \(shown) after its time, must be at \(to)")
        }
        return problems
    }
}

extension TraceMotion {
    /// The next instant that is worth a look: the middle of a movement, and its end.
    func nextLook(after time: TimeInterval) -> TimeInterval? {
        guard let movement else { return nil }
        return [movement.begin + (movement.duration ?? 0) / 2, movement.end].filter { $0 > time + 1e-6 }.min()
    }
}
