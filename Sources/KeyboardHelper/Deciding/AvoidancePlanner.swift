internal import Foundation

/// Decides, from numbers alone, where everything is to be.
///
/// The scroll views move from the inside out, each within its range, until the focus is visible; a container around them
/// takes what is left. Each makes the least movement from where it stands, and none for a focus that is visible.
///
/// It moves in a ``PlannedLayout``, which knows what is where then, and what there is room for. Read that first.
struct AvoidancePlanner {
    private var layout: PlannedLayout
    private var spacing: CGFloat

    private var snapshot: LayoutSnapshot { layout.snapshot }

    /// Differences below this, in points, come from rounding. They are not visible.
    static let negligible: CGFloat = 0.1

    /// With `offsets`, one for each area, it begins as if the content were there.
    static func plan(for snapshot: LayoutSnapshot, spacing: CGFloat, from offsets: [CGFloat] = []) -> AvoidancePlan {
        var planner = AvoidancePlanner(snapshot, spacing: spacing)
        for (index, offset) in offsets.enumerated() {
            planner.layout.moveContent(of: index, by: offset - snapshot.scrollAreas[index].offset)
        }
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
        var layout = PlannedLayout(snapshot)
        for (index, offset) in offsets.enumerated() {
            layout.moveContent(of: index, by: offset - layout.areas[index].offset)
        }
        layout.raise(by: (plan.lift ?? 0) - (layout.lift ?? 0))
        return abs(layout.missing) > abs(plan.missing) + Self.negligible
    }

    private init(_ snapshot: LayoutSnapshot, spacing: CGFloat) {
        layout = PlannedLayout(snapshot)
        self.spacing = spacing.asDistance
        limitSpacing()
    }

    /// The spacing gives way where there is no room for it beside the focus; for one between pixels, to the rounding too.
    private mutating func limitSpacing() {
        guard let focus = layout.focus else { return }
        let target = layout.lift == nil ? layout.areas.last(where: \.movesFocus) : nil
        let top = max(target?.visibleTop ?? snapshot.visibleTop, snapshot.visibleTop)
        let bottom = layout.roomBottom
        let rounding = PixelAlignment.error(of: [focus.minY - top, bottom - focus.maxY], scale: snapshot.scale)
        spacing = min(spacing, max(0, bottom - top - focus.height - rounding))
    }

    private mutating func plan() -> AvoidancePlan {
        let wanted = layout.rectToShow(from: layout.areas.endIndex)
        let required = wanted.map { $0.maxY + spacing - layout.roomBottom } ?? 0
        var (scrolls, lift) = (moveAll(), layout.lift)
        // The movement of one scroll view can leave another one farther to go, or with a smaller inset.
        for _ in 0..<Self.mostRepetitions {
            let next = moveAll()
            if next == scrolls, lift == layout.lift { break }
            (scrolls, lift) = (next, layout.lift)
        }
        let moves =
            zip(scrolls, snapshot.scrollAreas).contains {
                PixelAlignment.isMovement($0.offset - $1.offset, scale: snapshot.scale)
            }
            || scrolls.contains { $0.offsetAcross != nil }
            || abs((lift ?? 0) - (snapshot.container?.lift ?? 0)) >= Self.negligible
        return AvoidancePlan(
            reason: AvoidancePlan.reason(
                hasFocus: snapshot.focus != nil, obstacle: snapshot.obstacle, missing: layout.missing, moves: moves),
            scrolls: scrolls, lift: lift, focus: snapshot.focus, required: required,
            missing: layout.missing)
    }

    /// More than any nesting needs. The first one usually finds that nothing changes any more.
    private static let mostRepetitions = 16

    /// Moves every scroll view once and gives it the inset that belongs to where it is then.
    private mutating func moveAll() -> [ScrollPlan] {
        let indices = layout.areas.indices
        let insets = indices.map { layout.ownInset(of: $0, spacing: spacing) }
        for index in indices { layout.moveContent(of: index, by: movement(of: index, ownInset: insets[index])) }
        liftContainer()
        // The second pass takes up the distance that was left to the views around, as far as those could not move. A scroll view
        // alone has nothing to take up.
        for index in indices {
            layout.moveContent(of: index, by: movement(of: index, ownInset: insets[index], forFocusAlone: true))
        }
        let scrolls = indices.map { settle($0, movedWith: insets[$0]) }
        for (index, plan) in scrolls.enumerated() { layout.apply(plan, to: index) }
        return scrolls
    }

