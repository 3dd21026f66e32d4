import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// `handleKeyboard()` on a screen that scrolls. On an iPhone 16 the safe area is 59 above and 34 below, the keyboard from 516 on.
@MainActor
@Suite struct AutomaticFormTests {
    /// Its own insets would make it taller.
    @Test("a text view that does not scroll gets no inset", arguments: Play.Place.phones)
    func textView(_ place: Play.Place) throws {
        var plan = ScreenPlan.form(1, target: .automatic)
        plan.parts[0].parts.append(Part(kind: .textView, gap: 16, height: 700, lines: 40, isScrollEnabled: false))
        let play = Play(plan, on: place)(.focus(1))
        let textView = try #require(play.screen.inputs[1] as? UITextView)
        expectEqual(textView.contentInset, .zero)
        play(.moveCaret(1))(.update)
        expectCaretVisible(textView, of: play.screen, on: play.device)
        expectEqual(textView.contentInset, .zero)
        play.end()
    }

    /// A field from 680 to 724 in a scroll view that does not scroll is missing 218 points with its spacing.
    @Test("what the call for the scroll view cannot show is lifted only without that call", arguments: [false, true])
    func leavesTheInputToTheOtherCall(_ hasOtherCall: Bool) {
        var plan = ScreenPlan.form(0, target: hasOtherCall ? .scrollView : .automatic)
        plan.parts[0].parts = [Part(gap: 680), Part(kind: .label, gap: 400)]
        plan.parts[0].isScrollEnabled = false
        let play = Play(plan)
        if hasOtherCall { play.app { $0.handleKeyboard() } }
        play(.focus(0))
        expectEqual(play.lift, hasOtherCall ? 0 : 218)
    }
}
