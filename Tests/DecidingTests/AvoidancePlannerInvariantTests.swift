import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// What must hold in every situation, tried on a few thousand of them.
@Suite
struct AvoidancePlannerInvariantTests {
    static let scales: [CGFloat] = [1, 2, 3]
    private let spacing: CGFloat = 10

    /// Where the focus must be to be seen, and how far each scroll view can go. Worked out from the geometry alone.
    private struct Room {
        /// The movements up that bring the focus between the edges.
        let wanted: (low: CGFloat, high: CGFloat)
        /// The movements up that the scroll view is able to.
        let able: (low: CGFloat, high: CGFloat)

        init(_ area: Mover, _ snapshot: LayoutSnapshot, focus: CGRect, bottom: CGFloat, inset: CGFloat) {
            let top = max(snapshot.visibleTop, area.viewport.minY + max(area.insets.top, area.insets.safeTop))
            let visibleBottom = min(bottom, area.viewport.maxY - area.insets.systemBottom)
            wanted = (focus.maxY - visibleBottom, focus.minY - top)
            let end = area.contentSize.height + area.insets.appBottom + max(area.insets.systemBottom, inset)
            let last = max(-area.insets.top, end - area.viewport.height)
            able = (-area.insets.top - area.offset, last - area.offset)
        }
    }

    private func makeArea(
        _ top: CGFloat, _ bottom: CGFloat, systemInset: CGFloat = 0, _ random: inout SeededGenerator
    ) -> Mover {
        var area = area(top, bottom, content: random.points((40, 2400)))
        area.insets.top = random.pick(0, 0, 20, 59)
        area.insets.safeTop = random.pick(0, area.insets.top)
        area.insets.systemBottom = systemInset
        area.insets.appBottom = random.pick(0, 0, 16)
        area.offset = random.points((area.minimumOffset, area.maximumOffset(ownInset: 0)))
        return area
    }

    private func makeFocus(in area: Mover, _ random: inout SeededGenerator) -> CGRect {
        let height = random.points((1, min(area.contentSize.height, random.pick(30, 44, 120, 400))))
        let y = random.points((0, area.contentSize.height - height))
        return strip(0, height).offsetBy(dx: 0, dy: area.viewport.minY - area.offset + y)
    }

    private func makeSingle(scale: CGFloat, _ random: inout SeededGenerator) -> LayoutSnapshot {
        let top = random.points((0, 150))
        let bottom = random.points((top + 200, 900))
        let target = makeArea(top, bottom, systemInset: random.pick(0, 0, 34), &random)
        return LayoutSnapshot(
            scale: scale, keyboardTop: random.points((350, 850)), visibleTop: random.pick(0, 59, 103),
            focus: makeFocus(in: target, &random), movers: [target])
    }

    /// A scroll view somewhere in the content of another.
    private func makeNested(scale: CGFloat, _ random: inout SeededGenerator) -> LayoutSnapshot {
        var snapshot = makeSingle(scale: scale, &random)
        let outer = snapshot.movers[0]
        let height = random.points((20, max(20, min(500, outer.contentSize.height))))
        let y = random.points((0, max(0, outer.contentSize.height - height)))
        let top = outer.viewport.minY - outer.offset + y
        var inner = makeArea(top, top + height, &random)
        inner.takesInset = random.pick(true, false)
        snapshot.focus = makeFocus(in: inner, &random)
        snapshot.movers.insert(inner, at: 0)
        return snapshot
    }

    private func forEachSituation(
        scale: CGFloat, seed: UInt64, _ body: (LayoutSnapshot, AvoidancePlan) throws -> Void
    ) rethrows {
        var random = SeededGenerator(seed: seed)
        for number in 0..<2000 {
            let isNested = number % 2 == 1
            let snapshot = isNested ? makeNested(scale: scale, &random) : makeSingle(scale: scale, &random)
            try body(snapshot, AvoidancePlanner.plan(for: snapshot, spacing: spacing))
        }
    }

