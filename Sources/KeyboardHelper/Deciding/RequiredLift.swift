internal import Foundation

/// How far something must go up to be visible.
enum RequiredLift {
    /// The least movement up, in points, that brings `focus` between `top` and `bottom` and leaves `spacing` free
    /// between it and `roomBottom`, where the keyboard or what stands on it begins. A negative result is a movement down; 0 moves nothing.
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
}
