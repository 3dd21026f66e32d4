import Testing
import UIKit

@testable import ScreenPlay

/// A conversation under a bar, with an inset for the bar and for a margin above it.
@MainActor
@Suite
struct BarMarginTests {
    /// The bar is 44 high and stands on the keyboard, at 472. What is above it is the app's inset without the bar.
    @Test(
        "S98 the margin above a bar stays", arguments: Play.Place.phones, [0, 8, 12, 16, 76] as [CGFloat])
    func margin(_ place: Play.Place, _ margin: CGFloat) {
        var plan = ScreenPlan.form(0, inset: 44 + margin, target: .barAndScrollView)
        plan.parts[0].parts = (0..<20).map { _ in Part(kind: .label, gap: 16) }
        (plan.hasBar, plan.constant) = (true, 0)
        let play = Play(plan, on: place)(.focus(0))
        #expect(play.frame(of: play.screen.bar).minY == 472)
        #expect(abs(play.adjustedInset - (852 - 472 + margin)) < 0.4)
        play(.keyboardHeight(292))
        #expect(abs(play.adjustedInset - (852 - 516 + margin)) < 0.4)
        play.end()
    }

    /// Its inset is as high as what the keyboard and the bar cover, above the safe area.
    @Test("S98 an app that makes the room up to the bar itself counts once", arguments: Play.Place.phones)
    func assigned(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, inset: 852 - 472 - 34, target: .barAndScrollView)
        plan.parts[0].parts = (0..<20).map { _ in Part(kind: .label, gap: 16) }
        (plan.hasBar, plan.constant) = (true, 0)
        let play = Play(plan, on: place)(.focus(0))
        #expect(abs(play.adjustedInset - 380) < 0.4)
    }
}
