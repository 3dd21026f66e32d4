internal import Foundation

/// Decides, from numbers alone, where everything shall be.
///
/// The scroll views move from the inside out, each within its range, until the focus is seen; a container around them
/// takes what is left. Each makes the least movement from where it stands, and none for a focus that is visible.
struct AvoidancePlanner {
    private let snapshot: LayoutSnapshot
    private var spacing: CGFloat
    private var areas: [ScrollArea]
    private var focus: CGRect?
    private var companion: LayoutSnapshot.Companion?
    private var lift: CGFloat?

    private var keyboardTop: CGFloat { snapshot.keyboardTop }

    static func plan(for snapshot: LayoutSnapshot, spacing: CGFloat) -> AvoidancePlan {
        var planner = AvoidancePlanner(snapshot, spacing: spacing)
        return planner.plan().finite(for: snapshot)
    }

    private init(_ snapshot: LayoutSnapshot, spacing: CGFloat) {
        self.snapshot = snapshot
        self.spacing = spacing.isFinite ? max(0, spacing) : 0
        focus = snapshot.focus.flatMap { $0.isFinite ? $0 : nil }
        companion = snapshot.companion.flatMap { $0.rect.isFinite ? $0 : nil }
        areas = snapshot.scrollAreas
        // Without a focus there is nothing to be lifted for.
        lift = snapshot.lift.map { focus == nil ? 0 : $0 }
        if snapshot.startsFromRest, let present = lift {
            lift = 0
            raise(by: -present)
        }
        if let focus {
            // Spacing that has no room beside the focus is none that could be kept free.
            let target = lift == nil ? areas.last : nil
            let top = max(target?.visibleTop ?? snapshot.visibleTop, snapshot.visibleTop)
            self.spacing = min(self.spacing, max(0, keyboardTop - top - focus.height))
        }
    }

    private mutating func plan() -> AvoidancePlan {
        let required = sight(from: areas.endIndex).map { $0.maxY + spacing - keyboardTop } ?? 0
        var (scrolls, lift) = (round(), lift)
        // What one scroll view does can leave another with more to do or with less of an inset.
        for _ in 0..<Self.rounds {
            let next = round()
            if next == scrolls, lift == self.lift { break }
            (scrolls, lift) = (next, self.lift)
        }
        return AvoidancePlan(scrolls: scrolls, lift: lift, required: required, missing: missing)
    }

    /// How far the focus still is from being seen; for one that is taller than the room, how much of it is hidden.
    private var missing: CGFloat {
        guard let focus else { return 0 }
        let clip = clip(from: areas.startIndex)
        let movement = RequiredLift.movement(
            focus: focus, top: clip.top, bottom: clip.bottom, keyboardTop: keyboardTop, spacing: 0)
        return movement == 0 ? max(0, focus.maxY - min(clip.bottom, keyboardTop)) : movement
    }

    /// More than any nesting needs; the first already changes nothing as a rule.
    private static let rounds = 16

    /// Moves every scroll view once and gives it the inset that belongs to where it is then.
    private mutating func round() -> [ScrollPlan] {
        let insets = areas.indices.map(ownInset)
        for index in areas.indices { scroll(index, by: movement(of: index, ownInset: insets[index])) }
        liftContainer()
        let scrolls = areas.indices.map { settle($0, movedWith: insets[$0]) }
        for (index, plan) in scrolls.enumerated() {
            scroll(index, by: plan.offset - areas[index].offset)
            areas[index].ownBottomInset = max(0, plan.coveredInset - areas[index].systemBottomInset)
        }
        return scrolls
    }

    /// How far the scroll view at `index` goes towards showing the focus.
    private func movement(of index: Int, ownInset: CGFloat) -> CGFloat {
        let area = areas[index]
        guard let focus = sight(from: index), area.mayScroll else { return 0 }
        var (top, bottom) = clip(from: index)
        var limit = keyboardTop
        if index < areas.count - 1 || lift != nil, min(bottom, keyboardTop) - top < focus.height {
            // Too little of it is in sight: it shows the focus in itself, and those around it bring both up.
            (top, bottom) = (area.visibleTop, area.visibleBottom)
            limit = .greatestFiniteMagnitude
        }
        let wanted = RequiredLift.movement(
            focus: focus, top: top, bottom: bottom, keyboardTop: limit, spacing: spacing)
        guard abs(wanted) >= AvoidancePlanner.negligible else { return 0 }
        let target = area.offset + PixelAlignment.awayFromZero(wanted, scale: snapshot.scale)
        let low = min(area.minimumOffset, area.offset)
        let high = max(area.maximumOffset(ownInset: ownInset), area.offset)
        return min(max(target, low), high) - area.offset
    }

