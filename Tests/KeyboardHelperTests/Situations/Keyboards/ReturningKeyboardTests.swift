import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// The keyboard goes another way than it has come, and comes back.
@MainActor @Suite struct ReturningKeyboardTests {
    private nonisolated static let calls: [ScreenPlan.Target] = [.scrollView, .container, .bottomConstraint, .window]

    @Test("S111 turn, drag away, turn back", arguments: calls, Play.Place.phones)
    func turn(_ call: ScreenPlan.Target, _ place: Play.Place) {
        var screen = ScreenPlan.form(10, target: call)
        for index in screen.parts.indices { screen.parts[index].dismissesInteractively = true }
        let play = Play(screen, on: place)(.tap(5))
        let (bar, end) = (play.frame(of: play.screen.bar), play.end)
        play(.rotate)(.dragKeyboard(0, 1, end: 1))(.rotate)
        #expect(play.frame(of: play.screen.bar).isEmpty || play.inset.isNaN || play.inset == 0)
        play(.tap(5))
        #expect(play.frame(of: play.screen.bar) == bar && abs(play.end - end) < 1)
        play.end()
    }

    @Test("S112 emoji, text, and emoji again", arguments: calls, Play.Place.phones)
    func emoji(_ call: ScreenPlan.Target, _ place: Play.Place) {
        let play = Play(.form(10, target: call), on: place)(.tap(9))
        let bar = play.frame(of: play.screen.bar)
        for _ in 0..<2 {
            // The row of suggestions, 44 high, goes with the letters.
            play(.keyboardHeight(292))
            #expect(bar.isEmpty || play.frame(of: play.screen.bar) == bar.offsetBy(dx: 0, dy: 44))
            play(.keyboardHeight(336))
            expectEqual(play.frame(of: play.screen.bar), bar)
        }
        play.end()
    }

    /// On an iPhone 16 the button stands 8 above the guide: at 810 at rest, or at 844.
    @Test("S113 a guide that rests at the bottom is no keyboard", arguments: Play.Place.phones, [true, false])
    func guide(_ place: Play.Place, _ restsLow: Bool) {
        var screen = ScreenPlan.form(20)
        (screen.hasButton, screen.usesLayoutGuide) = (true, true)
        let play = Play(screen, on: place)
        play.device.behavior.guidesRestAtTheBottom = restsLow
        for _ in 0..<2 { play(.tap(7), .dismiss) }
        expectEqual(play.frame(of: play.screen.button).maxY, restsLow ? 844 : 810)
        #expect(KeyboardTransition.current(in: play.screen.view) == nil && play.inset == 0)
        play(.push, .pop, .background, .foreground).end()
    }
}
