import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// One scroll view in a window of 400 x 800; the keyboard begins at 500, the spacing is 10.
@Suite
struct AvoidancePlannerTests {
    private func plan(
        _ snapshot: LayoutSnapshot, spacing: CGFloat = 10
    ) throws -> (plan: AvoidancePlan, only: MoverPlan) {
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: spacing)
        try #require(plan.moves.count == snapshot.movers.count)
        return (plan, try #require(plan.moves.last))
    }

    // MARK: Moving

    @Test("a covered focus goes up until its spacing is free")
    func covered() throws {
        let (plan, scroll) = try plan(situation(area(0, 800, content: 2000), focus: strip(600, 644)))
        #expect(scroll == MoverPlan(coveredInset: 300, overlap: 300, offset: 154))
        #expect(plan.required == 154)
        #expect(plan.missing == 0)
    }

    @Test("nothing moves for a visible focus, but the inset stands", arguments: [strip(0, 44), strip(446, 490)])
    func visible(_ focus: CGRect) throws {
        let (plan, scroll) = try plan(situation(area(0, 800, content: 2000, offset: 37), focus: focus))
        #expect(scroll == MoverPlan(coveredInset: 300, overlap: 300, offset: 37))
        #expect(plan.required <= 0)
        #expect(plan.missing == 0)
    }

    @Test("a caret goes above the app's own inset of its text view, where UIKit would scroll it too")
    func caretInOwnInset() throws {
        var textView = area(100, 300, content: 1000)
        (textView.isInput, textView.insets.appBottom) = (true, 60)
        // The inset begins at 240, far above the keyboard.
        let (plan, scroll) = try plan(situation(textView, focus: strip(235, 250)))
        #expect(scroll.offset == 10)
        #expect(plan.missing == 0)
    }

    @Test("a focus that is hidden above comes down by just as much")
    func hiddenAbove() throws {
        let area = area(0, 800, content: 2000, offset: 400)
        let (plan, scroll) = try plan(situation(area, focus: strip(20, 64), top: 59))
        #expect(scroll.offset == 361)
        #expect(plan.missing == 0)
    }

    @Test("what nobody sees is not moved", arguments: [(0.05, 0), (0.09, 0), (0.5, 0.5)] as [(CGFloat, CGFloat)])
    func negligible(required: CGFloat, offset: CGFloat) throws {
        let focus = CGRect(x: 0, y: 446 + required, width: 300, height: 44)
        #expect(try plan(situation(area(0, 800, content: 2000), focus: focus)).only.offset == offset)
    }

    @Test("offsets end on a pixel", arguments: [(1, 155), (2, 154.5), (3, 154 + 1.0 / 3)] as [(CGFloat, CGFloat)])
    func pixels(scale: CGFloat, offset: CGFloat) throws {
        var snapshot = situation(area(0, 800, content: 2000), focus: strip(600, 644.1))
        snapshot.scale = scale
        #expect(try plan(snapshot).only.offset == offset)
    }

    @Test("a focus taller than the room shows its top")
    func tall() throws {
        let (_, scroll) = try plan(situation(area(0, 800, content: 2000), focus: strip(300, 900), top: 59))
        #expect(scroll.offset == 241)
    }

    @Test("a scroll view's own inset at its top hides what is under it")
    func underTheTopInset() throws {
        var area = area(0, 800, content: 2000, offset: 300)
        area.insets.top = 120
        #expect(try plan(situation(area, focus: strip(100, 144), top: 59)).only.offset == 280)
        area.insets.top = 0
        area.insets.safeTop = 120
        #expect(try plan(situation(area, focus: strip(100, 144), top: 59)).only.offset == 280)
    }

    @Test("a focus that is clipped below the scroll view comes up to its edge")
    func clippedBelow() throws {
        let (_, scroll) = try plan(situation(area(0, 300, content: 2000), focus: strip(320, 364)))
        #expect(scroll == MoverPlan(coveredInset: 0, overlap: 0, offset: 64))
    }

    // MARK: Range

    @Test("the end of the content can be reached, and below a focus that ends there the spacing")
    func endOfContent() throws {
        let (plan, scroll) = try plan(situation(area(0, 800, content: 800), focus: strip(756, 800)))
        #expect(scroll == MoverPlan(coveredInset: 310, overlap: 300, offset: 310))
        #expect(plan.missing == 0)
    }

    @Test("a focus 4 points above the content's end adds what its spacing lacks")
    func nearEndOfContent() throws {
        let (_, scroll) = try plan(situation(area(0, 800, content: 800), focus: strip(752, 796)))
        #expect(scroll == MoverPlan(coveredInset: 306, overlap: 300, offset: 306))
    }

