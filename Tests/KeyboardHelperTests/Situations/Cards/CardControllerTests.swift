import Testing
import UIKit

@testable import ScreenPlay

/// A controller whose view is a card in its container. Its container call is for that view.
@MainActor
@Suite
struct CardControllerTests {
    /// The card is from 383 to 639, and its field ends at 443: it is visible without a lift.
    @Test("S105 all of a card that is a controller's view is visible", arguments: Play.Place.phones)
    func card(_ place: Play.Place) {
        let plan = ScreenPlan.form(1, target: .root, scrolls: false)
        let play = Play(plan, in: .child(from: 383 / 852, to: 639 / 852), on: place)(.focus(0))
        #expect(abs(play.frame(of: play.screen.view).maxY - 506) < 0.4)
        play.end()
        #expect(abs(play.frame(of: play.screen.view).maxY - 639) < 0.4)
    }

    @Test("S105 one that does not fit is lifted for its field alone", arguments: Play.Place.phones)
    func tall(_ place: Play.Place) {
        let plan = ScreenPlan.form(5, gap: 76, target: .root, scrolls: false)
        let play = Play(plan, in: .child(from: 60 / 852, to: 780 / 852), on: place)(.focus(0))
        #expect(abs(play.frame(of: play.screen.view).maxY - 780) < 0.4)
        play(.focus(4))
        #expect(abs(play.end - 506) < 0.4)
        play.end()
    }
}
