import Testing
import UIKit

@testable import ScreenPlay

/// A keyboard goes together with what is edited, and nothing is posted of that. On an iPhone 16, where the keyboard begins at 516.
@MainActor @Suite struct GoneKeyboardTests {
    /// A list and a bar that stands on the keyboard.
    @Test(
        "S86 a keyboard that goes without a hide leaves nothing, if its field resigns or is removed",
        arguments: Play.Place.phones, [.resign, .remove(0)] as [Step])
    func s86(_ place: Play.Place, _ step: Step) {
        var screen = ScreenPlan.form(target: .barAndScrollView)
        screen.hasBar = true
        let play = Play(screen, on: place)(.tap(0))
        #expect(play.screen.pin.constant < -300 && play.inset > 250)
        play(.fault(.losesNextCycle), step)
        #expect(play.device.keyboard.frame.minY >= 852)
        #expect(play.screen.pin.constant == screen.constant && play.inset == 0)
    }

    @Test("S86 a keyboard that stays is avoided, if an input posts nothing too", arguments: Play.Place.phones)
    func s86Silent(_ place: Play.Place) {
        var screen = ScreenPlan.form()
        screen.parts[0].parts[9].kind = .keyInput
        let play = Play(screen, on: place)(.tap(0))(.focus(9))
        #expect(abs(play.inset - 302) <= 0.5 && play.end <= 506.5)
    }
}
