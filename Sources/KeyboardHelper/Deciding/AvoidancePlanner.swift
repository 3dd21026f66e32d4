internal import Foundation

/// Decides, from numbers alone, where everything is to be.
///
/// Scroll views and lifted views move from the inside out, each within its range, until the focus is visible. Each
/// makes the least movement from where it stands, and none for a focus that is visible with its spacing.
///
/// It moves in a ``PlannedLayout``, which knows what is where then, and what there is room for. Read that first.
struct AvoidancePlanner {
    private var layout: PlannedLayout
    private var spacing: CGFloat

    private var snapshot: LayoutSnapshot { layout.snapshot }

    /// Differences below this, in points, come from rounding. They are not visible.
    static let negligible: CGFloat = 0.1

    static func plan(for snapshot: LayoutSnapshot, spacing: CGFloat) -> AvoidancePlan {
        var planner = AvoidancePlanner(snapshot, spacing: spacing)
        return planner.plan().leavingToUser(in: snapshot)
    }

    /// Whether all of the focus can be visible.
    static func canShowFocus(of snapshot: LayoutSnapshot, spacing: CGFloat) -> Bool {
        abs(plan(for: snapshot, spacing: spacing).missing) < Self.negligible
    }

    /// Whether the focus has been scrolled away since `plan` was made for `snapshot`: with these offsets, one for each
    /// mover, more of it is missing than the plan has left.
    static func isScrolledAway(_ offsets: [CGFloat], since plan: AvoidancePlan, for snapshot: LayoutSnapshot) -> Bool {
        guard snapshot.focus != nil, offsets.count == plan.moves.count else { return false }
        var layout = PlannedLayout(snapshot)
        for (index, place) in offsets.enumerated() { layout.move(index, by: place - layout.movers[index].offset) }
        return abs(layout.missing) > abs(plan.missing) + Self.negligible
    }

    private init(_ snapshot: LayoutSnapshot, spacing: CGFloat) {
        layout = PlannedLayout(snapshot)
        self.spacing = spacing.asAmount
        limitSpacing()
    }

    /// The spacing gives way where there is no room for it beside the focus.
    private mutating func limitSpacing() {
        let room = layout.roomBottom - layout.fixedEdges.top
        spacing = min(spacing, max(0, room - layout.focus.height))
    }

    private mutating func plan() -> AvoidancePlan {
        // Before anything moves, and with all companions, wherever they are.
        let required = layout.rectsToShow(from: layout.movers.endIndex).moving.maxY + spacing - layout.roomBottom
        var moves = moveAll()
        // The movement of one can leave another one farther to go, or with a smaller inset: a text in a card is scrolled,
        // and the card lifted then. More often than any nesting needs.
        for _ in 0..<16 {
            let next = moveAll()
            if next == moves { break }
            moves = next
        }
        let moved = moves.indices.filter { index in
            let (plan, points) = (moves[index], moves[index].offset - snapshot.movers[index].offset)
            if plan.isLift { return abs(points) >= Self.negligible }
            return plan.offsetAcross != nil || PixelAlignment.isMovement(points, scale: snapshot.scale)
        }
        guard let focus = snapshot.focus else {
            return AvoidancePlan(reason: snapshot.reasonWithoutFocus, moves: moves, moved: moved)
        }
        let missing = layout.missing
        let reasonIfShown: KeyboardDecision.Reason = moved.isEmpty ? .alreadyVisible : .moved
        return AvoidancePlan(
            reason: abs(missing) < Self.negligible ? reasonIfShown : .noRoom, moves: moves, moved: moved, focus: focus,
            required: required, missing: missing)
    }

    /// Moves everything once, and gives each scroll view the inset that belongs to where it is then. Without a focus
    /// there are only insets.
    private mutating func moveAll() -> [MoverPlan] {
        let indices = layout.movers.indices
        let insets = indices.map { layout.ownInset(of: $0, spacing: spacing) }
        if snapshot.focus != nil { showFocus(with: insets) }
        let moves = indices.map { settle($0, movedWith: insets[$0]) }
        for (index, plan) in moves.enumerated() { layout.apply(plan, to: index) }
        return moves
    }

    /// Moves everything towards the focus, from the inside out.
    private mutating func showFocus(with insets: [CGFloat]) {
        for (index, inset) in insets.enumerated() { layout.move(index, by: movement(of: index, ownInset: inset)) }
        // The second pass takes up the distance that was left to the views around, as far as those could not move. A
        // scroll view alone has shown the focus in the first one.
        for (index, inset) in insets.enumerated() where !layout.movers[index].isLift {
            layout.move(index, by: remainder(of: index, ownInset: inset))
        }
    }

