import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Whoever types wants to see it, wherever the caret was left.
@MainActor @Suite struct TypingAfterScrollTests {
    @Test(
        "a key brings the caret back from what was revealed, or scrolled away, also after a layout",
        arguments: [.drag(0, by: 300), .revealView(20)] as [Step])
    func bringsBack(_ way: Step) throws {
        var plan = ScreenPlan.form()
        plan.parts[0].parts[1].kind = .textView
        let play = Play(plan)(.focus(1))(way)(.safeArea(20))
        let textView = try #require(play.screen.inputs[1] as? UITextView)
        #expect(play.device.caret(of: textView).maxY < 59)
        play(.type(1))
        expectCaretVisible(textView, of: play.screen, on: play.device)
    }
}
