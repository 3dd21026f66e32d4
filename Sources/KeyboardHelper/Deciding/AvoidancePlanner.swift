internal import Foundation

/// Decides, from numbers alone, where everything is to be.
///
/// The scroll views move from the inside out, each within its range, until the focus is visible; a container around them
/// takes what is left. Each makes the least movement from where it stands, and none for a focus that is visible.
struct AvoidancePlanner {
    let snapshot: LayoutSnapshot
    var spacing: CGFloat
    var areas: [ScrollArea]
    var focus: CGRect?
    var companions: [LayoutSnapshot.Companion]
    var lift: CGFloat?

    var roomBottom: CGFloat { snapshot.roomBottom }

    static func plan(for snapshot: LayoutSnapshot, spacing: CGFloat) -> AvoidancePlan {
        if let edge = snapshot.bottomEdge { return .bar(at: edge, keyboardTop: snapshot.keyboardTop) }
        var planner = AvoidancePlanner(snapshot, spacing: spacing)
        planner.limitSpacing()
        return planner.plan().finite(for: snapshot).leavingToUser(in: snapshot)
    }

    /// Whether all of the focus can be visible.
    static func canShowFocus(of snapshot: LayoutSnapshot, spacing: CGFloat) -> Bool {
        abs(plan(for: snapshot, spacing: spacing).missing) < Self.negligible
    }

    /// Whether the focus has been scrolled away since `plan` was made for `snapshot`: with these offsets, one for each area,
    /// more of it is missing than the plan has left.
    static func isScrolledAway(_ offsets: [CGFloat], since plan: AvoidancePlan, for snapshot: LayoutSnapshot) -> Bool {
        guard snapshot.focus != nil, offsets.count == snapshot.scrollAreas.count else { return false }
        var planner = AvoidancePlanner(snapshot, spacing: 0)
        for (index, offset) in offsets.enumerated() { planner.scroll(index, by: offset - planner.areas[index].offset) }
        planner.raise(by: (plan.lift ?? 0) - (planner.lift ?? 0))
        return abs(planner.missing) > abs(plan.missing) + Self.negligible
    }

    private init(_ snapshot: LayoutSnapshot, spacing: CGFloat) {
        self.snapshot = snapshot
        self.spacing = spacing.asDistance
        focus = snapshot.focus.flatMap { $0.isFinite ? $0 : nil }
        companions = snapshot.companions.filter(\.rect.isFinite)
        areas = snapshot.scrollAreas
        // Without a focus there is nothing to be lifted for.
        lift = snapshot.lift.map { focus == nil && !snapshot.keepsPlace ? 0 : $0 }
        if snapshot.hostHasMoved || snapshot.lowersContainer, let present = lift {
            lift = snapshot.lowersContainer ? nil : 0
            raise(by: -present)
        }
        // What can be moved as a whole has as much room as there is around it.
        guard let focus, let last = areas.last, lift == nil, !snapshot.isInner else { return }
        areas[areas.endIndex - 1].topInsetGivesWay = roomBottom - last.visibleTop < min(focus.height, Self.leastRoom)
    }

    /// Less than a control is high, in points.
    private static let leastRoom: CGFloat = 40

    /// The spacing gives way where there is no room for it beside the focus; for one between pixels, to the rounding too.
    private mutating func limitSpacing() {
        guard let focus else { return }
        let target = lift == nil ? areas.last(where: \.movesFocus) : nil
        let top = max(target?.visibleTop ?? snapshot.visibleTop, snapshot.visibleTop)
        let rounding = PixelAlignment.error(of: [focus.minY - top, roomBottom - focus.maxY], scale: snapshot.scale)
        spacing = min(spacing, max(0, roomBottom - top - focus.height - rounding))
    }

    private mutating func plan() -> AvoidancePlan {
        let required = rectToShow(from: areas.endIndex).map { $0.maxY + spacing - roomBottom } ?? 0
        var (scrolls, lift) = (round(), lift)
        // What one scroll view does can leave another with more to do or with less of an inset.
        for _ in 0..<Self.rounds {
            let next = round()
            if next == scrolls, lift == self.lift { break }
            (scrolls, lift) = (next, self.lift)
        }
        let moves =
            zip(scrolls, snapshot.scrollAreas).contains {
                PixelAlignment.isMovement($0.offset - $1.offset, scale: snapshot.scale)
            }
            || abs((lift ?? 0) - (snapshot.lift ?? 0)) >= Self.negligible
        return AvoidancePlan(
            reason: reason(moves: moves), scrolls: scrolls, lift: lift, focus: snapshot.focus, required: required,
            missing: missing)
    }

    /// An inset alone is no movement.
    private func reason(moves: Bool) -> KeyboardDecision.Reason {
        guard snapshot.focus != nil else { return snapshot.obstacle ?? .noFocus }
        if abs(missing) >= Self.negligible { return .noRoom }
        return moves ? .moved : .alreadyVisible
    }

    /// More than any nesting needs; usually the first of them changes nothing.
    private static let rounds = 16

