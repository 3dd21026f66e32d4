import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Cards that are lifted as a whole if they fit. On an iPhone 16, whose keyboard begins at 516 and whose safe area at 59.
@MainActor @Suite struct CardTests {
    // MARK: A controller's view as a card in its container

    /// The card is from 383 to 639, and its field ends at 443: it is visible without a lift.
    @Test("S105 all of a card that is a controller's view is visible", arguments: Play.Place.phones)
    func s105(_ place: Play.Place) {
        let plan = ScreenPlan.form(1, target: .root, scrolls: false)
        let play = Play(plan, in: .child(from: 383 / 852, to: 639 / 852), on: place)(.focus(0))
        #expect(abs(play.frame(of: play.screen.view).maxY - 506) < 0.4)
        play.end()
        #expect(abs(play.frame(of: play.screen.view).maxY - 639) < 0.4)
    }

    @Test("S105 one that does not fit is lifted for its field alone", arguments: Play.Place.phones)
    func s105Tall(_ place: Play.Place) {
        let plan = ScreenPlan.form(5, gap: 76, target: .root, scrolls: false)
        let play = Play(plan, in: .child(from: 60 / 852, to: 780 / 852), on: place)(.focus(0))
        #expect(abs(play.frame(of: play.screen.view).maxY - 780) < 0.4)
        play(.focus(4))
        #expect(abs(play.end - 506) < 0.4)
        play.end()
    }

    // MARK: A card in a controller's view

    /// Where the card begins and how high it is, the field in it, 20 points below its top or in the middle, and where it goes.
    @Test(
        "all of a container is visible if it fits",
        arguments: [
            ("its button stays visible", .container, 480, 300, 0, 206),
            ("above the keyboard it does not move", .container, 100, 300, 0, 100),
            ("a root view goes only as far as the focus needs", .root, 400, 300, 0, 400),
            ("one that does not fit stays for a visible field", .container, 220, 560, 0, 220),
            ("and goes up for a covered one", .container, 220, 560, 1, 62),
        ] as [(String, ScreenPlan.Target, CGFloat, CGFloat, Int, CGFloat)], Play.Place.phones)
    func whole(
        _ row: (name: String, target: ScreenPlan.Target, y: CGFloat, height: CGFloat, field: Int, top: CGFloat),
        _ place: Play.Place
    ) {
        var plan = ScreenPlan.form(0, target: row.target, scrolls: false)
        let parts = [Part(gap: 20), Part(gap: row.height - 224), Part(kind: .label, gap: 52)]
        plan.parts = [Part(kind: .box, gap: row.y, height: row.height, parts: parts)]
        let play = Play(plan, on: place)(.focus(row.field))
        #expect(abs(play.frame(of: play.screen.nodes[0].view).minY - row.top) < 0.001)
        play.end()
    }
}