    /// How far the scroll view at `index` goes towards showing the focus with its companions and its spacing. In the second pass it
    /// moves for the focus alone, without spacing, and leaves nothing to the views around it.
    private func movement(of index: Int, ownInset: CGFloat, forFocusAlone: Bool = false) -> CGFloat {
        let area = layout.areas[index]
        let wanted = forFocusAlone ? layout.focus : layout.rectToShow(from: index)
        guard let focus = wanted, area.mayScroll, area.movesFocus else { return 0 }
        var (top, bottom) = layout.clip(from: index)
        var limit = layout.roomBottom
        let waits = area.isInput && area.fits || min(bottom, limit) - top < focus.height
        if layout.hasMore(around: index), waits, !forFocusAlone {
            // It shows the focus in itself, and those around it bring both up: too little of it is visible, or all of its text
            // is, so that only the spacing is missing.
            (top, bottom) = (area.visibleTop, area.visibleBottom)
            limit = .greatestFiniteMagnitude
        }
        let points = RequiredLift.movement(
            focus: focus, top: top, bottom: bottom, roomBottom: limit, spacing: forFocusAlone ? 0 : spacing)
        let isClear = focus.maxY <= min(bottom, limit)
        let isAroundText = index > 0 && layout.areas[0].isInput && isClear && lacksOnlySpacing(points)
        let spare = isAroundText ? 0 : min(bottom, limit) - top - focus.height
        let target = area.offset + aligned(points, spare: spare)
        let low = min(area.minimumOffset, area.offset)
        let high = max(area.maximumOffset(ownInset: ownInset), area.offset)
        return min(max(target, low), high) - area.offset
    }

    /// Whether a movement by so many points only gains spacing. Less than a pixel of that is left out: UIKit rounds the offset of a
    /// text view, so it would be missing again after each movement.
    private func lacksOnlySpacing(_ points: CGFloat) -> Bool { points >= 0 && points < spacing }

    /// A movement by whole pixels, or none. With less than a pixel to spare, one pixel up would ask for one pixel down.
    private func aligned(_ wanted: CGFloat, spare: CGFloat) -> CGFloat {
        let scale = snapshot.scale
        let least = spare * scale < 1 ? 1 / scale : Self.negligible
        return abs(wanted) < least ? 0 : PixelAlignment.awayFromZero(wanted, scale: scale)
    }

    /// Lifts the container, or lowers it, by the least that shows the focus; never below where the app put it. The spacing gives
    /// way to the greatest lift, and beyond that nothing is gained against a bar that comes along.
    private mutating func liftContainer() {
        let (end, roomBottom) = (layout.areas.endIndex, layout.roomBottom)
        guard let present = layout.lift, let container = snapshot.container, let focus = layout.rectToShow(from: end)
        else { return }
        let wanted = RequiredLift.movement(
            focus: focus, top: snapshot.visibleTop, bottom: .greatestFiniteMagnitude, roomBottom: roomBottom,
            spacing: spacing)
        let spare = lacksOnlySpacing(wanted) ? 0 : roomBottom - snapshot.visibleTop - focus.height
        let movement = aligned(wanted, spare: spare)
        let shown = layout.rectToShow(from: end, orShown: true) ?? focus
        let bottom = snapshot.bar?.isLifted == true ? snapshot.keyboardTop - layout.floatingBottom : roomBottom
        let withoutSpacing = PixelAlignment.awayFromZero(present + shown.maxY - bottom, scale: snapshot.scale)
        let limit = max(container.maximumLift, withoutSpacing)
        layout.raise(by: max(0, min(present + movement, limit)) - present)
    }

    /// The inset is that of the final place. It stays as large as the offset needs, and when it shrinks, the offset goes back
    /// into the legal range; so it does where all of the content fits.
    private func settle(_ index: Int, movedWith inset: CGFloat) -> ScrollPlan {
        let area = layout.areas[index]
        // While a caret is still to come, nobody knows how much of a text view will be covered.
        let keepsInset = area.isInput && snapshot.keepsPlace
        var ownInset = keepsInset ? area.insets.ownBottom : layout.ownInset(of: index, spacing: spacing)
        let beyond = area.offset - area.maximumOffset(ownInset: ownInset)
        if beyond > 0 { ownInset = min(max(ownInset, inset), ownInset + beyond) }
        var offset = area.offset
        let fits = area.fits(above: layout.roomBottom(of: index))
        if ownInset < area.insets.ownBottom || fits, area.mayScroll {
            offset = min(offset, area.maximumOffset(ownInset: ownInset))
        }
        return ScrollPlan(
            coveredInset: ownInset > 0 ? ownInset + area.insets.systemBottom : 0,
            overlap: area.overlap(roomBottom: layout.roomBottom(of: index)), offset: offset,
            offsetAcross: area.mayScroll && area.movesFocus ? area.offsetAcross : nil,
            reserve: layout.reserve(of: index))
    }
}