    /// Differences that nobody sees and that rounding makes, in points.
    static let negligible: CGFloat = 0.1

    /// Moves the content at `index`, and with it the scroll views inside and the focus, up by `points`.
    private mutating func scroll(_ index: Int, by points: CGFloat) {
        guard points != 0 else { return }
        areas[index].offset += points
        shift(insideOf: index, by: points)
    }

    /// Lifts the container, or lets it down, by the least that shows the focus; never below its place.
    private mutating func liftContainer() {
        guard let present = lift, let focus = sight(from: areas.endIndex) else { return }
        let wanted = RequiredLift.movement(
            focus: focus, top: snapshot.visibleTop, bottom: .greatestFiniteMagnitude, keyboardTop: keyboardTop,
            spacing: spacing)
        guard abs(wanted) >= Self.negligible else { return }
        let points = max(0, present + PixelAlignment.awayFromZero(wanted, scale: snapshot.scale)) - present
        lift = present + points
        raise(by: points)
    }

    /// Moves all that is in the container up by `points`.
    private mutating func raise(by points: CGFloat) { shift(insideOf: areas.endIndex, by: points) }

    private mutating func shift(insideOf index: Int, by points: CGFloat) {
        for inner in 0..<index { areas[inner].viewport.origin.y -= points }
        focus = focus?.offsetBy(dx: 0, dy: -points)
        if let area = companion?.area, area <= index { companion?.rect.origin.y -= points }
    }

    /// What the scroll view at `index`, or with the last index the container, shall bring in sight: the focus, with its
    /// companion if that moves along and both fit.
    private func sight(from index: Int) -> CGRect? {
        guard let focus, let companion, companion.area <= index else { return focus }
        let both = focus.union(companion.rect)
        let (top, bottom) = clip(from: index)
        return both.height <= min(bottom, keyboardTop) - top ? both : focus
    }

    private func ownInset(of index: Int) -> CGFloat {
        areas[index].ownInset(keyboardTop: keyboardTop, focus: sight(from: index), spacing: spacing)
    }

    /// What the scroll views from `index` outwards leave visible of each other.
    private func clip(from index: Int) -> (top: CGFloat, bottom: CGFloat) {
        areas[index...].reduce((snapshot.visibleTop, CGFloat.greatestFiniteMagnitude)) { clip, area in
            (max(clip.0, area.visibleTop), min(clip.1, area.visibleBottom))
        }
    }

    /// The inset belongs to where the scroll view is in the end. It stays as large as its offset needs, and when it
    /// shrinks, the offset goes back into the legal range.
    private func settle(_ index: Int, movedWith inset: CGFloat) -> ScrollPlan {
        let area = areas[index]
        var ownInset = ownInset(of: index)
        let beyond = area.offset - area.maximumOffset(ownInset: ownInset)
        if beyond > 0 { ownInset = min(max(ownInset, inset), ownInset + beyond) }
        var offset = area.offset
        if ownInset < area.ownBottomInset, area.mayScroll {
            offset = min(offset, area.maximumOffset(ownInset: ownInset))
        }
        return ScrollPlan(
            coveredInset: ownInset > 0 ? ownInset + area.systemBottomInset : 0,
            overlap: area.overlap(keyboardTop: keyboardTop),
            offset: offset
        )
    }
}

extension AvoidancePlan {
    /// Where something that was measured is no number, nothing is done.
    fileprivate func finite(for snapshot: LayoutSnapshot) -> AvoidancePlan {
        AvoidancePlan(
            scrolls: zip(scrolls, snapshot.scrollAreas).map { plan, area in
                let isFinite = plan.coveredInset.isFinite && plan.overlap.isFinite && plan.offset.isFinite
                return isFinite ? plan : ScrollPlan(coveredInset: 0, overlap: 0, offset: area.offset)
            },
            lift: lift.map { $0.isFinite ? $0 : 0 },
            required: required.isFinite ? required : 0,
            missing: missing.isFinite ? missing : 0
        )
    }
}
