import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// A focus and what is to be seen with it. Window 400 x 800, keyboard from 500.
@Suite
struct AvoidancePlannerCompanionTests {
    static let scales: [CGFloat] = [1, 2, 3]
    private let spacing: CGFloat = 10

    private func plan(_ snapshot: LayoutSnapshot, with companion: CGRect, in area: Int = 0) -> AvoidancePlan {
        var snapshot = snapshot
        snapshot.companions = [LayoutSnapshot.Companion(rect: companion, area: area)]
        return AvoidancePlanner.plan(for: snapshot, spacing: spacing)
    }

    private let target = area(0, 800, content: 2000, offset: 400)

    // MARK: Single cases

    @Test("one below is brought up with a focus that is free")
    func below() {
        #expect(plan(situation(target, focus: strip(300, 344)), with: strip(480, 524)).moves.map(\.offset) == [434])
    }

    @Test("one above is brought down with a focus that is free")
    func above() {
        let snapshot = situation(target, focus: strip(60, 104), top: 50)
        #expect(plan(snapshot, with: strip(20, 44)).moves.map(\.offset) == [370])
    }

    @Test("where both do not fit, the focus alone counts", arguments: [strip(1000, 1044), strip(-300, -256)])
    func tooFar(companion: CGRect) {
        #expect(plan(situation(target, focus: strip(300, 344)), with: companion).moves.map(\.offset) == [400])
        #expect(plan(situation(target, focus: strip(480, 524)), with: companion).moves.map(\.offset) == [434])
    }

    @Test("the spacing gives way before the companion does")
    func spacingGivesWay() {
        // From 50 to 500 there is room for 450 points, and both have 446.
        let snapshot = situation(target, focus: strip(100, 144), top: 50)
        #expect(plan(snapshot, with: strip(500, 546)).moves.map(\.offset) == [450])
        #expect(plan(snapshot, with: strip(500, 551)).moves.map(\.offset) == [400])
    }

    @Test(
        "one that is no rectangle is none",
        arguments: [
            CGRect.null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
            CGRect(x: 0, y: 600, width: 10, height: CGFloat.infinity),
        ])
    func hostile(companion: CGRect) {
        let snapshot = situation(target, focus: strip(300, 344))
        #expect(plan(snapshot, with: companion).moves.map(\.offset) == [400])
    }

    @Test("without a focus it moves nothing")
    func withoutFocus() {
        #expect(plan(situation(target, focus: nil), with: strip(600, 644)).moves.map(\.offset) == [400])
    }

    @Test("one outside of the inner scroll view leaves that where it is")
    func outsideOfInner() {
        let inner = area(300, 450, content: 600, takesInset: false)
        let plan = plan(situation(inner, target, focus: strip(350, 394)), with: strip(480, 524), in: 1)
        #expect(plan.moves.map(\.offset) == [0, 434])
    }

    @Test("one that no scroll view holds is brought up by the container")
    func inContainer() {
        var snapshot = situation(focus: strip(300, 344))
        snapshot.movers = [.lifted(by: 0)]
        #expect(plan(snapshot, with: strip(480, 524)).lift == 34)
        snapshot.movers = [.lifted(by: 50)]
        #expect(plan(snapshot, with: strip(440, 480)).lift == 50)
    }

    // MARK: Invariants

    private struct Case {
        var snapshot: LayoutSnapshot
        var alone: LayoutSnapshot
    }

    private func makeCase(scale: CGFloat, _ random: inout SeededGenerator) -> Case {
        let content = random.points((300, 2400))
        let top = random.points((0, 200))
        var outer = area(top, random.points((top + 200, 900)), content: content)
        outer.insets.top = random.pick(0, 0, 20, 59)
        outer.insets.appBottom = random.pick(0, 16)
        outer.offset = random.points((outer.minimumOffset, outer.maximumOffset(ownInset: 0)))
        let hasContainer = random.pick(true, false, false)
        outer.takesInset = !hasContainer
        var areas = [outer]
        let height = random.pick(20, 44, 120) as CGFloat
        var y = outer.viewport.minY - outer.offset + random.points((0, content - height))
        if random.pick(true, false) {
            var inner = area(y, y + random.points((60, 300)), content: random.points((80, 900)), takesInset: false)
            inner.offset = random.points((0, inner.maximumOffset(ownInset: 0)))
            y = inner.viewport.minY - inner.offset + random.points((0, max(0, inner.contentSize.height - height)))
            areas.insert(inner, at: 0)
        }
        var alone = LayoutSnapshot(
            scale: scale, keyboardTop: random.points((350, 850)), visibleTop: random.pick(0, 59, 103),
            focus: strip(y, y + height), movers: areas)
        if hasContainer { alone.movers.append(.lifted(by: random.pick(0, 0, 120))) }
        var snapshot = alone
        let away = random.points((-400, 400))
        snapshot.companions = [
            LayoutSnapshot.Companion(
                rect: strip(y + away, y + away + random.points((1, 120))),
                area: Int.random(in: 0...areas.count - (hasContainer ? 0 : 1), using: &random))
        ]
        return Case(snapshot: snapshot, alone: alone)
    }

