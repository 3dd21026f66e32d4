import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// Scroll views in each other, the innermost first. Window 400 x 800, keyboard from 500, spacing 10.
@Suite
struct AvoidancePlannerNestingTests {
    private func offsets(_ snapshot: LayoutSnapshot) -> [CGFloat] {
        AvoidancePlanner.plan(for: snapshot, spacing: 10).moves.map(\.offset)
    }

    private func missing(_ snapshot: LayoutSnapshot) -> CGFloat {
        AvoidancePlanner.plan(for: snapshot, spacing: 10).missing
    }

    private let outer = area(0, 800, content: 1000)

    @Test("what the inner one can do, the outer one need not")
    func innerSuffices() {
        let inner = area(400, 700, content: 600, takesInset: false)
        let snapshot = situation(inner, outer, focus: strip(620, 664))
        #expect(offsets(snapshot) == [174, 0])
        #expect(missing(snapshot) == 0)
    }

    @Test("the outer one does what is left when the inner one is at its end")
    func outerDoesTheRest() {
        let inner = area(400, 700, content: 400, takesInset: false)
        let snapshot = situation(inner, outer, focus: strip(620, 664))
        #expect(offsets(snapshot) == [100, 74])
        #expect(missing(snapshot) == 0)
    }

    @Test("an inner one of which too little is in sight shows the focus in itself, the outer one brings both up")
    func partlyHiddenInner() {
        let inner = area(470, 770, content: 900, takesInset: false)
        // 74 points below its lower edge, which comes up to 490 then.
        let below = situation(inner, outer, focus: strip(800, 844))
        #expect(offsets(below) == [74, 280])
        #expect(missing(below) == 0)
        let inside = situation(inner, outer, focus: strip(620, 664))
        #expect(offsets(inside) == [0, 174])
        #expect(missing(inside) == 0)
    }

    @Test("an inner one of which just enough is in sight does it alone")
    func barelyVisibleInner() {
        let inner = area(456, 770, content: 900, takesInset: false)
        // Of its points 44 are free, as many as the focus is high: the spacing gives way.
        let snapshot = situation(inner, outer, focus: strip(620, 664))
        #expect(offsets(snapshot).first == 164)
        #expect(missing(snapshot) == 0)
    }

    @Test("an inner one that is wholly under the keyboard is brought up")
    func coveredInner() {
        let inner = area(600, 700, content: 400, takesInset: false)
        let snapshot = situation(inner, outer, focus: strip(720, 764))
        #expect(offsets(snapshot) == [64, 210])
        #expect(missing(snapshot) == 0)
    }

    @Test("a focus above an inner one comes down in it")
    func hiddenAboveInner() {
        let inner = area(100, 400, content: 900, offset: 300, takesInset: false)
        let snapshot = situation(inner, outer, focus: strip(20, 64))
        #expect(offsets(snapshot) == [220, 0])
    }

    @Test("one that may not scroll is passed over")
    func disabledInner() {
        var inner = area(400, 700, content: 600, takesInset: false, mayScroll: false)
        // Not sideways either, as a strip of cards that leaves all to the form around it.
        inner.offsetAcross = 107
        let snapshot = situation(inner, outer, focus: strip(620, 664))
        #expect(AvoidancePlanner.plan(for: snapshot, spacing: 10).moves.map(\.offsetAcross) == [nil, nil])
        #expect(offsets(snapshot) == [0, 174])
        #expect(missing(snapshot) == 0)
    }

    @Test("a line that what is around its text view clips by less than a pixel comes up")
    func clippedByLessThanAPixel() {
        // All of the text fits, and none of it is under the keyboard, so that the text view itself cannot scroll.
        var text = area(380, 489, content: 109)
        text.isInput = true
        let snapshot = situation(text, area(0, 480, content: 1000), focus: strip(450, 480.2))
        #expect(missing(snapshot) == 0)
    }

    @Test("three in each other share what is needed, from the inside out")
    func three() {
        let innermost = area(520, 620, content: 130, takesInset: false)
        let middle = area(300, 700, content: 440, takesInset: false)
        // 30 are left in the innermost, of which none is needed, for the focus is inside of it; 40 in the middle one.
        let snapshot = situation(innermost, middle, outer, focus: strip(560, 604))
        #expect(offsets(snapshot) == [0, 40, 74])
        #expect(missing(snapshot) == 0)
    }

