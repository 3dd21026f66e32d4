internal import Foundation

/// The library's changes to the views, as they are when a plan is made.
struct AppliedChanges: Sendable, Equatable {
    /// How far the container is lifted, in points; nil if the target has no container.
    var lift: CGFloat?
    /// The app's layout has taken the lift away since the last plan. It is put back before anybody sees that.
    var isLiftReset = false
    /// The top inset of the safe area of a lifted host where the app put it; nil if the host is not lifted.
    var topInsetAtRest: CGFloat?
    /// The points that were added to the bottom content inset of each scroll view.
    var bottomInsets: [ObjectIdentifier: CGFloat] = [:]
}