    private func forEachCase(scale: CGFloat, seed: UInt64, _ body: (Case) throws -> Void) rethrows {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<3000 { try body(makeCase(scale: scale, &random)) }
    }

    /// The situation that the next measurement finds.
    private func after(_ plan: AvoidancePlan, _ snapshot: LayoutSnapshot) -> LayoutSnapshot {
        var next = snapshot.after(plan)
        for (index, scroll) in plan.moves.enumerated() {
            let movement = scroll.offset - snapshot.movers[index].offset
            for number in next.companions.indices where next.companions[number].area <= index {
                next.companions[number].rect.origin.y -= movement
            }
        }
        return next
    }

    private func isSeen(_ snapshot: LayoutSnapshot, tolerance: CGFloat) throws -> Bool {
        let (focus, keyboardTop) = (try #require(snapshot.focus), snapshot.keyboardTop)
        let movers = snapshot.movers.filter(\.clipsFocus)
        let top =
            movers.map(\.visibleTop).max().map { max($0, snapshot.visibleTop) } ?? snapshot.visibleTop
        let bottom = movers.map(\.visibleBottom).min().map { min($0, keyboardTop) } ?? keyboardTop
        return focus.minY >= top - tolerance && focus.maxY <= bottom + tolerance
    }

    @Test("an input that is seen without its companion is seen with it", arguments: scales)
    func focusStaysSeen(scale: CGFloat) throws {
        var count = 0
        try forEachCase(scale: scale, seed: 11) { item in
            let without = AvoidancePlanner.plan(for: item.alone, spacing: spacing)
            guard try isSeen(after(without, item.alone), tolerance: 0.001) else { return }
            count += 1
            let with = AvoidancePlanner.plan(for: item.snapshot, spacing: spacing)
            #expect(try isSeen(after(with, item.snapshot), tolerance: 1 / scale + 0.1), "\(item.snapshot) \(with)")
        }
        #expect(count > 1000)
    }

    @Test("the plan for what a plan has made is to leave it alone", arguments: scales)
    func stable(scale: CGFloat) {
        forEachCase(scale: scale, seed: 12) { item in
            let first = AvoidancePlanner.plan(for: item.snapshot, spacing: spacing)
            let second = AvoidancePlanner.plan(for: after(first, item.snapshot), spacing: spacing)
            for (one, other) in zip(first.moves, second.moves) {
                #expect(abs(one.offset - other.offset) < 0.1, "\(item.snapshot) \(first) \(second)")
                #expect(abs(one.coveredInset - other.coveredInset) < 0.1, "\(item.snapshot) \(first) \(second)")
            }
            #expect(abs((first.lift ?? 0) - (second.lift ?? 0)) < 0.1, "\(item.snapshot) \(first) \(second)")
        }
    }

    @Test("one scroll view moves for both no further than it must", arguments: scales)
    func leastMovement(scale: CGFloat) throws {
        var count = 0
        try forEachCase(scale: scale, seed: 13) { item in
            guard item.snapshot.movers.count == 1, item.snapshot.movers[0].liftLimit == nil else { return }
            let plan = AvoidancePlanner.plan(for: item.snapshot, spacing: spacing)
            let moved = plan.moves[0].offset - item.snapshot.movers[0].offset
            let (focus, companion) = (try #require(item.snapshot.focus), try #require(item.snapshot.companions.first))
            // The sum of what the two need in the same direction is never exceeded, and nothing is moved for nothing.
            let area = item.snapshot.movers[0]
            let bottom = min(item.snapshot.keyboardTop - spacing, area.visibleBottom)
            let top = max(item.snapshot.visibleTop, area.visibleTop)
            let up = max(0, max(focus.maxY, companion.rect.maxY) - bottom)
            let down = max(0, top - min(focus.minY, companion.rect.minY))
            count += moved == 0 ? 0 : 1
            #expect(moved <= up + 1 / scale + 0.1 && -moved <= down + 1 / scale + 0.1, "\(item.snapshot) \(plan)")
        }
        #expect(count > 300)
    }

    @Test("offsets are legal, lifts are not negative and all is finite", arguments: scales)
    func legal(scale: CGFloat) {
        forEachCase(scale: scale, seed: 14) { item in
            let plan = AvoidancePlanner.plan(for: item.snapshot, spacing: spacing)
            for (area, scroll) in zip(item.snapshot.movers, plan.moves) where area.liftLimit == nil {
                #expect(scroll.offset.isFinite && scroll.offset >= area.minimumOffset, "\(item.snapshot)")
                #expect(
                    scroll.offset <= area.maximumOffset(ownInset: scroll.ownInset(in: area)) + 1e-9, "\(item.snapshot)")
            }
            #expect((plan.lift ?? 0) >= 0, "\(item.snapshot)")
        }
    }
}
