internal import UIKit

/// The adjusters of one avoidance: of scroll views, of a container, or of what follows the keyboard. Each knows what of the library
/// is in its view.
@MainActor final class TargetAdjusters {
    private(set) var target: AvoidanceTarget
    private(set) var container: ContainerAdjuster?
    /// The containers of earlier targets. The next plan takes their lifts back.
    private(set) var formerContainers: [ContainerAdjuster] = []
    /// Exists for a target that does not move for the focus.
    let coverageAdjuster: (any CoverageAdjuster)?
    /// The scroll views of the present plan, in its order: between the focus and the target, and the target itself.
    private(set) var scrollViews: [ScrollViewAdjuster] = []
    /// The scroll views of earlier plans that still hold changes. The next plan takes these back.
    private(set) var formerScrollViews: [ScrollViewAdjuster] = []

    init(of target: AvoidanceTarget) {
        self.target = target
        container = target.liftedView.map(ContainerAdjuster.init)
        coverageAdjuster =
            switch target.kind {
            case .bottomConstraint: (target.object as? NSLayoutConstraint).map(BarAdjuster.init)
            case .closures: ClosureAdjuster()
            default: nil
            }
    }

    var allScrollViews: [ScrollViewAdjuster] { scrollViews + formerScrollViews }
    private var allContainers: [ContainerAdjuster] { [container].compactMap(\.self) + formerContainers }

    /// Makes `target` what the next plans move. What was moved so far goes back with the next one.
    func move(_ target: AvoidanceTarget) {
        let known = allContainers
        self.target = target
        container = target.liftedView.map { view in known.first { $0.view === view } ?? ContainerAdjuster(view) }
        formerContainers = known.filter { $0.isHolding && $0 !== container }
        use([], [])
    }

    // MARK: What is in them

    /// How far the content is above where it would be without the library, in points; see ``KeyboardAvoidance/lift``.
    var lift: CGFloat {
        let scrolled = target.kind == .container ? [] : allScrollViews.map(\.lift)
        return (scrolled + [container?.lift, coverageAdjuster?.lift].compactMap(\.self)).reduce(0, +)
    }

    /// Whether any change of the library is in the view tree.
    var isHolding: Bool {
        allScrollViews.contains(where: \.isHolding) || allContainers.contains(where: \.isHolding)
            || coverageAdjuster?.isHolding ?? false
    }

    /// The scroll views of the present plan, in its order.
    var plannedScrollViews: [UIScrollView] { scrollViews.compactMap(\.scrollView) }

    /// The offsets and lifts: while these are the same, nothing inside has moved.
    var places: [CGFloat?] { allScrollViews.map(\.presentOffset) + [container?.lift] }

    /// The views that a movement moves.
    var moved: [UIView] {
        (coverageAdjuster?.movedViews ?? [])
            + (allContainers.map { $0.view } + allScrollViews.map { $0.scrollView }).compactMap(\.self)
    }

    // MARK: Before a plan

    /// Accounts for what the app, UIKit or the user has changed since the last plan. When nobody edits any more, an app assigns the
    /// place of a panel.
    func reconcile(whileEditing: Bool) -> AppliedChanges {
        let liftBefore = container?.lift ?? 0
        for adjuster in allScrollViews { adjuster.reconcile() }
        container?.reconcile()
        coverageAdjuster?.reconcile(whileEditing: whileEditing)
        var changes = AppliedChanges(
            lift: container?.lift, isLiftReset: liftBefore > 0 && container?.lift == 0,
            topInsetAtRest: container?.topInsetAtRest)
        for adjuster in allScrollViews {
            if let view = adjuster.scrollView { changes.bottomInsets[ObjectIdentifier(view)] = adjuster.addedInset }
        }
        return changes
    }

    var liftedView: UIView? { container?.view }
    /// How far that is lifted, in points.
    var containerLift: CGFloat? { container?.lift }

    /// Makes `view` what the next plans lift; nil for nothing. To be called only when what was lifted before is back.
    func setLiftedView(_ view: UIView?) {
        if view !== liftedView || view == nil { container = view.map(ContainerAdjuster.init) }
    }

    /// Makes `scrollViews` those of the next plan, in the order of `areas`, which stand for them.
    func use(_ scrollViews: [UIScrollView], _ areas: [Mover]) {
        let next = zip(scrollViews, areas).map { scrollView, area in
            let orientation: ScrollOrientation = area.isFlipped ? .upsideDown : .upright
            let known = allScrollViews.first { $0.scrollView === scrollView && $0.orientation == orientation }
            return known ?? ScrollViewAdjuster(scrollView, orientation)
        }
        formerScrollViews = allScrollViews.filter { old in old.isHolding && !next.contains { $0 === old } }
        self.scrollViews = next
    }

    /// `released` are back where the app had them.
    func forget(_ released: [ScrollViewAdjuster]) {
        formerScrollViews.removeAll { old in released.contains { $0 === old } }
    }

    /// Takes back what earlier plans have changed, and this one does not mention.
    func restoreFormer() {
        for adjuster in formerScrollViews { adjuster.restore(scrollsBack: false, mayWait: false) }
        for container in formerContainers { container.restore() }
        (formerScrollViews, formerContainers) = ([], [])
    }

    // MARK: What UIKit and the user do

    /// The vertical offsets of the scroll views of `plan`, the present one, without what UIKit has clamped since.
    func offsets(since plan: AvoidancePlan) -> [CGFloat] {
        zip(scrollViews, plan.moves).compactMap { $0.offset(since: $1) }
    }

    /// Ends what UIKit scrolls by itself in the present plan's scroll views. A pager is left alone: it may be on its way to
    /// another page.
    func stopScrolls() {
        for adjuster in scrollViews where adjuster.scrollView?.scrollsAlongHeight == true { adjuster.stopScroll() }
    }

    /// Whether the user moves any scroll view of the present plan.
    var isMovedByUser: Bool { scrollViews.contains { $0.scrollView?.isMovedByUser == true } }
}
