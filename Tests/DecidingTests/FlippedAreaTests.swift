import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// A scroll view from 100 to 800 that is upside down: its offset is 0 with the lower end of its content at 800. The keyboard
/// begins at 500, so 300 points are covered.
@Suite
struct FlippedAreaTests {
    private func flipped(content: CGFloat, offset: CGFloat = 0) -> Mover {
        var area = area(100, 800, content: content, offset: offset)
        area.isFlipped = true
        return area
    }

    @Test("what is at the lower end of the content goes up by what is covered")
    func lowerEnd() {
        let plan = AvoidancePlanner.plan(
            for: situation(flipped(content: 2000), focus: strip(736, 780)), spacing: 10)
        #expect(plan.moves == [MoverPlan(coveredInset: 300, overlap: 300, offset: 290)])
        #expect(plan.reason == .moved)
    }

    @Test("at the very end the inset grows by the spacing")
    func veryEnd() {
        let plan = AvoidancePlanner.plan(
            for: situation(flipped(content: 2000), focus: strip(756, 800)), spacing: 10)
        #expect(plan.moves == [MoverPlan(coveredInset: 310, overlap: 300, offset: 310)])
    }

    @Test("short content stands at the lower end, and goes up with its spacing too")
    func shortContent() {
        let short = flipped(content: 60)
        #expect(short.minimumOffset == 0 && short.maximumOffset(ownInset: 0) == 0)
        let plan = AvoidancePlanner.plan(for: situation(short, focus: strip(756, 800)), spacing: 10)
        #expect(plan.moves == [MoverPlan(coveredInset: 310, overlap: 300, offset: 310)])
    }

    @Test("scrolled to its upper end, it goes down by what hides the focus, and no further")
    func upperEnd() {
        // 2000 - 700 = 1300 points are hidden below.
        let upper = flipped(content: 2000, offset: -1300)
        #expect(upper.minimumOffset == -1300)
        let plan = AvoidancePlanner.plan(
            for: situation(flipped(content: 2000, offset: -1200), focus: strip(60, 104)), spacing: 10)
        #expect(plan.moves.map(\.offset) == [-1240])
        let tooFar = AvoidancePlanner.plan(for: situation(upper, focus: strip(60, 104)), spacing: 10)
        #expect(tooFar.moves.map(\.offset) == [-1300])
        #expect(tooFar.reason == .noRoom)
    }
}
