import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// An app that changes its bar, its insets or its safe area while somebody types. On an iPhone 16: 393 x 852, safe area 34
/// below, keyboard from 516 on.
@MainActor @Suite struct ChangedByTheAppTests {
    /// The bar begins at 464, which is 388 above the end of the list; the app's 52 stand for that.
    @Test("a bar that grows, and an inset with it, leave no gap under the list", arguments: Play.Place.phones)
    func inset(_ place: Play.Place) {
        var plan = ScreenPlan.form(40, inset: 52, target: .barAndScrollView)
        (plan.hasBar, plan.constant) = (true, -8)
        let play = Play(plan, on: place)(.focus(40))
        #expect(abs(play.adjustedInset - 388) <= 1)
        play.app { screen in
            screen.targetScrollView?.contentInset.bottom += 20
            screen.bar.constraints.first { $0.firstAttribute == .height }?.constant += 20
            screen.view.setNeedsLayout()
        }
        #expect(abs(play.adjustedInset - 408) <= 1)
        play.device.dismissKeyboard()
        #expect(play.inset == 72)
    }

    /// The keyboard covers 336, and the content ends 2 points too early for the field's spacing.
    @Test(
        "a drop-in whose safe area changes keeps its end reachable", arguments: Play.Place.phones,
        [(90, 0), (0, 90)] as [(CGFloat, CGFloat)])
    func dropIn(_ place: Play.Place, _ safeArea: (before: CGFloat, after: CGFloat)) {
        var plan = ScreenPlan.form(1, gap: 1000, target: .dropIn, scrolls: false)
        plan.safeArea = safeArea.before
        let play = Play(plan, on: place)(.focus(0))
        for _ in 0..<2 {
            let inset = (play.screen.dropInView as? UIScrollView)?.adjustedContentInset.bottom ?? 0
            #expect(abs(inset - 338) <= 1 && play.end <= 516.5)
            play(.safeArea(safeArea.after))
        }
        play.end()
    }

    @Test(
        "a bar at the safe area's end stays above the keyboard when that is assigned again",
        arguments: Play.Place.phones, [24, 60] as [CGFloat])
    func window(_ place: Play.Place, _ value: CGFloat) {
        var plan = ScreenPlan.form(0, target: .window, scrolls: false)
        (plan.hasBar, plan.constant, plan.safeArea) = (true, 0, 24)
        let play = Play(plan, on: place)(.focus(0))
        #expect(play.end <= 516.5)
        play(.safeArea(value))
        #expect(play.end <= 516.5)
        play.end()
        #expect(play.screen.additionalSafeAreaInsets.bottom == value && play.lift == 0)
    }
}
