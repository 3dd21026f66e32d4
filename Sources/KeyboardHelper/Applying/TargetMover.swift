internal import Foundation
internal import UIKit

/// Moves one target, and the scroll views between the focus and it: measures, has it decided, and writes.
@MainActor
final class TargetMover {
    private(set) weak var target: UIView?
    private let scrollViews = ScrollAdjusters()
    /// Nil for a target that scrolls.
    private let container: ContainerAdjuster?
    /// Where the host was when it was last measured: UIKit moves a sheet after the keyboard has been announced.
    private var hostPlace: CGFloat?

    /// What was measured and decided, and whether carrying it out would change anything.
    struct Proposal {
        let plan: AvoidancePlan
        let focus: CGRect?
        let differs: Bool
        /// A layout has taken the lift away in this turn; it is put back before anybody sees that.
        let putsBack: Bool
    }

    init(scrollView: UIScrollView) {
        target = scrollView
        container = nil
    }

    init(container view: UIView) {
        target = view
        container = ContainerAdjuster(view)
    }

    /// How far the content stands above where it would be: the container's lift, or the offsets' movement.
    var lift: CGFloat { container?.lift ?? scrollViews.moved }

    /// Whether anything of ours is in the view tree.
    var isHolding: Bool { scrollViews.isHolding || container?.isHolding ?? false }

    func isIn(_ window: UIWindow) -> Bool { target?.window === window }

    /// Whether UIKit makes room for the keyboard in the target, or around it, by itself.
    var isAvoidedBySystem: Bool { target.map(SystemAvoidance.isAround) ?? false }

    /// Takes note of what others have changed.
    func observe() {
        scrollViews.observe()
        container?.observe()
    }

    /// Measures as things are now. `input` is what may be moved for, if it is inside the target.
    func propose(
        for input: UIView?, host: UIView, window: UIWindow, keyboardTop: CGFloat, options: KeyboardAvoidanceOptions
    ) -> Proposal? {
        guard let target else { return nil }
        let lift = container?.lift ?? 0
        observe()
        let reader = LayoutReader(
            host: host, window: window, target: target, lift: container?.lift, lastPlace: hostPlace,
            followsCaret: options.followsCaret, contribution: scrollViews.contribution)
        hostPlace = reader.hostTop
        let (snapshot, used) = reader.read(input: input, keyboardTop: keyboardTop)
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: options.spacing)
        scrollViews.use(used)
        let differs = scrollViews.differ(from: plan.scrolls) || container?.differs(from: plan.lift ?? 0) ?? false
        let putsBack = lift > 0 && container?.lift == 0
        return Proposal(plan: plan, focus: snapshot.focus, differs: differs, putsBack: putsBack)
    }

    /// Carries out a proposal. `isAnimated` tells that this happens inside an animation.
    func apply(_ plan: AvoidancePlan, isAnimated: Bool) {
        scrollViews.apply(plan.scrolls, isAnimated: isAnimated)
        container?.apply(plan.lift ?? 0)
    }

    /// Takes everything of ours away; `offset` tells whether scroll views go back to where the user was.
    func restore(offset: Bool, isAnimated: Bool) {
        container?.observe()
        container?.apply(0)
        scrollViews.restore(offset: offset, isAnimated: isAnimated)
    }
}
