import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A table whose rows are 52 high, every second one with a field. On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct TableFlowTests {
    /// Below a bar that ends at 103. Row 10 is from 623 to 675, 169 points short of the keyboard with its spacing.
    @Test("a row is scrolled by what it needs", arguments: ScreenPlan.Target.ofForms, Play.Place.phones)
    func rows(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let play = Play(.table(target: target), in: .navigation(largeTitle: false), on: place)
        let fields = (0..<8).map { play.screen.inputs[play.row($0)] }
        for (row, offset) in [(10, 66), (4, 66), (12, 170)] as [(Int, CGFloat)] {
            play.app { _ in fields[row / 2].becomeFirstResponder() }
            #expect(play.offset == offset && play.end <= 506)
            #expect(play.adjustedInset == 336 && play.lift == 0)
        }
        play.end()
        play(.offset(0, 1))
        play(.focus(play.row(play.screen.inputs.count - 1)))
        expectEqual(play.end, 506)
        play.end()
        // 40 rows of 52 points end at the home indicator: 2080 + 34 - 852.
        expectEqual(play.offset, 1262)
    }
}
