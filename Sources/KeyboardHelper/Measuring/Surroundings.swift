internal import UIKit

/// Where something is to be moved for an input: everything that is measured starts from here.
@MainActor struct Surroundings {
    let target: AvoidanceTarget
    let host: UIView
    /// The host further out that may have bars and buttons in front of this one; nil if there is none.
    let outerHost: UIView?
    /// The outermost view that may be lifted, and its present lift in points; nil if none may.
    var lifted: UIView?
    var lift: CGFloat?
    /// The bars that avoidances of the host keep on the keyboard.
    let bars: [UIView]
    /// All bars in the window that avoidances keep on the keyboard.
    let knownBars: [UIView]
    let window: UIWindow
    /// The keyboard's top edge, in window coordinates.
    let keyboardTop: CGFloat
    /// Where the room for the focus has ended for this keyboard so far: there, or at a bar.
    let formerRoomBottom: CGFloat
}
