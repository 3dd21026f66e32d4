internal import Foundation

/// Remembers the last plan and the state that it has left behind.
struct PlanMemory: Sendable, Equatable {
    /// The last plan, and what it was made from. Nil while nothing is covered or everything goes back.
    private(set) var last: Last?
    /// The state that the next plan depends on, as the last one has left it. It has no focus if the last plan was provisional, or
    /// made for a revealed view.
    private(set) var basis: PlanBasis?
    /// The top edge of the host, or of the screen in it that is lifted, as it was last measured.
    private(set) var hostTop: CGFloat?

    struct Last: Sendable, Equatable {
        let snapshot: LayoutSnapshot
        let plan: AvoidancePlan
        /// It depends on nothing that is not in a ``PlanBasis``.
        let dependsOnBasisAlone: Bool
    }

    /// Nothing is covered any more; or the window has another size, in which UIKit may have scrolled.
    mutating func forgetPlan() { last = nil }

    /// Something else is lifted from now on.
    mutating func forgetHostTop() { hostTop = nil }

    mutating func measured(_ snapshot: LayoutSnapshot) { hostTop = snapshot.host.top }

    mutating func planned(_ plan: AvoidancePlan, for snapshot: LayoutSnapshot, dependsOnBasisAlone: Bool) {
        last = Last(snapshot: snapshot, plan: plan, dependsOnBasisAlone: dependsOnBasisAlone)
    }

    mutating func applied(leaving basis: PlanBasis?) { self.basis = basis }

    /// The app wants something else from now on, or something else was found.
    mutating func forgetBasis() { basis = nil }

    /// Whether the last plan was for a keyboard that covers more or less, which may have posted nothing since.
    func isForOther(covered: CGFloat) -> Bool { basis.map { $0.covered != covered } ?? false }

    /// Whether the user has scrolled the focus away since the last plan, with `offsets` now.
    func isScrolledAway(to offsets: (AvoidancePlan) -> [CGFloat]) -> Bool {
        guard let last else { return false }
        return AvoidancePlanner.isScrolledAway(offsets(last.plan), since: last.plan, for: last.snapshot)
    }
}