    @Test("the app's own inset below the content is spacing enough")
    func appInset() throws {
        var area = area(0, 800, content: 800)
        area.insets.appBottom = 20
        let (_, scroll) = try plan(situation(area, focus: strip(756, 800)))
        #expect(scroll == MoverPlan(coveredInset: 300, overlap: 300, offset: 310))
    }

    @Test("short content that is visible with its spacing gets no more inset than is covered")
    func shortContent() throws {
        let (_, scroll) = try plan(situation(area(0, 800, content: 200), focus: strip(156, 200)))
        #expect(scroll == MoverPlan(coveredInset: 300, overlap: 300, offset: 0))
    }

    @Test("UIKit's part of the inset is counted once")
    func systemInset() throws {
        var area = area(0, 800, content: 2000)
        area.insets.systemBottom = 34
        let (_, scroll) = try plan(situation(area, focus: strip(600, 644)))
        #expect(scroll == MoverPlan(coveredInset: 300, overlap: 300, offset: 154))
        #expect(scroll.ownInset(in: area) == 266)
    }

    @Test("where less is covered than UIKit's inset there is none of ours")
    func systemInsetSuffices() throws {
        var area = area(0, 800, content: 2000)
        area.insets.systemBottom = 34
        let (_, scroll) = try plan(situation(area, focus: nil, keyboardTop: 780))
        #expect(scroll == MoverPlan(coveredInset: 0, overlap: 20, offset: 0))
    }

    @Test("a scroll view without an inset goes to the end of its content, and what is missing is told")
    func upperLimit() throws {
        let area = area(0, 800, content: 900, takesInset: false)
        let (plan, scroll) = try plan(situation(area, focus: strip(850, 894)))
        #expect(scroll == MoverPlan(coveredInset: 0, overlap: 0, offset: 100))
        #expect(plan.required == 404)
        #expect(plan.missing == 294)
    }

    @Test("it goes no further down than its top")
    func lowerLimit() throws {
        var area = area(0, 800, content: 2000, offset: 30)
        area.insets.top = 59
        let (plan, scroll) = try plan(situation(area, focus: strip(-100, -56)))
        #expect(scroll.offset == -59)
        // The focus is at -11 then, and the visible area begins at 59.
        #expect(plan.missing == -70)
    }

    @Test("only as much of it as reaches under the keyboard is covered")
    func partOfTheWindow() throws {
        let (_, scroll) = try plan(situation(area(100, 650, content: 2000), focus: strip(600, 644)))
        #expect(scroll == MoverPlan(coveredInset: 150, overlap: 150, offset: 154))
    }

    // MARK: Without a focus, without a keyboard, with a finger

    @Test("without a focus there is the inset and no movement")
    func withoutFocus() throws {
        let (plan, scroll) = try plan(situation(area(0, 800, content: 2000, offset: 37), focus: nil))
        #expect(scroll == MoverPlan(coveredInset: 300, overlap: 300, offset: 37))
        #expect(plan.required == 0)
        #expect(plan.missing == 0)
    }

    @Test("while a finger moves it, it gets its inset only")
    func dragging() throws {
        let area = area(0, 800, content: 2000, offset: 37, mayScroll: false)
        let (plan, scroll) = try plan(situation(area, focus: strip(600, 644)))
        #expect(scroll == MoverPlan(coveredInset: 300, overlap: 300, offset: 37))
        #expect(plan.missing == 144)
    }

    @Test("when the inset shrinks, the offset goes back into the range")
    func shrinking() throws {
        var area = area(0, 800, content: 800, offset: 310)
        area.insets.ownBottom = 310
        let (_, scroll) = try plan(situation(area, focus: strip(446, 490), keyboardTop: 600))
        #expect(scroll == MoverPlan(coveredInset: 210, overlap: 200, offset: 210))
        area.mayScroll = false
        #expect(try plan(situation(area, focus: nil, keyboardTop: 600)).only.offset == 310)
    }

    @Test("a spacing that is none counts as 0", arguments: [-10, .nan, .infinity, -.infinity] as [CGFloat])
    func hostileSpacing(spacing: CGFloat) throws {
        let snapshot = situation(area(0, 800, content: 2000), focus: strip(600, 644))
        let (plan, scroll) = try plan(snapshot, spacing: spacing)
        #expect(scroll.offset == 144)
        #expect(plan.required == 144)
    }
}
