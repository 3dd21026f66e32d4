import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// The reason that a plan carries. The keyboard begins at 500, the spacing is 10.
@Suite
struct AvoidancePlannerReasonTests {
    private func reason(_ snapshot: LayoutSnapshot) -> KeyboardDecision.Reason {
        AvoidancePlanner.plan(for: snapshot, spacing: 10).reason
    }

    @Test("an offset that changes is a movement, in both directions")
    func offset() {
        #expect(reason(situation(area(0, 800, content: 2000), focus: strip(600, 644))) == .moved)
        let scrolled = area(0, 800, content: 2000, offset: 400)
        #expect(reason(situation(scrolled, focus: strip(-40, 4))) == .moved)
    }

    @Test("an inset alone is no movement")
    func insetAlone() {
        let plan = AvoidancePlanner.plan(
            for: situation(area(0, 800, content: 2000), focus: strip(100, 144)), spacing: 10)
        #expect(plan.moves.first?.coveredInset == 300)
        #expect(plan.reason == .alreadyVisible)
    }

    @Test("a lift that changes is a movement, one that stands is not")
    func lift() {
        var snapshot = situation(focus: strip(600, 644))
        snapshot.movers = [.lifted(by: 0)]
        #expect(reason(snapshot) == .moved)
        snapshot.focus = strip(446, 490)
        snapshot.movers = [.lifted(by: 154)]
        #expect(reason(snapshot) == .alreadyVisible)
    }

    @Test("a focus that cannot be shown as a whole has no room, also if something moved")
    func noRoom() {
        #expect(reason(situation(area(0, 800, content: 800, mayScroll: false), focus: strip(600, 644))) == .noRoom)
        #expect(reason(situation(area(0, 800, content: 2000), focus: strip(100, 700))) == .noRoom)
    }

    @Test("without a focus the obstacle is the reason, also if the container comes down")
    func obstacle() {
        var snapshot = situation(focus: nil)
        snapshot.movers = [.lifted(by: 154)]
        snapshot.reasonWithoutFocus = .ignored
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: 10)
        #expect(plan.lift == 0)
        #expect(plan.reason == .ignored)
    }

    // MARK: Constraints

    private func bar(_ y: CGFloat, perPoint: CGFloat = -1, added: CGFloat = 0) -> AvoidancePlan {
        .bar(pinnedAt: y, constantPerPoint: perPoint, addedConstant: added, keyboardTop: 500)
    }

    @Test(
        "a constant gains what is covered of its edge, in its own direction",
        arguments: [(800, -1, -300), (766, -1, -266), (800, 2, 600), (400, -1, 0)] as [(CGFloat, CGFloat, CGFloat)])
    func constant(y: CGFloat, perPoint: CGFloat, constant: CGFloat) {
        let plan = bar(y, perPoint: perPoint)
        #expect(plan.added == constant)
        #expect(plan.required == max(0, y - 500))
        #expect(plan.reason == (constant == 0 ? .alreadyVisible : .moved))
    }

    @Test("a constant that is in place already is no movement; one that is written is, in both directions")
    func constantInPlace() {
        #expect(bar(800, added: -300).reason == .alreadyVisible)
        #expect(bar(800, added: -200).reason == .moved)
        #expect(bar(400, added: -300).reason == .moved)
    }

    @Test("an edge that is nowhere moves nothing", arguments: [CGFloat.nan, .infinity])
    func hostileEdge(y: CGFloat) {
        let plan = bar(y)
        #expect(plan.added == 0)
        #expect(plan.reason == .invalidTarget)
        #expect(plan.required == 0)
    }
}
