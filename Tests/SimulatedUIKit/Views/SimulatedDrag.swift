import Foundation

/// A finger that drags a scroll view, and the movement that continues after the finger has let go.
struct SimulatedDrag {
    var isTracking = true
    var isDragging = false
    var isDecelerating = false
    private(set) var hasMoved = false
    private(set) var last: CGPoint
    /// The places of the finger in the last tenth of a second, one for each instant.
    private var places: [(time: TimeInterval, point: CGPoint)]

    /// Set while the scroll view slows down over time.
    var deceleration: SimulatedDeceleration?
    /// The offset at which the content began to spring back.
    var springStart = CGPoint.zero

    init(at point: CGPoint, now: TimeInterval) {
        last = point
        places = [(now, point)]
    }

    mutating func move(to point: CGPoint, now: TimeInterval) {
        hasMoved = true
        last = point
        places.removeAll { $0.time >= now || $0.time < now - 0.1 }
        places.append((now, point))
    }

    /// The velocity of the finger, in points per second. A finger that has moved within one instant, or has paused
    /// before it lets go, has none (super-ultra/ScrollMechanics pull request 6).
    func velocity(now: TimeInterval) -> CGPoint {
        guard let first = places.first, let last = places.last, last.time > first.time, now - last.time < 0.05 else {
            return .zero
        }
        let (distance, seconds) = (last.point - first.point, last.time - first.time)
        return CGPoint(x: distance.x / seconds, y: distance.y / seconds)
    }
}
