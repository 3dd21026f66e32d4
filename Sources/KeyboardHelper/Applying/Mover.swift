internal import UIKit

/// What one avoidance moves: measures it, has it decided, and writes.
@MainActor
protocol Mover: AnyObject {
    /// The view that must be in the window for anything to be moved; nil if it is gone or cannot be moved at all.
    var place: UIView? { get }
    /// Whether anything of ours is in the view tree.
    var isHolding: Bool { get }
    /// Takes note of what others have changed.
    func observe()
    /// Measures as things are now and says what should be done; nil if what it moves is gone.
    func propose(for need: MoveNeed) -> MoveProposal?
    /// Takes everything of ours away; `offset` tells whether scroll views go back to where the user was.
    func restore(offset: Bool, isAnimated: Bool)
}

/// What a plan is made for.
struct MoveNeed {
    /// What may be moved for, if it is inside the target; and how it wants to be seen.
    let input: UIView?
    let settings: InputSettings
    let options: KeyboardAvoidanceOptions
    let host: UIView
    let window: UIWindow
    /// Where the keyboard begins, in window coordinates.
    let keyboardTop: CGFloat
}

/// What was measured and decided.
struct MoveProposal {
    var reason: KeyboardDecision.Reason
    var focus: CGRect?
    var required: CGFloat = 0
    /// Whether carrying it out would change anything.
    let differs: Bool
    /// A layout has taken the lift away in this turn; it is put back before anybody sees that.
    var putsBack = false
    /// Carries it out; `isAnimated` tells that this happens inside an animation.
    let apply: (_ isAnimated: Bool) -> Void

    static func nothing(_ reason: KeyboardDecision.Reason) -> Self { Self(reason: reason, differs: false) { _ in } }
}
