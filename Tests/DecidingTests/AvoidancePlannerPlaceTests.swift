import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// What is left where it is, for a finger or for a caret that is still to come. A window of 400 x 800, a keyboard from 500 on.
@Suite("Where the planner leaves things")
struct AvoidancePlannerPlaceTests {
    private func plan(_ snapshot: LayoutSnapshot) -> AvoidancePlan {
        AvoidancePlanner.plan(for: snapshot, spacing: 10)
    }

    // MARK: Fingers

    @Test("under a finger the offset stays, and the plan is provisional")
    func finger() throws {
        var area = area(0, 800, content: 2000, offset: 37)
        area.isMovedByUser = true
        let plan = plan(situation(area, focus: strip(600, 644)))
        #expect(try #require(plan.moves.first) == MoverPlan(coveredInset: 300, overlap: 300, offset: 37))
        #expect(plan.isProvisional && plan.reason == .userIsScrolling)
    }

    @Test("what is right under the finger is not provisional")
    func fingerOnVisibleFocus() {
        var area = area(0, 800, content: 2000, offset: 37)
        area.isMovedByUser = true
        let plan = plan(situation(area, focus: strip(400, 444)))
        #expect(!plan.isProvisional && plan.reason == .alreadyVisible)
    }

    @Test("an inset that would pull the content from under a finger stays", arguments: [(1200, 0), (1350, 300)])
    func fingerBeyondTheNewRange(offset: CGFloat, inset: CGFloat) throws {
        // With an inset of 300 the range ends at 1500, without at 1200; the keyboard has gone.
        var area = area(0, 800, content: 2000, offset: offset)
        area.insets.ownBottom = 300
        area.isMovedByUser = true
        let plan = plan(situation(area, focus: nil, keyboardTop: 800))
        #expect(try #require(plan.moves.first) == MoverPlan(coveredInset: inset, overlap: 0, offset: offset))
        #expect(plan.isProvisional == (inset > 0))
    }

    // MARK: A caret that is still to come

    @Test("without a caret the inset is made, and offset and lift stay")
    func keepsPlace() throws {
        var snapshot = situation(area(0, 800, content: 2000, offset: 37), focus: nil)
        snapshot.keepsPlace = true
        snapshot.movers.append(.lifted(by: 120))
        let plan = plan(snapshot)
        #expect(try #require(plan.moves.first).offset == 37)
        #expect(plan.lift == 120)
    }

    // MARK: Scrolled away

    @Test(
        "a focus that a later offset hides was scrolled away",
        arguments: [(154, false), (150, false), (140, true), (700, true)])
    func scrolledAway(offset: CGFloat, isAway: Bool) {
        let snapshot = situation(area(0, 800, content: 2000), focus: strip(600, 644))
        let plan = plan(snapshot)
        // 10 points of spacing may be missing, no more.
        #expect(AvoidancePlanner.isScrolledAway([offset], since: plan, for: snapshot) == isAway)
    }

    @Test("what had no room before has not been scrolled away, nor has what nobody looked for")
    func notScrolledAway() {
        let tall = situation(area(0, 800, content: 2000), focus: strip(600, 1300))
        #expect(!AvoidancePlanner.isScrolledAway([600], since: plan(tall), for: tall))
        let nothing = situation(area(0, 800, content: 2000), focus: nil)
        #expect(!AvoidancePlanner.isScrolledAway([900], since: plan(nothing), for: nothing))
        #expect(!AvoidancePlanner.isScrolledAway([], since: plan(tall), for: tall))
    }
}