    /// Moves every scroll view once and gives it the inset that belongs to where it is then.
    private mutating func round() -> [ScrollPlan] {
        let insets = areas.indices.map(ownInset)
        for index in areas.indices { scroll(index, by: movement(of: index, ownInset: insets[index])) }
        liftContainer()
        // What was left to the views around, and what they could not do.
        for index in areas.indices { scroll(index, by: movement(of: index, ownInset: insets[index], isLast: true)) }
        let scrolls = areas.indices.map { settle($0, movedWith: insets[$0]) }
        for (index, plan) in scrolls.enumerated() {
            scroll(index, by: plan.offset - areas[index].offset)
            areas[index].ownBottomInset = max(0, plan.coveredInset - areas[index].systemBottomInset)
        }
        return scrolls
    }

    /// How far the scroll view at `index` goes towards showing the focus; the last time for the focus alone.
    private func movement(of index: Int, ownInset: CGFloat, isLast: Bool = false) -> CGFloat {
        let area = areas[index]
        guard let focus = isLast ? focus : rectToShow(from: index), area.mayScroll, area.movesFocus else { return 0 }
        var (top, bottom) = clip(from: index)
        var limit = roomBottom
        let waits = area.isInput && area.fits || min(bottom, roomBottom) - top < focus.height
        if hasMore(around: index), waits, !isLast {
            // It shows the focus in itself, and those around it bring both up: too little of it is visible, or all of its text
            // is, so that only the spacing is missing.
            (top, bottom) = (area.visibleTop, area.visibleBottom)
            limit = .greatestFiniteMagnitude
        }
        let wanted = RequiredLift.movement(
            focus: focus, top: top, bottom: bottom, roomBottom: limit, spacing: isLast ? 0 : spacing)
        let spare = min(bottom, limit) - top - focus.height
        let target = area.offset + aligned(wanted, spare: spare, scale: snapshot.scale)
        let low = min(area.minimumOffset, area.offset)
        let high = max(area.maximumOffset(ownInset: ownInset), area.offset)
        return min(max(target, low), high) - area.offset
    }

    /// A movement by whole pixels, or none. With less than a pixel to spare, one pixel up would ask for one pixel down.
    private func aligned(_ wanted: CGFloat, spare: CGFloat, scale: CGFloat) -> CGFloat {
        let least = spare * scale < 1 ? 1 / scale : Self.negligible
        return abs(wanted) < least ? 0 : PixelAlignment.awayFromZero(wanted, scale: scale)
    }

    /// Differences below this, in points, come from rounding. They are not visible.
    static let negligible: CGFloat = 0.1

    /// Moves the content at `index`, and with it the scroll views inside and the focus, up by `points`.
    private mutating func scroll(_ index: Int, by points: CGFloat) {
        guard points != 0 else { return }
        areas[index].offset += points
        if areas[index].movesFocus { shift(insideOf: index, by: points) }
    }

    /// Lifts the container, or lowers it, by the least that shows the focus; never below where the app put it. The spacing gives
    /// way to the greatest lift, and beyond that nothing is gained against a bar that comes along.
    private mutating func liftContainer() {
        guard let present = lift, let focus = rectToShow(from: areas.endIndex) else { return }
        let wanted = RequiredLift.movement(
            focus: focus, top: snapshot.visibleTop, bottom: .greatestFiniteMagnitude, roomBottom: roomBottom,
            spacing: spacing)
        // Less than a pixel of the spacing may be missing: a text view inside, whose offset UIKit rounds, would lack it after each lift.
        let isVisible = wanted >= 0 && wanted < spacing
        let spare = isVisible ? 0 : roomBottom - snapshot.visibleTop - focus.height
        let movement = aligned(wanted, spare: spare, scale: snapshot.scale)
        let shown = rectToShow(from: areas.endIndex, orShown: true) ?? focus
        let end = snapshot.bar?.isLifted == true ? snapshot.keyboardTop : roomBottom
        let withoutSpacing = PixelAlignment.awayFromZero(present + shown.maxY - end, scale: snapshot.scale)
        let limit = max(snapshot.maximumLift, withoutSpacing)
        let points = max(0, min(present + movement, limit)) - present
        lift = present + points
        raise(by: points)
    }

    /// Moves all that is in the container up by `points`.
    private mutating func raise(by points: CGFloat) { shift(insideOf: areas.endIndex, by: points) }

    private mutating func shift(insideOf index: Int, by points: CGFloat) {
        for inner in 0..<index { areas[inner].viewport.origin.y -= points }
        focus = focus?.offsetBy(dx: 0, dy: -points)
        for number in companions.indices where companions[number].area <= index {
            companions[number].rect.origin.y -= points
        }
    }

    /// The inset is that of the final place. It stays as large as the offset needs, and when it shrinks, the offset goes back
    /// into the legal range.
    private func settle(_ index: Int, movedWith inset: CGFloat) -> ScrollPlan {
        let area = areas[index]
        // While a caret is still to come, nobody knows how much of a text view will be covered.
        var ownInset = area.isInput && snapshot.keepsPlace ? area.ownBottomInset : ownInset(of: index)
        let beyond = area.offset - area.maximumOffset(ownInset: ownInset)
        if beyond > 0 { ownInset = min(max(ownInset, inset), ownInset + beyond) }
        var offset = area.offset
        if ownInset < area.ownBottomInset, area.mayScroll {
            offset = min(offset, area.maximumOffset(ownInset: ownInset))
        }
        return ScrollPlan(
            coveredInset: ownInset > 0 ? ownInset + area.systemBottomInset : 0,
            overlap: area.overlap(roomBottom: roomBottom(of: index)), offset: offset,
            hasBar: hasBar(inFrontOf: index))
    }
}
