import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Whoever types wants to see it, wherever the caret was left.
@MainActor @Suite struct TypingAfterScrollTests {
    @Test(
        "a key brings the focus back from what was revealed, or scrolled away, and a layout before it does not",
        arguments: [.drag(0, by: 300), .revealView(20)] as [Step], [.field, .textView] as [Part.Kind])
    func bringsBack(_ way: Step, _ kind: Part.Kind) {
        var plan = ScreenPlan.form()
        plan.parts[0].parts[1].kind = kind
        let play = Play(plan)(.focus(1))(way)(.safeArea(20))
        #expect(play.end < 59)
        play(.type(1))
        #expect((90...506).contains(play.end))
    }
}
