import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// The window has a call, and a screen in it one for its bar alone.
@MainActor
@Suite
struct WindowBarTests {
    /// The bar is 44 high and goes up to 472. One field ends 30 above the keyboard, and another one is covered.
    @Test(
        "S102 the window lifts a field above the bar of its page", arguments: Play.Place.phones,
        [(442, 486), (532, 576), (300, 344)] as [(CGFloat, CGFloat)])
    func aboveTheBar(_ place: Play.Place, _ field: (top: CGFloat, end: CGFloat)) {
        var plan = ScreenPlan.form(1, gap: field.top, target: .bottomConstraint, scrolls: false)
        (plan.hasBar, plan.constant) = (true, 0)
        for stay in [.root, .navigation(largeTitle: false)] as [World.Stay] {
            let play = Play(plan, in: stay, on: place, windowServes: true)(.focus(0))
            #expect(abs(play.end - min(field.end, 462)) < 0.4)
            #expect(abs(play.frame(of: play.screen.bar).minY - 472) < 0.4)
            play(.keyboardHeight(292))
            #expect(play.end <= 506.4 && abs(play.frame(of: play.screen.bar).minY - 516) < 0.4)
            play.end()
        }
    }
}
