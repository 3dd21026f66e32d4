internal import Foundation

/// How far something must go up to be visible.
enum RequiredLift {
    /// The least movement up, in points, that brings `focus` between `top` and `bottom` and leaves `spacing` free
    /// between it and `roomBottom`, where the keyboard or what stands on it begins. A negative result is a movement
    /// down; 0 moves nothing.
    ///
    /// Where not all of it fits, the spacing gives way first, then the lower part of the focus.
    static func movement(
        focus: CGRect, top: CGFloat, bottom: CGFloat, roomBottom: CGFloat, spacing: CGFloat
    ) -> CGFloat {
        let room = min(bottom, roomBottom) - top
        let free = min(spacing, max(0, room - focus.height))
        let atLeast = focus.maxY - min(bottom, roomBottom - free)
        let atMost = focus.minY - top
        return min(max(0, atLeast), atMost)
    }

    /// How far a container has to go up so that its content gains `movement`, if `lifted` points have brought the
    /// content up by `gained` only: it is laid out by the safe area, and further lifts take away `inset` points more of
    /// that.
    static func lift(for movement: CGFloat, lifted: CGFloat, gained: CGFloat, inset: CGFloat) -> CGFloat {
        guard movement > 0, lifted > 0 else { return movement }
        let share = min(max(0, gained / lifted), 1)
        // Beyond the inset, all of a lift reaches the content.
        let beyond = movement + (1 - share) * inset
        return share > 0 ? min(movement / share, beyond) : beyond
    }
}
