internal import Foundation

/// Where everything shall be.
struct AvoidancePlan: Equatable {
    /// One for each scroll area of the snapshot, in the same order.
    var scrolls: [ScrollPlan]
    /// How far the container shall be lifted; nil if there is none.
    var lift: CGFloat?
    /// `focus.maxY + spacing - keyboard.minY` as measured. Positive if the focus was covered; 0 without one.
    var required: CGFloat
    /// How far the focus still is from being seen when all is done, its spacing left aside.
    var missing: CGFloat
}

/// Where one scroll view shall be.
struct ScrollPlan: Equatable {
    /// The points at its bottom that must count as covered, UIKit's part of the inset included; 0 for no inset of ours.
    var coveredInset: CGFloat
    /// The points at its bottom that are under the keyboard, where the scroll indicator must end.
    var overlap: CGFloat
    /// The vertical content offset.
    var offset: CGFloat
}
