internal import UIKit

/// Makes the plan for a snapshot. For an input in a bar on the keyboard, it leaves out the spacing if the plan would move for
/// nothing else.
@MainActor struct PlanChoice {
    private let snapshot: LayoutSnapshot
    private let reader: LayoutReader
    private let chain: Chain
    private let putsBack: Bool

    /// With `putsBack` it puts back what UIKit has scrolled since the last plan.
    init(for snapshot: LayoutSnapshot, by reader: LayoutReader, along chain: Chain, putsBack: Bool) {
        (self.snapshot, self.reader, self.chain, self.putsBack) = (snapshot, reader, chain, putsBack)
    }

    /// Makes the plan, and lets `participant` remember it.
    func make(for participant: Participant) -> AvoidancePlan {
        let offsets = putsBack ? participant.memory.offsets(for: snapshot) : []
        var plan = AvoidancePlanner.plan(for: snapshot, spacing: reader.spacing, from: offsets)
        // An input in a bar on the keyboard needs no spacing. If the plan moves only to gain that, it is made again without it.
        if plan.reason == .moved, plan.required <= reader.spacing, mayStandOnKeyboard {
            plan = AvoidancePlanner.plan(for: snapshot, spacing: 0, from: offsets)
        }
        if reader.waitsForCaret { plan.isProvisional = true }
        if !reader.keepsPlace {
            participant.memory.planned(plan, for: snapshot)
        }
        return plan
    }

    private var mayStandOnKeyboard: Bool { reader.isBesideTarget || reader.standsOnKeyboard || chain.isInBar }
}
