import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// What happens where a layout does not touch a displaced view, by which the library notices layouts.
@MainActor @Suite struct UnnoticedLayoutTests {
    @Test("debug builds say it, once", arguments: [true, false])
    func said(_ isUnnoticed: Bool) {
        var lines: [String] = []
        let print = AvoidanceHandlers.printLine
        AvoidanceHandlers.printLine = { lines.append($0) }
        AvoidanceHandlers.hasPrintedDeafness = false
        defer { AvoidanceHandlers.printLine = print }
        let play = Play(.form())
        play.device.behavior.layoutsLeaveDisplacedViews = isUnnoticed
        play(.tap(3), .rotate)(.rotate).end()
        let line = "KeyboardHelper: a layout of UIView went unnoticed. Please report it with the version of iOS."
        expectEqual(lines, isUnnoticed ? [line] : [])
    }

    @Test("an inset that the app assigns while the keyboard comes is put back", arguments: Play.Place.phones)
    func inset(_ place: Play.Place) {
        var screen = ScreenPlan.form()
        screen.assignsInsets = true
        let play = Play(screen, on: place)
        play.device.behavior.layoutsLeaveDisplacedViews = true
        play(.tap(9), .wait(0.1)).app { $0.view.setNeedsLayout() }
        expectEqual(play.inset, 302)
        play.end()
    }

    @Test("a screen that UIKit puts back without a layout is lifted again", arguments: Play.Place.phones)
    func lift(_ place: Play.Place) {
        var place = place
        place.model = .iPhoneSE
        let play = Play(.form(8, gap: 30, target: .root, scrolls: false), on: place)(.tap(7), .wait(0.1))
        play.app { $0.view.center.y = 667 / 2 }
        expectEqual(play.end, 397)
        play.end()
    }
}
