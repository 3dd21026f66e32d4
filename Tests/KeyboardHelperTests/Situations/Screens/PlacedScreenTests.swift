import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Screens that are not where the window is: under a bar of the app's own, partly below the screen, or moved meanwhile.
@MainActor @Suite struct PlacedScreenTests {
    @Test(
        "S99 a field ends below a bar of the app's over the top", arguments: Play.Place.phones,
        [.scrollView, .automatic, .window] as [ScreenPlan.Target])
    func barOverTop(_ place: Play.Place, _ target: ScreenPlan.Target) {
        let play = Play(.form(target: target), on: place)
        play.app { $0.view.addSubview(.white(CGRect(x: 0, y: 0, width: 393, height: 103))) }
        play(.focus(14), .wait(1))(.focus(5), .wait(1))(.focus(3))
        #expect(play.end >= 103 + 44 && play.end <= 506)
        play.end()
    }

    /// A panel of 792 points, some of which are below the screen; its list has an inset for those.
    private func stay(_ below: CGFloat) -> World.Stay { .child(from: (60 + below) / 852, to: (852 + below) / 852) }

    @Test(
        "S100 an inset for what is below the screen counts", arguments: Play.Place.phones, [0, 300, 560] as [CGFloat])
    func belowTheScreen(_ place: Play.Place, _ below: CGFloat) {
        let play = Play(.form(inset: below), in: stay(below), on: place)(.focus(1))
        // All of it, if it begins below the keyboard's top.
        #expect(abs(play.adjustedInset - min(792, 852 + below - 516)) < 0.4)
        play.end()
        #expect(abs(play.inset - below) < 0.001)
    }

    @Test("S100 a hide tells closures that nothing is covered", arguments: Play.Place.phones, [0, 300] as [CGFloat])
    func hideBelowTheScreen(_ place: Play.Place, _ below: CGFloat) {
        let play = Play(.form(target: .closures), in: stay(below), on: place)
        var told: [CGFloat] = []
        play.screen.handleKeyboard { told.append($1.overlap(with: $0.view)) }
        play(.focus(1)).end()
        #expect(told.last == 0 && told.max() == 336 + below)
    }

    @Test(
        "S101 a bar stays on the keyboard as the screen is moved", arguments: Play.Place.phones,
        [87, 40, -30] as [CGFloat])
    func moved(_ place: Play.Place, _ points: CGFloat) {
        var plan = ScreenPlan.form(0, target: .bottomConstraint)
        (plan.hasBar, plan.constant) = (true, 0)
        for stay in [.root, .navigation(largeTitle: false), .child(from: 0.3, to: 0.8)] as [World.Stay] {
            let play = Play(plan, in: stay, on: place)(.focus(0))
            let root = play.device.window.rootViewController?.view ?? play.screen.view
            let page = stay == .child(from: 0.3, to: 0.8) ? play.screen.view : root
            for way in [points, -points] {
                play.app { _ in page?.frame.origin.y += way }
                #expect(abs(play.frame(of: play.screen.bar).maxY - 516) < 0.4)
            }
            play.end()
        }
    }

    @Test(
        "a bar that minimizes in scrolls covers no field", arguments: Play.Place.phones,
        SimulatedBehavior.BarMinimization.allCases)
    func minimizedBar(_ place: Play.Place, _ position: SimulatedBehavior.BarMinimization) {
        let play = Play(.form(30), in: .navigation(largeTitle: false), on: place)
        play.device.behavior.barsMinimize = position
        for number in [10, 11, 4, 25, 0, 29] {
            play(.focus(number))
            // A person scrolls; a key brings the field back.
            play(.drag(0, by: 100))(.type(1))
            let top = max(59, play.screen.view.safeAreaInsets.top)
            #expect(play.end <= 516 && play.end >= top + 44 - 0.5)
        }
        play.end()
    }

    @Test("S55 a container that the app lays out is put back unseen", arguments: Play.Place.phones)
    func s55(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .container)
        plan.parts = [Part(kind: .box, gap: 541, height: 100, parts: [Part(gap: 20)])]
        plan.laysOutAlways = true
        let play = Play(plan, on: place)(.focus(0))
        play.device.turn { play.screen.view.setNeedsLayout() }
        for _ in 0...20 {
            // All of the card, which ends 36 points below the field, is visible.
            expectEqual(play.end, 470)
            play.device.advance(by: 1.0 / 60)
        }
        play.end()
    }
}
