internal import UIKit

/// Writes one view that is lifted, a container or a page: lifts it, and takes exactly that lift away again.
///
/// A view positioned by its frame is moved by the `center`. A view positioned by constraints is moved by the
/// `transform`, because constraints set the center and ignore the transform. A transform would change the safe area of
/// a controller's root view, so that is always moved by the `center`.
@MainActor final class LiftAdjuster: MoverAdjuster {
    private(set) weak var view: UIView?

    /// How far the view is above where the app put it, in points.
    var lift: CGFloat { view == nil ? 0 : written }
    private var written: CGFloat = 0

    private var base = Position.center(0, height: 0)
    private var safeArea: SafeAreaCompensation?

    fileprivate enum Position: Equatable {
        /// The center belongs to the view's height: when the superview is resized, the top edge stays.
        case center(CGFloat, height: CGFloat)
        case transform(CGAffineTransform)
    }

    init(_ view: UIView, in ledger: Ledger) {
        self.view = view
        safeArea = view.ownController.map { SafeAreaCompensation(of: view, $0, bottom: ledger.bottomInset(of: $0)) }
    }

    /// Accounts for a layout that has put the container elsewhere: the new position contains no lift.
    func reconcile() {
        if isLaidOutAnew { written = 0 }
        safeArea?.reconcile()
        if lift == 0 { safeArea?.recordInsetsAtRest() }
    }

    var isLifted: Bool { lift != 0 }

    /// Whether a layout has put the lifted container elsewhere.
    var isLaidOutAnew: Bool { isLifted && view.map(isWhereWritten) == false }

    /// Whether a change of the library is in the container or its safe area.
    var isHolding: Bool { view != nil && (lift != 0 || safeArea?.isHolding ?? false) }

    func differs(from plan: MoverPlan) -> Bool {
        abs(plan.offset - lift) >= AvoidancePlanner.negligible
            || safeArea?.differs(isLifted: plan.offset > 0) ?? false
    }

    func apply(_ plan: MoverPlan) { apply(plan.offset) }

    /// Puts the container where the app put it.
    func restore(scrollsBack: Bool = false, mayWait: Bool = false) {
        reconcile()
        apply(0)
    }

    /// Puts the container `lift` points above where the app put it; with 0 exactly there.
    private func apply(_ lift: CGFloat) {
        guard let view else { return }
        if self.lift == 0 { base = position(of: view) }
        if lift != self.lift {
            written = lift
            base = base.with(height: view.bounds.height)
            write(lift == 0 ? base : base.raised(by: lift), to: view)
        }
        safeArea?.apply(isLifted: lift > 0)
    }

    // MARK: Position

    private func position(of view: UIView) -> Position {
        if view.ownController != nil || view.translatesAutoresizingMaskIntoConstraints {
            return .center(view.center.y, height: view.bounds.height)
        }
        return .transform(view.transform)
    }

    private func isWhereWritten(_ view: UIView) -> Bool {
        let then = base.with(height: view.bounds.height).raised(by: lift)
        switch (position(of: view), then) {
        case (.center(let now, _), .center(let then, _)):
            return !PixelAlignment.isMovement(now - then, scale: view.scale)
        case (let now, let then): return now == then
        }
    }

    private func write(_ position: Position, to view: UIView) {
        switch position {
        case .center(let y, _): view.center = CGPoint(x: view.center.x, y: y)
        case .transform(let transform): view.transform = transform
        }
    }
}

extension LiftAdjuster.Position {
    /// The same top edge for another height.
    fileprivate func with(height: CGFloat) -> Self {
        guard case .center(let y, let before) = self, before != height else { return self }
        return .center(y + (height - before) / 2, height: height)
    }

    fileprivate func raised(by points: CGFloat) -> Self {
        switch self {
        case .center(let y, let height): .center(y - points, height: height)
        // After the app's transform, so that the points are those of the superview.
        case .transform(let base): .transform(base.concatenating(CGAffineTransform(translationX: 0, y: -points)))
        }
    }
}
