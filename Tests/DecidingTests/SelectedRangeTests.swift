import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// Lines are 20 points high. A text view shows 100 to 700, the screen 60 to 500.
@Suite
struct SelectedRangeTests {
    private func line(of range: CGRect, in bands: [(CGFloat, CGFloat)] = [(100, 700), (60, 500)]) -> CGRect {
        SelectedRange.line(of: range, lineHeight: 20, in: bands.map { (top: $0.0, bottom: $0.1) })
    }

    @Test(
        "of a range that is visible in part, the first visible line counts",
        arguments: [
            (strip(200, 220), strip(200, 220)), (strip(200, 400), strip(200, 220)), (strip(480, 900), strip(480, 500)),
            (strip(-2000, 3000), strip(100, 120)), (strip(-800, 300), strip(100, 120)),
        ])
    func visible(_ range: CGRect, line expected: CGRect) {
        #expect(line(of: range) == expected)
    }

    @Test("of a line that is visible in part, that part is enough")
    func partOfALine() {
        #expect(line(of: strip(490, 510)) == strip(490, 500))
        #expect(line(of: strip(85, 105)) == strip(100, 105))
    }

    @Test(
        "of a range that is hidden, the nearest line counts",
        arguments: [
            (strip(500, 900), strip(500, 520)), (strip(640, 660), strip(640, 660)), (strip(900, 990), strip(900, 920)),
            (strip(-500, 100), strip(80, 100)), (strip(-500, 40), strip(20, 40)),
        ])
    func hidden(_ range: CGRect, line expected: CGRect) {
        #expect(line(of: range) == expected)
    }

    @Test("a range that fills a text view under the keyboard is shown from the text view's top on")
    func fillsCoveredTextView() {
        #expect(line(of: strip(-900, 2000), in: [(600, 800), (60, 500)]) == strip(600, 620))
    }

    @Test("a range that a text view has scrolled away counts inside that text view first")
    func scrolledAwayInside() {
        #expect(line(of: strip(300, 480), in: [(100, 250), (60, 500)]) == strip(300, 320))
        #expect(line(of: strip(300, 480), in: [(600, 800), (60, 500)]) == strip(460, 480))
    }
}