    @Test("a text view that reaches under the keyboard gets an inset of its own")
    func textView() {
        let textView = area(300, 700, content: 900)
        let plan = AvoidancePlanner.plan(for: situation(textView, outer, focus: strip(640, 660)), spacing: 10)
        #expect(plan.moves.map(\.coveredInset) == [200, 300])
        #expect(plan.moves.map(\.offset) == [170, 0])
    }

    @Test("the caret at the end of a text view finds its spacing")
    func endOfTextView() {
        let textView = area(300, 700, content: 400)
        let plan = AvoidancePlanner.plan(for: situation(textView, outer, focus: strip(680, 700)), spacing: 10)
        #expect(plan.moves.map(\.coveredInset) == [210, 300])
        #expect(plan.moves.map(\.offset) == [210, 0])
        #expect(plan.missing == 0)
    }

    // MARK: What one leaves to the other

    @Test("what the outer one is not able to any more, the inner one does after all")
    func innerAfterOuter() {
        // A bar ends at 103. The outer one can bring the focus to 20, where the inner one shows 37 points below the bar.
        let inner = area(-580, -460, content: 900, offset: 300, takesInset: false)
        let outer = area(0, 800, content: 2000, offset: 600)
        let snapshot = situation(inner, outer, focus: strip(-580, -554), top: 103)
        #expect(offsets(snapshot) == [217, 0])
        #expect(missing(snapshot) == 0)
    }

    @Test("a focus that the inner one brings to the end of the outer one's content finds its spacing there")
    func spacingAtTheEnd() {
        // One line, scrolled past the focus: it goes back by 100, and the focus ends 4 points above the content's end.
        let inner = area(756, 800, content: 300, offset: 200, takesInset: false)
        let outer = area(0, 800, content: 800)
        let plan = AvoidancePlanner.plan(for: situation(inner, outer, focus: strip(656, 696)), spacing: 10)
        #expect(plan.moves.map(\.offset) == [100, 306])
        #expect(plan.moves.last?.coveredInset == 306)
    }

    @Test("an inset that the outer one makes needless does not hide the caret when it goes")
    func insetThatGoes() throws {
        // The outer one ends at 400, above the keyboard; the text view hangs out of it and reaches under the keyboard.
        let textView = area(300, 700, content: 500)
        let before = situation(textView, area(0, 400, content: 1000), focus: strip(780, 800))
        let first = AvoidancePlanner.plan(for: before, spacing: 10)
        let second = AvoidancePlanner.plan(for: before.after(first), spacing: 10)
        #expect(second.moves.map(\.offset) == first.moves.map(\.offset))
        let caret = try #require(before.after(first).after(second).focus)
        #expect(caret.maxY <= 400)
    }

    // MARK: Pagers

    @Test("a horizontal pager gets no inset: it would scroll along its height too")
    func pagerAsTarget() {
        let pager = area(0, 800, content: 800, contentWidth: 1200)
        let plan = AvoidancePlanner.plan(for: situation(pager, focus: strip(600, 644)), spacing: 10)
        #expect(plan.moves == [MoverPlan(coveredInset: 0, overlap: 0, offset: 0)])
        #expect(plan.missing == 144)
    }

    @Test("the need of a horizontal pager goes outwards")
    func pagerInside() {
        let pager = area(300, 700, content: 400, contentWidth: 1200)
        let plan = AvoidancePlanner.plan(for: situation(pager, outer, focus: strip(600, 644)), spacing: 10)
        #expect(plan.moves.map(\.coveredInset) == [0, 300])
        #expect(plan.moves.map(\.offset) == [0, 154])
        #expect(plan.missing == 0)
    }

    @Test("content that is higher than the scroll view too gets its inset")
    func bothAxes() {
        let map = area(0, 800, content: 801, contentWidth: 1200)
        let plan = AvoidancePlanner.plan(for: situation(map, focus: strip(600, 644)), spacing: 10)
        #expect(plan.moves == [MoverPlan(coveredInset: 300, overlap: 300, offset: 154)])
    }
}