    /// How far the mover at `index` goes in the first pass: by the least that shows the focus with its companions and its
    /// spacing.
    ///
    /// A scroll view that shows less than the focus shows that in itself, as far as it can, and those around it bring both
    /// up; so does a text view with all of its text, where only the spacing is missing.
    private func movement(of index: Int, ownInset: CGFloat) -> CGFloat {
        let focus = layout.rectsToShow(from: index).moving
        let mover = layout.movers[index]
        let clip = layout.clip(from: index)
        let showsLess = min(clip.bottom, layout.roomBottom) - clip.top < focus.height
        let leavesRest = showsLess || mover.isInput && mover.fits
        guard leavesRest, !mover.isLift, layout.hasMore(around: index) else {
            return way(of: index, to: focus, in: clip, above: layout.roomBottom, spacing, ownInset)
        }
        let own = (top: mover.visibleTop, bottom: mover.visibleBottom)
        return way(of: index, to: focus, in: own, above: .greatestFiniteMagnitude, spacing, ownInset)
    }

    /// How far it goes in the second pass: for the focus alone, without spacing, as far as the views around it could not.
    private func remainder(of index: Int, ownInset: CGFloat) -> CGFloat {
        way(of: index, to: layout.focus, in: layout.clip(from: index), above: layout.roomBottom, 0, ownInset)
    }

    /// How far it goes, by whole pixels and within its range, to show `focus`.
    private func way(
        of index: Int, to focus: CGRect, in clip: (top: CGFloat, bottom: CGFloat), above roomBottom: CGFloat,
        _ spacing: CGFloat, _ ownInset: CGFloat
    ) -> CGFloat {
        let mover = layout.movers[index]
        guard mover.mayScroll, mover.movesFocus else { return 0 }
        let points = RequiredLift.movement(
            focus: focus, top: clip.top, bottom: clip.bottom, roomBottom: roomBottom, spacing: spacing)
        let (low, high) = legalOffsets(of: index, ownInset: ownInset)
        return min(max(mover.offset + aligned(points), low), high) - mover.offset
    }

    /// Where a scroll view is counts as legal. A lift is never negative. The spacing gives way to the greatest lift.
    private func legalOffsets(of index: Int, ownInset: CGFloat) -> (low: CGFloat, high: CGFloat) {
        let mover = layout.movers[index]
        guard let limit = mover.liftLimit else {
            return (min(mover.minimumOffset, mover.offset), max(mover.maximumOffset(ownInset: ownInset), mover.offset))
        }
        let shown = layout.rectsToShow(from: index).all
        let withoutSpacing = PixelAlignment.awayFromZero(
            mover.offset + shown.maxY - layout.roomBottom, scale: snapshot.scale)
        return (0, max(0, limit, withoutSpacing))
    }

    /// A movement by whole pixels, or none.
    private func aligned(_ wanted: CGFloat) -> CGFloat {
        abs(wanted) < Self.negligible ? 0 : PixelAlignment.awayFromZero(wanted, scale: snapshot.scale)
    }

    /// The inset is that of the final place. It stays as large as the offset needs, and when it shrinks, the offset
    /// goes back into the legal range; so it does where all of the content fits.
    private func settle(_ index: Int, movedWith inset: CGFloat) -> MoverPlan {
        let mover = layout.movers[index]
        if mover.isLift { return MoverPlan(isLift: true, offset: mover.offset) }
        // While a caret is still to come, nobody knows how much of a text view will be covered.
        let keepsInset = mover.isInput && snapshot.keepsPlace
        var ownInset = keepsInset ? mover.insets.ownBottom : layout.ownInset(of: index, spacing: spacing)
        // An offset beyond its range keeps of the inset that it was moved with what it needs.
        let beyond = mover.offset - mover.maximumOffset(ownInset: ownInset)
        if beyond > 0 { ownInset = min(max(ownInset, inset), ownInset + beyond) }
        var offset = mover.offset
        let fits = mover.fits(above: layout.roomBottom(of: index))
        if ownInset < mover.insets.ownBottom || fits, mover.mayScroll {
            offset = min(offset, mover.maximumOffset(ownInset: ownInset))
        }
        return MoverPlan(
            coveredInset: mover.coveredInset(with: ownInset),
            overlap: mover.overlap(roomBottom: layout.roomBottom(of: index)), offset: offset,
            offsetAcross: mover.mayScroll && mover.movesFocus ? mover.offsetAcross : nil,
            reserve: layout.reserve(of: index))
    }
}
