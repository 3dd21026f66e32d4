internal import UIKit

/// Moves a scroll view or a container, and the scroll views between the focus and it.
@MainActor
final class TargetMover: Mover {
    private weak var target: UIView?
    private let scrollViews = ScrollAdjusters()
    /// Nil for a target that scrolls.
    private let container: ContainerAdjuster?
    /// Whether every scroll view that reaches under the keyboard gets an inset, and not the target alone.
    private let insetsAll: Bool
    /// Where the host began when it was last measured: UIKit moves a sheet after the keyboard has been announced.
    private var lastHostTop: CGFloat?

    init(scrollView: UIScrollView) {
        target = scrollView
        container = nil
        insetsAll = false
    }

    init(container view: UIView, insetsAll: Bool = false) {
        target = view
        container = ContainerAdjuster(view)
        self.insetsAll = insetsAll
    }

    var place: UIView? { target }

    /// How far the content stands above where it would be, in points.
    var lift: CGFloat {
        guard let container else { return scrollViews.moved }
        return container.lift + (insetsAll ? scrollViews.moved : 0)
    }

    var isHolding: Bool { scrollViews.isHolding || container?.isHolding ?? false }

    func observe() {
        scrollViews.observe()
        container?.observe()
    }

    func propose(for need: MoveNeed) -> MoveProposal? {
        guard let target else { return nil }
        let lift = container?.lift ?? 0
        observe()
        let reader = LayoutReader(
            need: need, target: target, lift: container?.lift, insetsAll: insetsAll,
            contribution: scrollViews.contribution)
        var (snapshot, used) = reader.read()
        let hostTop = reader.hostTop
        snapshot.startsFromRest = lastHostTop.map { abs($0 - hostTop) > 1 } ?? false
        lastHostTop = hostTop
        let spacing = need.input.flatMap(need.settings.spacing) ?? need.options.spacing
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: spacing)
        scrollViews.use(used)
        let differs = scrollViews.differ(from: plan.scrolls) || container?.differs(from: plan.lift ?? 0) ?? false
        return MoveProposal(
            reason: plan.reason(focus: snapshot.focus, differs: differs), focus: snapshot.focus,
            required: plan.required, differs: differs, putsBack: lift > 0 && container?.lift == 0
        ) { [self] isAnimated in
            scrollViews.apply(plan.scrolls, isAnimated: isAnimated)
            container?.apply(plan.lift ?? 0)
        }
    }

    func restore(offset: Bool, isAnimated: Bool) {
        container?.observe()
        container?.apply(0)
        scrollViews.restore(offset: offset, isAnimated: isAnimated)
    }
}

extension AvoidancePlan {
    /// Why things are where the plan puts them.
    fileprivate func reason(focus: CGRect?, differs: Bool) -> KeyboardDecision.Reason {
        if focus == nil { return .focusOutsideHost }
        if abs(missing) >= AvoidancePlanner.negligible { return .noRoom }
        return differs && required > 0 ? .moved : .alreadyVisible
    }
}