    /// Whether all of the focus is between the edges of all of them, with `margin` free above the keyboard. The tolerance
    /// is a pixel and what counts as negligible unless told otherwise.
    private func isSeen(_ snapshot: LayoutSnapshot, margin: CGFloat, tolerance: CGFloat? = nil) throws -> Bool {
        let (focus, keyboardTop) = (try #require(snapshot.focus), snapshot.keyboardTop)
        let tops = snapshot.movers.map { $0.viewport.minY + max($0.insets.top, $0.insets.safeTop) }
        let bottoms = snapshot.movers.map { $0.viewport.maxY - $0.insets.systemBottom }
        let top = max(snapshot.visibleTop, tops.max() ?? 0)
        let bottom = min(keyboardTop - margin, bottoms.min() ?? .infinity)
        let tolerance = tolerance ?? 1 / snapshot.scale + 0.1
        return focus.minY >= top - tolerance && focus.maxY <= bottom + tolerance
    }

    // MARK: Invariants

    @Test("offsets are legal", arguments: scales)
    func legalOffsets(scale: CGFloat) {
        forEachSituation(scale: scale, seed: 1) { snapshot, plan in
            for (area, scroll) in zip(snapshot.movers, plan.moves) {
                #expect(scroll.offset >= area.minimumOffset, "\(snapshot)")
                #expect(scroll.offset <= area.maximumOffset(ownInset: scroll.ownInset(in: area)) + 1e-9, "\(snapshot)")
                #expect(scroll.coveredInset >= 0 && scroll.overlap >= 0, "\(snapshot)")
            }
        }
    }

    @Test("nothing moves for a focus that is seen with its spacing", arguments: scales)
    func noMovement(scale: CGFloat) throws {
        var count = 0
        try forEachSituation(scale: scale, seed: 2) { snapshot, plan in
            guard try isSeen(snapshot, margin: spacing, tolerance: 0) else { return }
            count += 1
            #expect(plan.moves.map(\.offset) == snapshot.movers.map(\.offset), "\(snapshot)")
        }
        #expect(count > 100)
    }

    @Test("the focus is seen wherever the geometry allows it", arguments: scales)
    func focusIsSeen(scale: CGFloat) throws {
        var count = 0
        try forEachSituation(scale: scale, seed: 3) { snapshot, plan in
            guard try canBeSeen(snapshot) else { return }
            count += 1
            #expect(try isSeen(snapshot.after(plan), margin: 0), "\(snapshot) \(plan)")
            #expect(abs(plan.missing) < 1 / scale + 0.1, "\(snapshot) \(plan)")
        }
        #expect(count > 800)
    }

    @Test("one scroll view moves no further than it must", arguments: scales)
    func leastMovement(scale: CGFloat) throws {
        var count = 0
        try forEachSituation(scale: scale, seed: 4) { snapshot, plan in
            guard snapshot.movers.count == 1, try canBeSeen(snapshot) else { return }
            let area = snapshot.movers[0]
            let moved = abs(plan.moves[0].offset - area.offset)
            guard moved > 0 else { return }
            count += 1
            // One pixel less, and the focus or its spacing is not free any more.
            var nearly = plan
            let direction: CGFloat = plan.moves[0].offset > area.offset ? 1 : -1
            nearly.moves[0].offset -= direction * (2 / scale + 0.2)
            #expect(try !isSeen(snapshot.after(nearly), margin: spacing), "\(snapshot) \(plan)")
        }
        #expect(count > 100)
    }

    @Test("the plan for what a plan has made is to leave it alone", arguments: scales)
    func stable(scale: CGFloat) {
        forEachSituation(scale: scale, seed: 5) { snapshot, plan in
            let again = AvoidancePlanner.plan(for: snapshot.after(plan), spacing: spacing)
            for (first, second) in zip(plan.moves, again.moves) {
                #expect(abs(second.offset - first.offset) < 0.1, "\(snapshot) \(plan) \(again)")
                #expect(abs(second.coveredInset - first.coveredInset) < 0.1, "\(snapshot) \(plan) \(again)")
            }
        }
    }

    /// Whether there are legal offsets that show the focus. In what follows the movements up of the inner scroll view and
    /// the sum of both must each lie in an interval, so that comparing the ends tells.
    private func canBeSeen(_ snapshot: LayoutSnapshot) throws -> Bool {
        let (focus, keyboardTop) = (try #require(snapshot.focus), snapshot.keyboardTop)
        let target = try #require(snapshot.movers.last)
        let overlap = max(0, min(target.viewport.maxY - keyboardTop, target.viewport.height))
        let outer = Room(target, snapshot, focus: focus, bottom: keyboardTop, inset: overlap)
        guard outer.wanted.low <= outer.wanted.high else { return false }
        guard snapshot.movers.count == 2, let inner = snapshot.movers.first else {
            return max(outer.wanted.low, outer.able.low) <= min(outer.wanted.high, outer.able.high)
        }
        // Within its own edges; those of the window concern the sum.
        var unlimited = snapshot
        unlimited.visibleTop = -.greatestFiniteMagnitude
        let room = Room(inner, unlimited, focus: focus, bottom: .greatestFiniteMagnitude, inset: 0)
        let low = max(room.wanted.low, room.able.low)
        let high = min(room.wanted.high, room.able.high)
        guard low <= high else { return false }
        return max(low + outer.able.low, outer.wanted.low) <= min(high + outer.able.high, outer.wanted.high)
    }
}
