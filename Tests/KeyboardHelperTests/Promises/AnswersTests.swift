import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What the articles answer in a sentence, and no situation is about.
@MainActor @Suite struct AnswersTests {
    @Test(
        "below a search field at the top of the view, the list gets an inset from the call that names it",
        arguments: ScreenPlan.Target.ofForms, Play.Place.phones)
    func searchFieldAtTheTop(_ target: ScreenPlan.Target, _ place: Play.Place) {
        var plan = ScreenPlan.form(target: target)
        plan.parts.insert(Part(gap: 70), at: 0)
        let play = Play(plan, on: place)(.tap(0))
        #expect(play.input(0).minY == 70 && play.adjustedInset == (target == .scrollView ? 336 : 34))
        play.end()
    }

    @Test(
        "under an alert nothing is covered of a screen's call, and UIKit avoids for a window's",
        arguments: Play.Place.phones)
    func alert(_ place: Play.Place) {
        let play = Play(.form(target: .automatic), on: place, windowServes: true)(.present(.alert), .focusPresented(0))
        expectEqual(play.reason, .nothingCovered)
        expectEqual(play.device.window.keyboardAvoidance?.lastDecision?.reason, .systemAvoids)
    }

    /// Else it would be lifted by the 336 points that the keyboard covers, at the most.
    @Test(
        "a root view is lifted farther for a bar of the controller around, which is on the keyboard",
        arguments: Play.Place.phones)
    func rootViewBehindABar(_ place: Play.Place) {
        let play = Play(
            .form(1, gap: 796, target: .window, scrolls: false), in: .navigation(largeTitle: false), on: place)
        play.app { $0.navigationController?.view.addSubview(.white(CGRect(x: 0, y: 466, width: 393, height: 50))) }
        #expect(play(.tap(0)).lift == 374 && play.end == 466)
        play.end()
    }
}
