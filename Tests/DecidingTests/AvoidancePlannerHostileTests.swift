import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// A focus that is empty, or has nothing around it.
@Suite
struct AvoidancePlannerHostileTests {
    @Test("a focus of no size is shown where it is")
    func emptyFocus() {
        let snapshot = situation(area(0, 800, content: 2000), focus: strip(600, 600))
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: 10)
        #expect(plan.moves.map(\.offset) == [110])
    }

    @Test("without a scroll view there is nothing to plan, but what is required is told")
    func noScrollView() {
        let plan = AvoidancePlanner.plan(for: situation(focus: strip(600, 644)), spacing: 10)
        #expect(plan.moves.isEmpty)
        #expect(plan.required == 154)
        #expect(plan.missing == 144)
    }
}
