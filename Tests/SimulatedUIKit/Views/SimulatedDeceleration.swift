import Foundation

/// A scroll view's offset and velocity after the finger has let go, in points and seconds.
///
/// Pure. Inside its range, friction slows the offset down; beyond the range, a spring pulls it back. The formulas are
/// those of "Deceleration mechanics of UIScrollView" (medium.com/@esskeetit).
struct SimulatedDeceleration {
    struct Axis {
        var offset: CGFloat
        var velocity: CGFloat
    }

    /// `UIScrollView.DecelerationRate.normal`: the part of the velocity that is left after a millisecond.
    private static let rate = 0.998
    private static let friction = -1000 * log(rate)
    /// A critically damped spring of mass 1 and stiffness 100.
    private static let spring = 10.0

    private var x: Axis
    private var y: Axis
    private var time: TimeInterval

    init(from offset: CGPoint, velocity: CGPoint, at time: TimeInterval) {
        x = Axis(offset: offset.x, velocity: velocity.x)
        y = Axis(offset: offset.y, velocity: velocity.y)
        self.time = time
    }

    var offset: CGPoint { CGPoint(x: x.offset, y: y.offset) }

    /// Continues at another offset. An axis whose velocity points away from that offset stops there.
    mutating func move(to offset: CGPoint) {
        func move(_ axis: inout Axis, to offset: CGFloat) {
            if (offset - axis.offset) * axis.velocity < 0 { axis.velocity = 0 }
            axis.offset = offset
        }
        move(&x, to: offset.x)
        move(&y, to: offset.y)
    }

    mutating func advance(to now: TimeInterval, from low: CGPoint, to high: CGPoint, bounces: Bool) {
        let seconds = now - time
        time = now
        x.advance(by: seconds, in: low.x...high.x, bounces: bounces)
        y.advance(by: seconds, in: low.y...high.y, bounces: bounces)
    }

    /// Whether less than `distance` is left to move on both axes.
    func isAtRest(from low: CGPoint, to high: CGPoint, within distance: CGFloat) -> Bool {
        x.isAtRest(in: low.x...high.x, within: distance) && y.isAtRest(in: low.y...high.y, within: distance)
    }
}

extension SimulatedDeceleration.Axis {
    private typealias Constants = SimulatedDeceleration

    fileprivate mutating func advance(by seconds: TimeInterval, in range: ClosedRange<CGFloat>, bounces: Bool) {
        let end = offset.clamped(to: range)
        if offset == end {
            let left = exp(-Constants.friction * seconds)
            offset += velocity * (1 - left) / Constants.friction
            velocity *= left
            guard !bounces, offset != offset.clamped(to: range) else { return }
            (offset, velocity) = (offset.clamped(to: range), 0)
        } else {
            let (distance, left) = (offset - end, exp(-Constants.spring * seconds))
            let pull = velocity + Constants.spring * distance
            offset = end + (distance + pull * seconds) * left
            velocity = (velocity - Constants.spring * pull * seconds) * left
        }
    }

    fileprivate func isAtRest(in range: ClosedRange<CGFloat>, within distance: CGFloat) -> Bool {
        let beyond = (offset - offset.clamped(to: range)).magnitude
        return beyond < distance && velocity.magnitude / Constants.friction < distance
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
