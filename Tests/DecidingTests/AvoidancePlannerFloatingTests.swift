import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// A focus in a row of a list whose header and footer float. Window 400 x 800, keyboard from 500.
@Suite
struct AvoidancePlannerFloatingTests {
    private func list(_ top: CGFloat, _ bottom: CGFloat, header: CGFloat, footer: CGFloat) -> Mover {
        var list = area(top, bottom, content: 2000, offset: 400)
        list.floating = Mover.Floating(top: header, bottom: footer)
        return list
    }

    private func offsets(_ list: Mover, focus: CGRect, top: CGFloat = 0) -> [CGFloat] {
        AvoidancePlanner.plan(for: situation(list, focus: focus, top: top), spacing: 10).moves.map(\.offset)
    }

    @Test("a focus under the header comes down, and one under the footer goes up")
    func rows() {
        let list = list(0, 800, header: 40, footer: 60)
        #expect(offsets(list, focus: strip(20, 64)) == [380])
        #expect(offsets(list, focus: strip(390, 434)) == [404])
        #expect(offsets(list, focus: strip(450, 494)) == [464])
        #expect(offsets(list, focus: strip(300, 344)) == [400])
    }

    @Test("a bar covers a part of the header")
    func bar() {
        let list = list(0, 800, header: 40, footer: 0)
        #expect(offsets(list, focus: strip(20, 64), top: 30) == [380])
        #expect(offsets(list, focus: strip(20, 64), top: 50) == [370])
    }

    @Test("where there is no room for both, the footer comes before the header, and the focus before the footer")
    func noRoom() {
        // 150 points for a focus of 44 and its spacing.
        #expect(offsets(list(350, 800, header: 80, footer: 80), focus: strip(380, 424)) == [414])
        #expect(offsets(list(350, 800, header: 80, footer: 120), focus: strip(440, 484)) == [400])
        #expect(offsets(list(350, 800, header: 120, footer: 120), focus: strip(455, 499)) == [409])
    }

    @Test("below the keyboard, a footer takes no room: without an inset, it floats at the bottom of the list")
    func footerUnderKeyboard() {
        var list = list(0, 800, header: 0, footer: 60)
        list.takesInset = false
        #expect(offsets(list, focus: strip(440, 484)) == [400])
        #expect(offsets(list, focus: strip(480, 524)) == [434])
    }
}
